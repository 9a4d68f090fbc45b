import { useRef, useState } from 'react';
import { categoryPicture } from './fallback-pictures.ts';
import styles from './topics.module.css';
import { usePicture } from './use-picture.ts';

interface ContentImageProps {
  /** File under mediafiles/; empty where nothing was uploaded. */
  readonly file: string;
  /** Shown where the file cannot be (fallback-pictures.ts). */
  readonly fallback: string;
  /** What the uploaded picture shows; the fallback says nothing and has no words. */
  readonly alt: string;
  /** Within its box: cut to it, or whole. */
  readonly fit?: 'cover' | 'contain';
}

const SIZE = { width: 640, height: 400 };
const NEWS = categoryPicture('news');

/** The picture that stands for a kind of content; the news' one where even that cannot be had. */
function Fallback({ src }: { src: string }) {
  const [missing, setMissing] = useState<string>();
  return (
    <img
      {...SIZE}
      src={missing === src ? NEWS : src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(src)}
    />
  );
}

/** A picture of the cooperative's content in a box of fixed shape: the uploaded one if it really is one (PUB-11). */
export function ContentImage({ file, fallback, alt, fit = 'cover' }: ContentImageProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { state, onBroken } = usePicture(file, box);
  return (
    <span ref={box} className={`${styles.picture} ${styles[fit]}`}>
      {state.kind === 'shown' && <img {...SIZE} src={state.src} alt={alt} onError={onBroken} />}
      {state.kind === 'none' && <Fallback src={fallback} />}
    </span>
  );
}
