import { keyed } from '@coop/format/keyed';
import { ContentImage } from '../../posts/pictures/content-image.tsx';
import styles from './show.module.css';
import { type AlbumProps, useAlbum } from './use-album.tsx';

/** The pictures of an item, small; each opens over the page. */
export function Gallery(props: AlbumProps) {
  const { pictures } = props;
  const { opened, buttonOf, fallback } = useAlbum(props);
  return (
    <section aria-labelledby="gallery" className={styles.gallery}>
      <h2 id="gallery" className={styles.heading}>
        ภาพในอัลบั้ม <span className="note">{`${pictures.length}\u00a0ภาพ`}</span>
      </h2>
      <ul className={styles.pictures}>
        {keyed(pictures, ({ file, caption }) => `${file} ${caption}`).map(
          ([key, { file, caption }], place) => (
            <li key={key}>
              <button {...buttonOf(place)}>
                <ContentImage file={file} fallback={fallback} alt="" />
                <span className={styles.caption}>{caption}</span>
              </button>
            </li>
          ),
        )}
      </ul>
      {opened}
    </section>
  );
}
