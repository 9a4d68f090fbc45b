import { formatCount, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { useKeptState } from '../../page/kept/kept-state.tsx';
import type { ExportColumn } from '../columns.ts';
import type { StatementRow } from '../use-statement.ts';
import { byYear } from './by-year.ts';
import { type Summed, summedCount, summedRows } from './summed.ts';
import { TwoLines } from './two-lines.tsx';
import styles from './year-list.module.css';

/** A row in two lines: what and when at the left, its amount and the balance after it at the right. */
export interface StatementLine {
  readonly what: string;
  /** Beside the day. */
  readonly note?: ReactNode;
  /** Satang: more than 0 raises the balance, less lowers it; unsigned where there is no balance. */
  readonly satang: number | null;
  /** Satang after the row; undefined where the list has no running balance. */
  readonly balance?: number | null;
  /** Its balance is owed: what lowers it is nothing bad, and has no colour. */
  readonly isDebt?: true;
}

/** Returns how an amount shows that it moves a balance. */
const signOf = ({ balance, isDebt }: StatementLine) =>
  balance !== undefined && (isDebt ? 'plain' : true);

interface YearListProps<Row extends StatementRow> {
  /** Newest first. */
  readonly rows: readonly Row[];
  readonly lineOf: (row: Row) => StatementLine;
  readonly summed?: Summed<Row> | undefined;
  /** Details behind a tap. */
  readonly details: readonly ExportColumn<Row>[];
  /** Tells whether a row is what the address marks: it is in sight from the beginning. */
  readonly isMarked?: (row: Row) => boolean;
  /** Tells whether every year is open, as after a search. */
  readonly allOpen: boolean;
}

/** So many rows of a year are shown before the button for more. */
const FIRST = 24;
const FIRST_YEARS = 6;

function Line<Row extends StatementRow>(
  props: Pick<YearListProps<Row>, 'lineOf' | 'details' | 'isMarked'> & { row: Row },
) {
  const { row, details, isMarked } = props;
  const line = props.lineOf(row);
  const { what, note, satang, balance } = line;
  const hasBalance = balance !== undefined;
  const filled = details.flatMap(({ key, header, cell }) => {
    const value = cell(row);
    return value === null || value === '' ? [] : [{ key, header, value }];
  });
  return (
    <li aria-current={isMarked?.(row) ? 'location' : undefined}>
      <details className={styles.line}>
        <summary>
          <TwoLines
            what={what}
            amount={<Amount satang={satang} signed={signOf(line)} />}
            when={
              <>
                {joinFigures(formatThaiDate(row.operate_date))}
                {note && (
                  <>
                    <span aria-hidden="true"> · </span>
                    {note}
                  </>
                )}
              </>
            }
            after={
              hasBalance && (
                <>
                  คงเหลือ <Amount satang={balance} size="s" />
                </>
              )
            }
          />
        </summary>
        <dl>
          {filled.map(({ key, header, value }) => (
            <div key={key}>
              <dt>{header}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** Shows which year it is, how many of its rows are added up, and their sum. */
function YearSum<Row extends StatementRow>(
  props: Pick<YearListProps<Row>, 'rows' | 'lineOf' | 'summed'> & { readonly name: string },
) {
  const { name, rows, lineOf, summed } = props;
  const satang = sumSatang(summedRows(summed, rows).map((row) => lineOf(row).satang));
  const sign = rows.map((row) => signOf(lineOf(row))).find(Boolean) ?? false;
  return (
    <>
      <span>
        {name}{' '}
        <span className={styles.count}>
          {summed && `${summed.words} `}
          {joinFigures(summedCount(summed, rows))}
        </span>
      </span>
      <Amount satang={satang} signed={sign} />
    </>
  );
}

function Year<Row extends StatementRow>(
  props: Omit<YearListProps<Row>, 'allOpen'> & {
    readonly name: string;
    readonly isOnly: boolean;
    readonly opened: boolean;
  },
) {
  const { name, rows, isOnly, opened, isMarked } = props;
  const [pressed, setPressed] = useKeptState<boolean | undefined>(`opened ${name}`, undefined);
  const [wanted, setShown] = useKeptState(`rows of ${name}`, FIRST);
  const id = useId();
  const marked = isMarked ? rows.findLastIndex(isMarked) : -1;
  const isOpen = isOnly || (pressed ?? (opened || marked >= 0));
  const shown = Math.max(wanted, marked + 1);
  const left = rows.length - shown;
  return (
    <section className={styles.year} aria-label={name}>
      {isOnly && props.summed && (
        <p className={styles.head}>
          <YearSum {...props} />
        </p>
      )}
      {!isOnly && (
        <h3>
          <button
            type="button"
            className={styles.head}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setPressed(!isOpen)}
          >
            <YearSum {...props} />
            <ChevronDown aria-hidden className={styles.fold} />
          </button>
        </h3>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ul className={styles.list}>
            {rows.slice(0, shown).map((row) => (
              <Line {...props} key={row.seq_no} row={row} />
            ))}
          </ul>
        )}
        {isOpen && left > 0 && (
          <Button onClick={() => setShown(shown + FIRST)}>
            {`แสดงเพิ่ม ${formatCount(Math.min(left, FIRST))} รายการ`}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The statement of a phone: two lines a row, one year open, each year with its sum. */
export function YearList<Row extends StatementRow>(props: YearListProps<Row>) {
  const { rows, allOpen, isMarked } = props;
  const [shown, setShown] = useKeptState('years', FIRST_YEARS);
  const years = [...byYear(rows)];
  const marked = years.findIndex(([, ofYear]) => isMarked && ofYear.some(isMarked));
  const left = allOpen ? 0 : years.length - Math.max(shown, marked + 1);
  return (
    <div className={styles.years}>
      {years.slice(0, years.length - Math.max(left, 0)).map(([name, yearRows], index) => (
        <Year
          {...props}
          key={`${name}:${allOpen}`}
          name={name}
          rows={yearRows}
          isOnly={years.length === 1}
          opened={allOpen || index === 0}
        />
      ))}
      {left > 0 && (
        <Button
          onClick={() => setShown(years.length)}
        >{`แสดงปีก่อนหน้าอีก ${formatCount(left)} ปี`}</Button>
      )}
    </div>
  );
}
