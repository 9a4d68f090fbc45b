import { useRef, useState } from 'react';
import { whenBroken } from '../../site/broken-picture.ts';
import styles from '../topics.module.css';
import { categoryPicture, mediaPath } from './fallback-pictures.ts';
import { usePicture } from './use-picture.ts';

interface ContentImageProps {
  /** File under mediafiles/; empty where nothing was uploaded. */
  readonly file: string;
  /** Shown when the file cannot be shown (fallback-pictures.ts). */
  readonly fallback: string;
  /** Alternative text of the uploaded picture; the fallback is decorative and has none. */
  readonly alt: string;
  /** Tells whether the picture is cropped to its box or shown whole. */
  readonly fit?: 'cover' | 'contain';
}

const SIZE = { width: 640, height: 400 };
const NEWS = categoryPicture('news');

/** The fallback picture; that of the news when it cannot be loaded either. */
function Fallback({ src }: { src: string }) {
  const [missing, setMissing] = useState<string>();
  return (
    <img
      {...SIZE}
      src={missing === src ? NEWS : src}
      alt=""
      loading="lazy"
      decoding="async"
      {...whenBroken(() => setMissing(src))}
    />
  );
}

type LeadPictureProps = Pick<ContentImageProps, 'file' | 'alt'>;

/** The picture at the head of an article: only one of its own, never the default of a category. */
export function LeadPicture({ file, alt }: LeadPictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { state, onBroken } = usePicture(file, box);
  if (state.kind === 'none') return null;
  return (
    <span ref={box} className={`${styles.picture} ${styles.cover} ${styles.lead}`}>
      <Own file={file} alt={alt} state={state} onBroken={onBroken} />
    </span>
  );
}

type OwnProps = LeadPictureProps & ReturnType<typeof usePicture> & { fallback?: string };

/**
 * The uploaded picture once it is known to be one. Browsers that run no script lay it over the fallback, which is seen
 * where it does not come.
 */
function Own({ file, alt, state, onBroken, fallback }: OwnProps) {
  if (state.kind === 'shown') return <img {...SIZE} src={state.src} alt={alt} onError={onBroken} />;
  if (state.kind === 'none') return null;
  const style = fallback ? { backgroundImage: `url("${fallback}")` } : {};
  return (
    <noscript>
      {/* Words of its own would be drawn over the fallback. */}
      <span role="img" aria-label={alt} className={styles.layers} style={style}>
        <img {...SIZE} src={mediaPath(file)} alt="" loading="lazy" />
      </span>
    </noscript>
  );
}

/** A picture in a box of fixed shape: the uploaded file if it is a valid picture (PUB-11), else the fallback. */
export function ContentImage({ file, fallback, alt, fit = 'cover' }: ContentImageProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { state, onBroken } = usePicture(file, box);
  return (
    <span
      ref={box}
      className={`${styles.picture} ${styles[fit]} ${state.kind === 'none' ? styles.quiet : ''}`}
    >
      <Own file={file} alt={alt} state={state} onBroken={onBroken} fallback={fallback} />
      {state.kind === 'none' && <Fallback src={fallback} />}
    </span>
  );
}
