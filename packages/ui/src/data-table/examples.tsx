import { formatThaiDate, yearBEOf } from '@coop/format/thai-date';
import { useState } from 'react';
import { Amount } from '../amount/amount.tsx';
import { Card } from '../card/card.tsx';
import type { Shown } from '../examples/example.ts';
import { SignTag } from '../sign-status/sign-status.tsx';
import { DataTable, type DataTableColumn } from './data-table.tsx';

type LoanRow = {
  date: string;
  days: number;
  term: number;
  principal: number;
  interest: number;
  balance: number;
};

/** A fixed loan, newest first; the figures only have to look right. */
function buildRows(count: number): LoanRow[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(2026 - Math.floor(index / 12), 11 - (index % 12), 28));
    const balance = 97_320_000 + index * 670_000;
    return {
      date: month.toISOString().slice(0, 10),
      days: 31,
      term: count - index,
      principal: 670_000,
      interest: Math.round((balance + 670_000) * 0.055 * (31 / 365)),
      balance,
    };
  });
}

const sum = (rows: readonly LoanRow[], of: (row: LoanRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);
const paid = (row: LoanRow) => row.principal + row.interest;

function columnsWith(rows: readonly LoanRow[]): DataTableColumn<LoanRow>[] {
  const money = (key: string, header: string, of: (row: LoanRow) => number) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: LoanRow) => <Amount satang={of(row)} />,
    total: <Amount satang={sum(rows, of)} />,
  });
  return [
    { key: 'date', header: 'วันที่', priority: 'title', cell: (row) => formatThaiDate(row.date) },
    {
      key: 'kind',
      header: 'รายการ',
      cell: (row) => (
        <span>
          <SignTag kind="loan" status={-1}>
            ชำระ
          </SignTag>{' '}
          {row.days} วัน
        </span>
      ),
    },
    { key: 'term', header: 'งวดที่', align: 'end', cell: (row) => row.term },
    money('principal', 'เงินต้น (บาท)', (row) => row.principal),
    money('interest', 'ดอกเบี้ย (บาท)', (row) => row.interest),
    { ...money('paid', 'รวม (บาท)', paid), priority: 'main' },
    {
      key: 'balance',
      header: 'คงเหลือ (บาท)',
      align: 'end',
      cell: (row) => <Amount satang={row.balance} />,
    },
  ];
}

const STATEMENT_420 = buildRows(420);
const FOUR = STATEMENT_420.slice(0, 4);
const TWO_YEARS = [...STATEMENT_420.slice(0, 2), ...STATEMENT_420.slice(12, 14)];

const openingColumns = columnsWith(FOUR).filter(({ key }) => key !== 'kind' && key !== 'term');

/** Rows that are put in order by the head of a column, and open. */
function Opening() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isDown, setDown] = useState(true);
  return (
    <DataTable
      caption="รายการชำระเงินกู้ที่เปิดดูได้"
      framed
      columns={openingColumns}
      rows={isDown ? FOUR : FOUR.toReversed()}
      rowKey={(row) => row.date}
      totalsLabel="รวม 4 รายการ"
      sorting={{ keys: ['date'], by: 'date', isDown, onSort: () => setDown(!isDown) }}
      opened={opened}
      opening={{
        onToggle: (date) => setOpened(new Set(opened.has(date) ? [] : [date])),
        keyOf: (row) => row.date,
        detail: (row) => `ดอกเบี้ย ${row.days} วัน`,
      }}
    />
  );
}

export const shown: Shown = {
  name: 'ตาราง',
  good: 'ให้คอลัมน์แรกบอกว่าแถวนั้นคืออะไร และให้ตัวเลขชิดขวา',
  bad: 'อย่าใช้ตารางเพื่อจัดหน้า และอย่าใส่ปุ่มหลายปุ่มในแถว',
  examples: {
    รายการเคลื่อนไหวและยอดรวม: (
      <Card title="รายการเคลื่อนไหว" headingLevel={3}>
        <DataTable
          caption="รายการชำระเงินกู้ ปีบัญชี 2569"
          columns={columnsWith(FOUR)}
          rows={FOUR}
          rowKey={(row) => row.date}
          totalsLabel="รวม 4 รายการ"
        />
      </Card>
    ),
    'เรียงตามหัวคอลัมน์ และเปิดดูรายละเอียดของแถว': <Opening />,
    'แบ่งกลุ่มตามปี มียอดรวมรายปี ตัวแน่น': (
      <DataTable
        caption="รายการชำระเงินกู้แยกตามปี"
        showCaption
        dense
        columns={columnsWith(TWO_YEARS)}
        rows={TWO_YEARS}
        rowKey={(row) => row.date}
        totalsLabel="รวมทั้งสิ้น"
        groupBy={(row) => `ปี ${yearBEOf(row.date)}`}
        groupTotals={(rows) => ({
          principal: <Amount satang={sum(rows, (row) => row.principal)} />,
          interest: <Amount satang={sum(rows, (row) => row.interest)} />,
          paid: <Amount satang={sum(rows, paid)} />,
        })}
      />
    ),
  },
};
