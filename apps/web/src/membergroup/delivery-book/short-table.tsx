import type { Undeducted } from '@coop/contracts/membergroup/delivery-book';
import { keyed } from '@coop/format/keyed';
import { formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import styles from './delivery-book.module.css';
import { missingOf } from './slip-lines.ts';
import { text } from './text.ts';

const words = text.slip;
const FIGURES = ['billed', 'deducted', 'missing'];

function ShortRow({ one }: { one: Undeducted }) {
  return (
    <tr>
      <td>{one.membership_no}</td>
      <td>{one.member_fullname}</td>
      <td className={styles.end}>{formatSatang(parseBaht(one.billed_amount))}</td>
      <td className={styles.end}>{formatSatang(parseBaht(one.deducted_amount))}</td>
      <td className={styles.end}>{formatSatang(missingOf(one))}</td>
      <td>{one.reason || words.noReason}</td>
    </tr>
  );
}

/** The sums of a list that stands on a page of its own. */
function Sums({ rows }: { rows: readonly Undeducted[] }) {
  const sum = (of: (one: Undeducted) => number | null) => formatSatang(sumSatang(rows.map(of)));
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {words.total}
        </th>
        <td className={styles.end}>{sum((one) => parseBaht(one.billed_amount))}</td>
        <td className={styles.end}>{sum((one) => parseBaht(one.deducted_amount))}</td>
        <td className={styles.end}>{sum(missingOf)}</td>
        <td />
      </tr>
    </tfoot>
  );
}

interface ShortTableProps {
  readonly rows: readonly Undeducted[];
  /** Empty lines for a pen. */
  readonly blankLines?: number;
  readonly hasSums?: boolean;
}

/** Who could not be deducted in full and why. */
export function ShortTable({ rows, blankLines = 0, hasSums = false }: ShortTableProps) {
  return (
    <table className={`${styles.table} ${styles.after}`}>
      <caption>{words.short}</caption>
      <thead>
        <tr>
          {Object.entries(words.columns).map(([key, header]) => (
            <th key={key} scope="col" className={FIGURES.includes(key) ? styles.end : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows, (one) => one.membership_no).map(([key, one]) => (
          <ShortRow key={key} one={one} />
        ))}
        {Array.from({ length: blankLines }, (_, line) => (
          <tr key={String(line)}>
            {Object.keys(words.columns).map((key) => (
              <td key={key}>&nbsp;</td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasSums && <Sums rows={rows} />}
    </table>
  );
}
