import type { KindTotal } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { bahtText } from '@coop/format/baht-text';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { satangColumn } from '../../parts/statement/money-column.tsx';
import { countColumn, textColumn } from '../../parts/statement/text-column.tsx';
import {
  arrearSum,
  type ColumnGroup,
  columnGroups,
  columnSum,
  satangIn,
  totalOf,
} from './groups.ts';
import styles from './keeprep.module.css';
import { text } from './text.ts';

const TITLE = 'ยอดรวมตามประเภท';

/** What a kind comes to, satang; with the part that is left over from earlier months. */
function sumOf(members: readonly SheetMember[], group: ColumnGroup) {
  return {
    kind: group.kinds.join(),
    header: group.header,
    count: columnSum(members, group, () => 1),
    principal: columnSum(members, group, satangIn('principal')),
    interest: columnSum(members, group, satangIn('interest')),
    arrears: arrearSum(members, group),
    amount: columnSum(members, group, satangIn('amount')),
  };
}

type Sum = ReturnType<typeof sumOf>;

function columnsFor(sums: readonly Sum[]): DataTableColumn<Sum>[] {
  const money = (key: 'principal' | 'interest' | 'arrears' | 'amount', header: string) =>
    satangColumn<Sum>(key, header, (sum) => sum[key], {
      totalOf: sums,
      blankZero: true,
      strong: key === 'amount',
    });
  return [
    textColumn('kind', 'ประเภท', (sum) => sum.header, { priority: 'title' }),
    countColumn('count', 'รายการ', (sum) => sum.count, { totalOf: sums }),
    money('principal', 'เงินต้น (บาท)'),
    money('interest', 'ดอกเบี้ย (บาท)'),
    ...(sums.some((sum) => sum.arrears !== 0) ? [money('arrears', 'ค้างชำระ (บาท)')] : []),
    money('amount', 'จำนวนเงิน (บาท)'),
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
  const sums = kinds.map((kind) => sumOf(members, kind)).filter((one) => one.count > 0);
  const arrears = arrearSum(members);
  return (
    <Card title={TITLE}>
      <DataTable
        caption={TITLE}
        columns={columnsFor(sums)}
        rows={sums}
        rowKey={(sum) => sum.kind}
        totalsLabel={text.grandTotal}
      />
      <p className={styles.words}>({bahtText(totalOf(members))})</p>
      {arrears !== 0 && (
        <p className="note">
          {text.ofWhichArrears} <Amount satang={arrears} unit="บาท" />
        </p>
      )}
    </Card>
  );
}
