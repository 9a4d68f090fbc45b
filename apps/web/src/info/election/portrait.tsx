import { useState } from 'react';
import { whenBroken } from '../../site/broken-picture.ts';
import styles from './election.module.css';
import { initialsOfName } from './initials.ts';

/** A candidate's photograph; initials where there is none or it does not come. */
export function Portrait({ name, picture }: { name: string; picture: string }) {
  const [isLost, setLost] = useState(false);
  if (!picture || isLost) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {initialsOfName(name)}
      </span>
    );
  }
  // The wire's media paths have no slash before them.
  const src = /^(https?:)?\//.test(picture) ? picture : `/${picture}`;
  return (
    <img
      className={styles.portrait}
      src={src}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      {...whenBroken(() => setLost(true))}
    />
  );
}
