import styles from './people.module.css';
import type { Person } from './people.ts';

/** A name that breaks between its two parts only, as long as a line has room for one. */
export function Name({ person: { member, name } }: { person: Person }) {
  const surname = member.member_surname;
  const first = surname && name.endsWith(surname) ? name.slice(0, -surname.length).trim() : name;
  return (
    <>
      <span className={styles.whole}>{first}</span>
      {first !== name && (
        <>
          {' '}
          <span className={styles.whole}>{surname}</span>
        </>
      )}
    </>
  );
}
