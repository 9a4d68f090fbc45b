import { Button } from '@coop/ui/button';
import Camera from 'lucide-react/icons/camera';
import { useState } from 'react';
import { piece } from '../../../page/piece.tsx';
import { useSite } from '../../../site/site.tsx';
import styles from './photo.module.css';

// Loaded when the photo is changed.
const PhotoEditor = piece(async () => (await import('./photo-editor.tsx')).PhotoEditor);

interface PhotoProps {
  /** Path of the stored photo under the backend, empty when there is none. */
  readonly path: string;
  readonly name: string;
}

/** The member’s photo, or the first letter of the name, and the way to change it. */
export function Photo({ path, name }: PhotoProps) {
  const baseUrl = useSite().api?.baseUrl ?? '';
  const [editing, setEditing] = useState(false);
  return (
    <div className={styles.photo}>
      {path ? (
        <img
          className={styles.picture}
          src={`${baseUrl}/${path}`}
          alt={`รูปของ ${name}`}
          width={112}
          height={112}
        />
      ) : (
        <span className={styles.picture} aria-hidden>
          {name.slice(0, 1)}
        </span>
      )}
      <Button icon={<Camera />} onClick={() => setEditing(true)} className="no-print">
        {path ? 'เปลี่ยนรูป' : 'เพิ่มรูป'}
      </Button>
      {editing && <PhotoEditor onClose={() => setEditing(false)} />}
    </div>
  );
}
