import { Tag } from '@coop/ui/tag';
import styles from './cookies-policy.module.css';
import { text } from './text.ts';

/** What is kept, one card each: sentences this long do not fit the columns of a table. */
export function KeptList() {
  const { items, places, why, howLong } = text.kept;
  return (
    <ul className={styles.kept}>
      {items.map((item) => (
        <li key={item.name}>
          <h3>
            <code lang="en" translate="no">
              {item.name}
            </code>
          </h3>
          <Tag tone="muted">{places[item.place]}</Tag>
          <dl>
            <dt>{why}</dt>
            <dd>{item.why}</dd>
            <dt>{howLong}</dt>
            <dd>{item.howLong}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
