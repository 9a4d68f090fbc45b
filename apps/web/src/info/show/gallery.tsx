import type { TopicPicture } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { Lightbox } from '@coop/ui/lightbox';
import { useState } from 'react';
import { ContentImage } from '../../parts/topics/content-image.tsx';
import { fallbackPicture } from '../../parts/topics/fallback-pictures.ts';
import styles from './show.module.css';
import { text } from './text.ts';

interface GalleryProps {
  readonly title: string;
  readonly category: string;
  readonly pictures: readonly TopicPicture[];
}

/** The pictures of an item, small; each opens over the page, from where one leads to the next. */
export function Gallery({ title, category, pictures }: GalleryProps) {
  const [index, setIndex] = useState<number>();
  const fallback = fallbackPicture(category);
  const count = pictures.length;
  return (
    <section aria-labelledby="gallery" className={styles.gallery}>
      <h2 id="gallery" className={styles.heading}>
        {text.gallery} <span className="note">{text.galleryCount(count)}</span>
      </h2>
      <ul className={styles.pictures}>
        {keyed(pictures, ({ file, caption }) => `${file} ${caption}`).map(
          ([key, { file, caption }], at) => (
            <li key={key}>
              <button
                type="button"
                aria-label={text.openPicture(at + 1, count, caption)}
                onClick={() => setIndex(at)}
              >
                <ContentImage file={file} fallback={fallback} alt="" />
                <span className={styles.caption}>{caption}</span>
              </button>
            </li>
          ),
        )}
      </ul>
      <Lightbox
        title={text.albumOf(title)}
        index={index}
        captions={pictures.map((one) => one.caption)}
        onMove={setIndex}
        onClose={() => setIndex(undefined)}
        renderPicture={(at) => {
          const { file = '', caption = '' } = pictures[at] ?? {};
          return <ContentImage file={file} fallback={fallback} alt={caption} fit="contain" />;
        }}
      />
    </section>
  );
}
