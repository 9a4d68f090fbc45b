import { formatThaiDate, formatThaiDateTime, formatThaiMonth } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { type FactRows, Facts } from '@coop/ui/facts';
import { SelectField } from '@coop/ui/select-field';
import { Tag } from '@coop/ui/tag';
import { amountColumn, inBaht } from '../control/baht.ts';
import type { Month } from '../control/control.ts';
import layout from '../control/layout.module.css';

type ShortRow = Month['short'][number];
const COLUMNS: readonly DataTableColumn<ShortRow>[] = [
  {
    key: 'member',
    header: 'สมาชิก',
    priority: 'title',
    cell: ({ member, name }) => `${member} ${name}`,
  },
  amountColumn('billed', 'เรียกเก็บ'),
  amountColumn('deducted', 'หักได้'),
  { key: 'reason', header: 'เหตุผล', cell: ({ reason }) => reason },
  amountColumn('settled', 'ชำระภายหลัง'),
  amountColumn('outstanding', 'ยังค้าง'),
];

/** As on the agency's pages. */
const STATUSES: Readonly<Record<string, string>> = {
  ส่งบิลแล้ว: 'ส่งใบเรียกเก็บแล้ว',
  รอเงิน: 'รอรับเงิน',
  รับครบ: 'รับเงินครบแล้ว',
};

/** Returns what was deducted; a month that is closed without a record was booked as it was billed. */
function resultOf({ recordedAt, closed, deducted }: Month): string {
  if (recordedAt) return `หักได้ ${inBaht(deducted)}`;
  return closed ? `หักได้ ${inBaht(deducted)} หน่วยงานไม่ได้บันทึก ลงบัญชีเมื่อครบกำหนด` : 'ยังไม่ได้บันทึก';
}

function factsOf(month: Month): FactRows {
  return [
    ['สถานะ', STATUSES[month.status] ?? month.status],
    ['กำหนดส่ง', formatThaiDate(month.dueOn)],
    ['สมาชิกในใบเรียกเก็บ', `${month.members} ราย`],
    ['เรียกเก็บ', inBaht(month.billed)],
    ['ผลการหัก', resultOf(month)],
    ...(month.recordedAt ? [['บันทึกผลเมื่อ', formatThaiDateTime(month.recordedAt)] as const] : []),
    ['หน่วยงานแจ้งโอน', month.notes.length > 0 ? inBaht(month.transferred) : 'ไม่มีการแจ้ง'],
    ['สหกรณ์ได้รับ', inBaht(month.received)],
    ['หักแล้วยังไม่โอน', inBaht(month.debt)],
    ['ชำระภายหลัง', inBaht(month.settled)],
    ['ยังค้าง', inBaht(month.outstanding)],
  ];
}

export function MonthCard({ month, onPeriod }: { month: Month; onPeriod: (text: string) => void }) {
  const options = month.periods.map((period) => ({
    value: period,
    label: formatThaiMonth(period),
  }));
  return (
    <Card title={`${month.agency} ${month.name}`}>
      <div className={layout.form}>
        <SelectField
          label="งวด"
          options={options}
          value={month.period}
          onChange={(event) => onPeriod(event.target.value)}
        />
      </div>
      {month.withheld ? (
        <p>
          <Tag tone="negative">หน่วยงานไม่นำส่งเงินงวดนี้</Tag>
        </p>
      ) : null}
      <Facts rows={factsOf(month)} />
      {month.short.length === 0 ? (
        <EmptyState title="ไม่มีใครหักไม่ครบในงวดนี้" />
      ) : (
        <DataTable
          caption="หักไม่ครบหรือยังค้าง"
          showCaption
          columns={COLUMNS}
          rows={month.short}
          rowKey={({ member }) => member}
        />
      )}
    </Card>
  );
}
