import { formatCount } from '@coop/format/money';
import { Link } from 'react-router';
import { type Found, type Question, searchOf } from '../../site/found.ts';
import styles from './search.module.css';

interface FiltersProps {
  readonly found: Found;
  readonly question: Question;
}

interface FilterProps {
  readonly name: string;
  readonly to: Question;
  readonly isChosen: boolean;
  readonly count?: number;
}

function Filter({ name, to, isChosen, count }: FilterProps) {
  return (
    <li>
      <Link to={`?${searchOf(to)}`} aria-current={isChosen || undefined}>
        {name}
        {count !== undefined && <strong>{formatCount(count)}</strong>}
      </Link>
    </li>
  );
}

/** Categories and years in which something was found, as links that work without scripts. */
export function Filters({ found, question }: FiltersProps) {
  const { category, yearBE } = question;
  const first = { ...question, page: 1 };
  const isFiltered = category !== undefined || yearBE !== undefined;
  if (!isFiltered && found.categories.length < 2 && found.yearsBE.length < 2) return null;
  return (
    <div className="no-print">
      <nav aria-label="ผลการค้นหาตามหมวด">
        <ul className={styles.kinds}>
          <Filter
            name="ทุกหมวด"
            to={{ ...first, category: undefined }}
            isChosen={category === undefined}
          />
          {found.categories.map(({ key, name, total }) => (
            <Filter
              key={key}
              name={name}
              to={{ ...first, category: key }}
              isChosen={key === category}
              count={total}
            />
          ))}
        </ul>
      </nav>
      {found.yearsBE.length > 1 && (
        <nav aria-label="ผลการค้นหาตามปี พ.ศ.">
          <ul className={styles.kinds}>
            <Filter
              name="ทุกปี"
              to={{ ...first, yearBE: undefined }}
              isChosen={yearBE === undefined}
            />
            {found.yearsBE.map((year) => (
              <Filter
                key={year}
                name={String(year)}
                to={{ ...first, yearBE: year }}
                isChosen={year === yearBE}
              />
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
