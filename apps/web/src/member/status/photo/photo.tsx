import { Button } from '@coop/ui/button';
import Camera from 'lucide-react/icons/camera';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../../site/site.tsx';
import styles from './photo.module.css';

// Loaded when the photo is changed.
const PhotoEditor = lazy(() => import('./photo-editor.tsx'));

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
      {editing && (
        <Suspense>
          <PhotoEditor onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
