import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { memo } from 'react';
import {
  arrearSum,
  type ColumnGroup,
  columnSum,
  fullName,
  isArrear,
  lineKey,
  linesOf,
  type SheetColumn,
  totalOf,
} from './groups.ts';
import styles from './keeprep.module.css';
import { text } from './text.ts';

interface SheetTableProps {
  readonly caption: string;
  readonly members: readonly SheetMember[];
  readonly groups: readonly ColumnGroup[];
}

const sideOf = (align: SheetColumn['align']) => (align === 'end' ? styles.end : undefined);

/** The heads of a sheet: a group over its columns, one that has only one stands alone. */
export function SheetHead({ groups }: { groups: readonly ColumnGroup[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={styles.seq}>
          {text.seq}
        </th>
        <th scope="col" rowSpan={2} className={styles.no}>
          {text.no}
        </th>
        <th scope="col" rowSpan={2} className={styles.name}>
          {text.name}
        </th>
        {keyed(groups, ({ kind }) => kind).map(([place, { header, columns }]) =>
          columns.length > 1 ? (
            <th key={place} scope="colgroup" colSpan={columns.length} className={styles.group}>
              {header}
            </th>
          ) : (
            <th key={place} scope="col" rowSpan={2} className={styles.end}>
              {header}
            </th>
          ),
        )}
        <th scope="col" rowSpan={2} className={styles.end}>
          {text.sum}
        </th>
      </tr>
      <tr>
        {groups.map(({ kind, columns }) =>
          columns.length > 1
            ? columns.map(({ key, header, align }) => (
                <th key={`${kind}/${key}`} scope="col" className={sideOf(align)}>
                  {header}
                </th>
              ))
            : null,
        )}
      </tr>
    </thead>
  );
}

interface CellProps {
  readonly member: SheetMember;
  readonly group: ColumnGroup;
  readonly column: SheetColumn;
}

const isAlone = (lines: readonly BillingLine[]) => lines.length === 1 && !lines.some(isArrear);

/** A member's items of a kind, one under the other. */
function Cell({ member, group, column }: CellProps) {
  const lines = linesOf(member, group.kind);
  return (
    <td className={sideOf(column.align)}>
      {isAlone(lines)
        ? lines.map(column.show)
        : keyed(lines, lineKey).map(([key, line]) => (
            <div key={key} className={isArrear(line) ? styles.arrear : undefined}>
              {column.show(line)}
            </div>
          ))}
    </td>
  );
}

function Row({ member, groups }: { member: SheetMember; groups: readonly ColumnGroup[] }) {
  return (
    <tr>
      <td className={styles.seq}>{formatCount(member.seq_no)}</td>
      <td className={styles.no}>{member.membership_no}</td>
      <th scope="row" className={styles.name}>
        {fullName(member)}
      </th>
      {groups.map((group) =>
        group.columns.map((column) => (
          <Cell key={`${group.kind}/${column.key}`} member={member} group={group} column={column} />
        )),
      )}
      <td className={`${styles.end} ${styles.total}`}>{formatSatang(parseBaht(member.amount))}</td>
    </tr>
  );
}

/** The sums of every column, under the sheet. */
function Foot({ members, groups }: Omit<SheetTableProps, 'caption'>) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3} className={styles.sumLabel}>
          {text.grandTotal}
        </th>
        {groups.map(({ kind, columns }) =>
          columns.map(({ key, add }) => (
            <td key={`${kind}/${key}`} className={styles.end}>
              {add && formatSatang(columnSum(members, kind, add))}
            </td>
          )),
        )}
        <td className={`${styles.end} ${styles.total}`}>{formatSatang(totalOf(members))}</td>
      </tr>
    </tfoot>
  );
}

/** All members: header, number, name and sums stay visible while scrolling. */
export const SheetTable = memo(function SheetTable({ caption, members, groups }: SheetTableProps) {
  return (
    <>
      <p className="note">{text.scroll}</p>
      {arrearSum(members) !== 0 && <p className="note">{text.arrearNote}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.scroller} aria-label={caption} tabIndex={0}>
        <table className={styles.sheet}>
          <caption className="visually-hidden">{caption}</caption>
          <SheetHead groups={groups} />
          <tbody>
            {keyed(members, (member) => member.membership_no).map(([key, member]) => (
              <Row key={key} member={member} groups={groups} />
            ))}
          </tbody>
          <Foot members={members} groups={groups} />
        </table>
      </section>
    </>
  );
});
