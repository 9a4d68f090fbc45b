import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import styles from './photo-editor.module.css';
import 'react-easy-crop/react-easy-crop.css';

/** The chosen part, in percent and in pixels: the two outputs the wire asks for. */
export interface Crop {
  readonly croppedArea: Area;
  readonly croppedAreaPixels: Area;
}

interface PhotoCropperProps {
  readonly image: string;
  readonly onCrop: (crop: Crop) => void;
  readonly onUnreadable: () => void;
}

const MOST_ZOOM = 3;

/** Moves and zooms a picture under a round window; by finger, mouse, arrow keys and a slider. */
export function PhotoCropper({ image, onCrop, onUnreadable }: PhotoCropperProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={image}
          crop={position}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(croppedArea, croppedAreaPixels) =>
            onCrop({ croppedArea, croppedAreaPixels })
          }
          mediaProps={{ onError: onUnreadable, alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': 'กรอบรูป เลื่อนด้วยปุ่มลูกศรได้' }}
        />
      </div>
      <label className={styles.zoom}>
        ขยายรูป
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  );
}
