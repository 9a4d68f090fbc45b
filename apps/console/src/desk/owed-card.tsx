import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { type FactRows, Facts } from '@coop/ui/facts';
import { amountColumn, inBaht } from '../control/baht.ts';
import type { Owed } from '../control/control.ts';

type OverdueRow = Owed['lines'][number];
type ContractRow = Owed['contracts'][number];

const OVERDUE: readonly DataTableColumn<OverdueRow>[] = [
  {
    key: 'desc',
    header: 'รายการ',
    priority: 'title',
    cell: ({ desc }) => desc,
  },
  { key: 'refNo', header: 'เลขที่', cell: ({ refNo }) => refNo },
  amountColumn('owed', 'ค้าง'),
];
const CONTRACTS: readonly DataTableColumn<ContractRow>[] = [
  { key: 'desc', header: 'เงินกู้', priority: 'title', cell: ({ desc }) => desc },
  { key: 'contractNo', header: 'สัญญา', cell: ({ contractNo }) => contractNo },
  amountColumn('balance', 'ต้นคงเหลือ'),
  amountColumn('overdue', 'ค้าง'),
  amountColumn('payoff', 'ยอดปิดวันนี้'),
];

function factsOf({ name, on, overdue, held, unbilled, bill }: Owed): FactRows {
  return [
    ['ชื่อ', name],
    ['คิดถึงวันที่', formatThaiDate(on)],
    ['ค้างชำระรวม', inBaht(overdue)],
    ['เงินรับไว้เกิน', inBaht(held)],
    unbilled && [
      'ปันผลไม่พอหัก รอเรียกเก็บ',
      `${formatThaiMonth(unbilled.period)} ${inBaht(unbilled.total)}`,
    ],
    bill && ['ยอดเรียกเก็บที่ต้องจ่ายเอง', `${formatThaiMonth(bill.period)} ${inBaht(bill.total)}`],
  ];
}

/** Overdue amounts by line and month, and the amount that closes each contract today. */
export function OwedCard({ owed }: { owed: Owed }) {
  return (
    <Card title="ยอดที่ต้องชำระ">
      <Facts rows={factsOf(owed)} />
      {owed.lines.length === 0 ? (
        <EmptyState title="ไม่มียอดค้างชำระ" />
      ) : (
        <DataTable
          caption="ยอดค้างตามรายการและงวด"
          showCaption
          columns={OVERDUE}
          rows={owed.lines}
          rowKey={({ group, refNo, period }) => `${group}/${refNo}/${period}`}
          groupBy={({ period }) => formatThaiMonth(period)}
        />
      )}
      {owed.contracts.length === 0 ? (
        <EmptyState title="ไม่มีสัญญาที่ยังเป็นหนี้" />
      ) : (
        <DataTable
          caption="ยอดปิดสัญญาวันนี้"
          showCaption
          columns={CONTRACTS}
          rows={owed.contracts}
          rowKey={({ contractNo }) => contractNo}
        />
      )}
    </Card>
  );
}
