import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './lightbox.module.css';

export type LightboxProps = {
  /** Name of the album. */
  title: string;
  /** The open picture; undefined while none is. */
  index: number | undefined;
  captions: readonly string[];
  onMove: (index: number) => void;
  onClose: () => void;
  renderPicture: (index: number) => ReactNode;
};

/** A swipe of at least this length turns the page. */
const SWIPE_PX = 48;

/** Returns the index that a key leads to; undefined for other keys. */
function placeAfter(key: string, index: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: index === 0 ? last : index - 1,
    ArrowRight: index === last ? 0 : index + 1,
    Home: 0,
    End: last,
  };
  return Object.hasOwn(places, key) ? places[key] : undefined;
}

/** Translates swipes to keys: left for the next picture, right for the one before. */
function useSwipe(onKey: (key: string) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      const way = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      if (Math.abs(way) >= SWIPE_PX) onKey(way < 0 ? 'ArrowRight' : 'ArrowLeft');
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}

/** Shows the pictures of an album, one at a time, over the page: arrows, Home and End, Esc, or a swipe. */
export function Lightbox(props: LightboxProps) {
  const { title, index = 0, captions, onMove, onClose, renderPicture } = props;
  const isOpen = props.index !== undefined;
  const modal = useModal(isOpen, onClose);
  const go = (key: string): boolean => {
    const next = placeAfter(key, index, captions.length - 1);
    if (next === undefined) return false;
    onMove(next);
    return true;
  };
  const swipe = useSwipe(go);
  const onKeyDown = (event: KeyboardEvent) => {
    if (go(event.key)) event.preventDefault();
  };
  return (
    <dialog {...modal} className={styles.lightbox} aria-label={title} onKeyDown={onKeyDown}>
      {isOpen ? (
        <>
          <div className={styles.head}>
            <p role="status" className={styles.caption}>
              ภาพที่ {index + 1} จาก {captions.length} <strong>{captions[index]}</strong>
            </p>
            <Button icon={<X />} onClick={onClose}>
              ปิด
            </Button>
          </div>
          <div className={styles.stage} {...swipe}>
            {renderPicture(index)}
          </div>
          <div className={styles.foot}>
            <Button icon={<ChevronLeft />} onClick={() => go('ArrowLeft')}>
              ก่อนหน้า
            </Button>
            <Button icon={<ChevronRight />} onClick={() => go('ArrowRight')}>
              ถัดไป
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
