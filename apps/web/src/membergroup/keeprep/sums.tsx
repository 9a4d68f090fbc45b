import type { KindTotal } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import {
  arrearSum,
  type ColumnGroup,
  columnGroups,
  columnSum,
  linesOf,
  totalOf,
} from './groups.ts';
import styles from './keeprep.module.css';
import { text } from './text.ts';

interface Sum {
  readonly kind: string;
  readonly header: string;
  readonly count: number;
  readonly principal: number;
  readonly interest: number;
  /** Part of the amount that is left over from earlier months. */
  readonly arrears: number;
  readonly amount: number;
}

function sumsOf(members: readonly SheetMember[], kinds: readonly ColumnGroup[]): Sum[] {
  const satang = (baht: string) => parseBaht(baht) ?? 0;
  return kinds.map((group) => ({
    kind: group.kinds.join(),
    header: group.header,
    count: members.reduce((sum, member) => sum + linesOf(member, group).length, 0),
    principal: columnSum(members, group, (line) => satang(line.principal)),
    interest: columnSum(members, group, (line) => satang(line.interest)),
    arrears: arrearSum(members, group),
    amount: columnSum(members, group, (line) => satang(line.amount)),
  }));
}

const { sumColumns } = text;

function columnsFor(sums: readonly Sum[]): DataTableColumn<Sum>[] {
  const money = (key: 'principal' | 'interest' | 'arrears' | 'amount'): DataTableColumn<Sum> => ({
    key,
    header: sumColumns[key],
    align: 'end',
    cell: (sum) => (sum[key] === 0 ? null : <Amount satang={sum[key]} />),
    total: <Amount satang={sums.reduce((total, one) => total + one[key], 0)} />,
    ...(key === 'amount' && { priority: 'main' as const }),
  });
  return [
    { key: 'kind', header: sumColumns.kind, priority: 'title', cell: (sum) => sum.header },
    {
      key: 'count',
      header: sumColumns.count,
      align: 'end',
      cell: (sum) => formatCount(sum.count),
      total: formatCount(sums.reduce((total, one) => total + one.count, 0)),
    },
    money('principal'),
    money('interest'),
    ...(sums.some((sum) => sum.arrears !== 0) ? [money('arrears')] : []),
    money('amount'),
  ];
}

interface SumsProps {
  readonly members: readonly SheetMember[];
  /** Names the kinds that occur on the sheet, in their order. */
  readonly totals: readonly KindTotal[];
}

/** What each kind comes to, and all of it in words. */
export default function Sums({ members, totals }: SumsProps) {
  const kinds = columnGroups(totals.map((one) => one.kind));
  const sums = sumsOf(members, kinds).filter((one) => one.count > 0);
  const arrears = arrearSum(members);
  return (
    <Card title={text.sums}>
      <DataTable
        caption={text.sums}
        columns={columnsFor(sums)}
        rows={sums}
        rowKey={(sum) => sum.kind}
        totalsLabel={text.grandTotal}
      />
      <p className={styles.words}>({bahtText(totalOf(members))})</p>
      {arrears !== 0 && (
        <p className="note">
          {text.ofWhichArrears} <Amount satang={arrears} unit={text.paper.baht} />
        </p>
      )}
    </Card>
  );
}
