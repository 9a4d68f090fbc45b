import type { InfoHome } from '@coop/contracts/info/topic';
import { Link } from 'react-router';
import { categoryWords } from '../../../parts/topics/text.ts';
import { paths } from '../../../site/paths.ts';
import styles from './feed.module.css';
import { nameOf } from './news.tsx';
import { text } from './text.ts';

/** Lists that no section of the feed leads to. */
const MORE = [
  'overall_operation',
  'bussiness_report',
  'bussiness_report_monthy',
  'order',
  'coop_order',
  'coop_act',
  'video',
  'organization',
] as const;

/** The way to every other list, by its name. */
export function ListsIndex({ sections }: Pick<InfoHome, 'sections'>) {
  const lists = new Map(sections.map((one) => [one.category, nameOf(one)]));
  lists.delete('news');
  lists.delete('notice');
  for (const key of MORE) lists.set(key, categoryWords(key)?.name ?? key);
  return (
    <nav aria-labelledby="lists" className={`${styles.section} no-print`}>
      <h2 id="lists">{text.index}</h2>
      <ul className={styles.index}>
        {[...lists].map(([key, name]) => (
          <li key={key}>
            <Link to={paths.list(key)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
