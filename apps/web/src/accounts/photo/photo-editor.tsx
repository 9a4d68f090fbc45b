import { Band } from '@coop/ui/band';
import { Button, buttonClass } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useState } from 'react';
import { useCall } from '../../feed/use-call.ts';
import { dataUrlOf } from '../../forms/data-url.ts';
import { refusalWords } from '../../forms/refusal-words.ts';
import { FailedTitle } from '../../page/failed-title.tsx';
import { lazyPart } from '../../page/lazy-part.tsx';
import { failureWords, notify } from '../../toasts/notify.ts';
import type { Crop } from './photo-cropper.tsx';
import styles from './photo-editor.module.css';

// Loaded while a picture is chosen.
const PhotoCropper = lazyPart(
  async () => (await import('./photo-cropper.tsx')).PhotoCropper,
  ['16rem'],
);

const TYPES = ['image/jpeg', 'image/png', 'image/gif'];
const MOST_BYTES = 5 * 1024 * 1024;
const WRONG_TYPE = 'ไฟล์นี้ไม่ใช่รูป JPEG, PNG หรือ GIF ที่เปิดได้ กรุณาเลือกรูปอื่น';

interface Chosen {
  readonly name: string;
  /** The picture as a data URL, as the wire wants it. */
  readonly image: string;
}

function refusalOf(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return WRONG_TYPE;
  return file.size > MOST_BYTES ? 'รูปใหญ่เกิน 5 MB กรุณาเลือกรูปที่เล็กกว่านี้' : undefined;
}

/** A picture that is chosen, cropped and sent, and why it cannot be. */
function usePhoto(onDone: () => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const [crop, setCrop] = useState<Crop>();
  const [refusal, setRefusal] = useState<string>();
  const { busy, run } = useCall('memberUploadCreate');

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const reason = refusalOf(file);
    setRefusal(reason);
    setCrop(undefined);
    setChosen(undefined);
    if (!reason) setChosen({ name: file.name, image: await dataUrlOf(file) });
  };

  const dropUnreadable = () => {
    setChosen(undefined);
    setCrop(undefined);
    setRefusal(WRONG_TYPE);
  };

  const save = async () => {
    if (!chosen || !crop) return;
    setRefusal(undefined);
    try {
      const answer = await run({ body: { ...chosen, ...crop } });
      if (!answer) return;
      const refused = refusalWords(answer);
      if (refused !== undefined) return setRefusal(refused);
      notify.success(answer.rc_des);
      onDone();
    } catch (error) {
      setRefusal(failureWords(error));
    }
  };
  return { chosen, crop, setCrop, refusal, busy, choose, dropUnreadable, save };
}

export function PhotoEditor({ onClose }: { onClose: () => void }) {
  const { chosen, crop, setCrop, refusal, busy, ...photo } = usePhoto(onClose);
  return (
    <Dialog
      title="รูปของท่าน"
      open
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={!crop}
          busy={busy}
          busyLabel="กำลังบันทึกรูป"
          onClick={() => void photo.save()}
        >
          บันทึกรูป
        </Button>
      }
    >
      <div className={styles.choose}>
        {refusal && <FailedTitle />}
        {refusal && (
          <Band tone="negative" title="ใช้รูปนี้ไม่ได้" live>
            {refusal}
          </Band>
        )}
        {/* The browser's own button speaks the browser's language, so the label stands in for it. */}
        <p id="photo-hint">รูป JPEG, PNG หรือ GIF ไม่เกิน 5 MB</p>
        <div className={styles.file}>
          <input
            id="photo"
            type="file"
            accept={TYPES.join(',')}
            aria-describedby="photo-hint"
            onChange={(event) => void photo.choose(event.target.files?.[0])}
          />
          <label htmlFor="photo" className={buttonClass('secondary')}>
            เลือกรูปหรือถ่ายรูป
          </label>{' '}
          {chosen?.name}
        </div>
        {chosen && (
          <PhotoCropper image={chosen.image} onCrop={setCrop} onUnreadable={photo.dropUnreadable} />
        )}
      </div>
    </Dialog>
  );
}
