import { keyed } from '@coop/format/keyed';
import { PersonName, Whole } from '@coop/ui/whole';
import { ContentImage } from '../../posts/pictures/content-image.tsx';
import styles from './people.module.css';
import type { Person } from './people.ts';
import { type AlbumProps, useAlbum } from './use-album.tsx';

interface PeopleListProps extends Omit<AlbumProps, 'pictures'> {
  readonly people: readonly Person[];
}

/** List of those an item is about, each with face, name and office; the face opens over the page. */
export function PeopleList({ people, ...item }: PeopleListProps) {
  const { opened, buttonOf, fallback } = useAlbum({
    ...item,
    pictures: people.map(({ picture }) => picture),
  });
  return (
    <>
      <ul className={styles.people} aria-label="รายชื่อ">
        {keyed(people, ({ picture }) => picture.caption).map(
          ([key, { picture, name, office }], place) => (
            <li key={key} className={styles.person}>
              <button {...buttonOf(place)} className={styles.face}>
                <ContentImage file={picture.file} fallback={fallback} alt="" />
              </button>
              {/* The button says the same to who hears it. */}
              <div className={styles.words} aria-hidden="true">
                <p className={styles.name}>
                  <PersonName>{name}</PersonName>
                </p>
                <p className={styles.office}>
                  <Whole>{office}</Whole>
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
      {opened}
    </>
  );
}
