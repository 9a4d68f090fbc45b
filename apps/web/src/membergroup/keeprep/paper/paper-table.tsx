import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { type ColumnGroup, columnSum, linesOf, totalOf } from '../groups.ts';
import { fullName, lineKey } from '../lines.ts';
import { text } from '../text.ts';
import styles from './paper.module.css';
import type { PaperWidths } from './paper-widths.ts';
import { SheetHead } from './sheet-head.tsx';

const words = text.paper;
function Widths({ percents }: PaperWidths) {
  return (
    <colgroup>
      {percents.map((percent, place) => (
        <col key={String(place)} style={{ inlineSize: `${percent.toFixed(2)}%` }} />
      ))}
    </colgroup>
  );
}

interface SumLineProps {
  readonly label: string;
  readonly members: readonly SheetMember[];
  readonly groups: readonly ColumnGroup[];
}

/** A line of sums: brought forward, carried forward, or the total. */
function SumLine({ label, members, groups }: SumLineProps) {
  return (
    <tr className={styles.sum}>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      {groups.map(({ kind, columns }) =>
        columns.map(({ key, add }) => (
          <td key={`${kind}/${key}`} className={styles.end}>
            {add && formatSatang(columnSum(members, kind, add))}
          </td>
        )),
      )}
      <td className={styles.end}>{formatSatang(totalOf(members))}</td>
    </tr>
  );
}

/** A member on as many lines as the longest of their groups. */
function MemberLines({ member, groups }: { member: SheetMember; groups: readonly ColumnGroup[] }) {
  return (
    <tr>
      <td className={styles.end}>{formatCount(member.seq_no)}</td>
      <td>{member.membership_no}</td>
      <td className={styles.name}>{fullName(member)}</td>
      {groups.map(({ kind, columns }) =>
        columns.map(({ key, show, align }) => (
          <td key={`${kind}/${key}`} className={align === 'end' ? styles.end : undefined}>
            {keyed(linesOf(member, kind), lineKey).map(([key, line]) => (
              <div key={key}>{show(line)}</div>
            ))}
          </td>
        )),
      )}
      <td className={`${styles.end} ${styles.total}`}>{formatSatang(parseBaht(member.amount))}</td>
    </tr>
  );
}

interface PaperTableProps {
  readonly groups: readonly ColumnGroup[];
  readonly members: readonly SheetMember[];
  /** Members of the previous pages. */
  readonly brought: readonly SheetMember[];
  readonly isLast: boolean;
  /** The same on every page. */
  readonly widths: PaperWidths;
}

/** One page of the sheet: header, sums brought forward, members, sums carried forward. */
export function PaperTable({ groups, members, brought, isLast, widths }: PaperTableProps) {
  return (
    <table className={styles.table} style={{ fontSize: `${widths.fontPt}pt` }}>
      <Widths {...widths} />
      <SheetHead groups={groups} />
      <tbody>
        {brought.length > 0 && (
          <SumLine label={words.broughtForward} members={brought} groups={groups} />
        )}
        {keyed(members, (member) => member.membership_no).map(([key, member]) => (
          <MemberLines key={key} member={member} groups={groups} />
        ))}
        <SumLine
          label={isLast ? text.grandTotal : words.carriedForward}
          members={[...brought, ...members]}
          groups={groups}
        />
      </tbody>
    </table>
  );
}
