import { roundRatio } from '@coop/finance/rounding';
import { formatCount, formatRate, formatSatang } from '@coop/format/money';
import { yearBEOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { StackedBar } from '@coop/ui/stacked-bar';
import { memo } from 'react';
import type { ExportCell, ExportTable } from '../../documents/export/export-table.ts';
import {
  type Answer,
  dividendOf,
  type NamedRow,
  type RowKind,
} from '../../planners/dividend/plan.ts';
import { yearStartOf } from '../../planners/dividend/year.ts';
import { type ExportColumn, toExport } from '../../tables/columns.ts';
import { dateColumn, satangColumn } from '../../tables/money-column.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { text } from './text.ts';

const { rows: names } = text;

function nameOf({ kind, label }: NamedRow): string {
  return kind === 'month' ? names.month(label) : names[kind];
}

const weightOf = (row: NamedRow) => `${formatCount(row.weight)}/${formatCount(row.weightOf)}`;

function columnsFor({ rows, dividendSatang }: Answer): ExportColumn<NamedRow>[] {
  return [
    textColumn('item', 'รายการ', nameOf, { priority: 'title' }),
    dateColumn('on', 'วันที่', (row) => row.on),
    satangColumn('shares', 'จำนวนหุ้น (บาท)', (row) => row.amountSatang, { totalOf: rows }),
    textColumn('weight', 'สัดส่วนเวลา', weightOf, { align: 'end' }),
    satangColumn('dividend', 'เงินปันผล (บาท)', (row) => row.dividendSatang, {
      strong: true,
      // The amount paid, which can differ from the sum of the rows.
      total: <Amount satang={dividendSatang} />,
    }),
  ];
}

/** The working for a spreadsheet: every row, then the sums. */
export function workingTable(answer: Answer): ExportTable {
  const year = yearBEOf(yearStartOf(answer.inputs));
  const name = `คำนวณเงินปันผล ${String(year)}`;
  const table = toExport({ title: name }, columnsFor(answer), answer.rows);
  const sum = (label: string, base: number | null, rate: string, satang: number) =>
    [
      { kind: 'text', value: label },
      { kind: 'text', value: '' },
      { kind: 'money', value: base },
      { kind: 'text', value: rate },
      { kind: 'money', value: satang },
    ] satisfies ExportCell[];
  const percent = (rate: number) => text.percent(formatRate(rate));
  return {
    ...table,
    totals: [
      sum(text.dividend, answer.sharesSatang, percent(answer.rate), answer.dividendSatang),
      sum(text.refund, answer.interestSatang, percent(answer.refundRate), answer.refundSatang),
      sum(text.sum, null, '', answer.sumSatang),
    ],
  };
}

/** Shows how the dividend came about, row by row, and the refund. */
function Working({ answer }: { answer: Answer }) {
  const { inputs, rate, rows } = answer;
  const percent = formatRate(rate);
  return (
    <Card title={text.working}>
      <DataTable
        caption={text.working}
        columns={columnsFor(answer)}
        rows={rows}
        rowKey={(row) => row.key}
        totalsLabel="รวม"
        stickyHead
      />
      <p>
        {inputs.method === 'daily'
          ? `เงินปันผลของแต่ละรายการ = จำนวนหุ้น × ${percent}\u00a0% × จำนวนวันที่ถือหุ้น ÷ ${formatCount(rows[0]?.weightOf)}`
          : `เงินปันผลของแต่ละรายการ = จำนวนหุ้น × ${percent}\u00a0% × สัดส่วนเวลาที่ถือหุ้น`}
      </p>
      {inputs.rounding === 'total' && (
        <p className="note">
          แต่ละบรรทัดแสดงถึงสตางค์ แต่ยอดรวมคิดจากค่าเต็มแล้วปัดครั้งเดียว จึงอาจต่างจากผลบวกเล็กน้อย
        </p>
      )}
      <p>
        {`เงินคืนตามดอกเบี้ย (เงินเฉลี่ยคืน) = ดอกเบี้ยที่จ่าย ${formatSatang(answer.interestSatang)} × ${formatRate(answer.refundRate)}\u00a0% = ${formatSatang(answer.refundSatang)}\u00a0บาท`}
      </p>
    </Card>
  );
}

const KINDS: readonly RowKind[] = ['opening', 'month', 'purchase'];

/** Shows of what the sum is made. */
function PartsChart({ answer }: { answer: Answer }) {
  const { rows, refundSatang } = answer;
  const parts = [
    ...KINDS.map((kind) => ({ label: text.parts[kind], satang: dividendOf(rows, kind) })),
    { label: text.refund, satang: refundSatang },
  ].filter(({ satang }) => satang > 0);
  const whole = parts.reduce((sum, part) => sum + part.satang, 0);
  if (whole === 0) return null;
  const opening = roundRatio(dividendOf(rows, 'opening') * 10_000, whole, 'half2dp');
  return (
    <Card title={text.chart}>
      <StackedBar
        caption={`หุ้นต้นปีให้ปันผล ${formatRate(opening)}\u00a0% ของเงินที่ได้ทั้งหมด`}
        parts={parts}
      />
    </Card>
  );
}

/** Shows what an amount brings depends on its month. */
function MonthsChart({ answer: { rows } }: { answer: Answer }) {
  const bars = rows
    .filter((row) => row.kind === 'month')
    .map(({ label, dividendSatang }) => ({
      label,
      tick: label.split(' ')[0] ?? label,
      satang: dividendSatang,
    }));
  if (bars.every(({ satang }) => satang === 0)) return null;
  return (
    <Card title={text.monthChart}>
      <BarChart
        title={text.monthChart}
        caption="หุ้นที่ส่งต้นปีถืออยู่นานกว่า จึงได้ปันผลมากกว่าหุ้นที่ส่งปลายปี"
        bars={bars}
        columns={['เดือน', 'เงินปันผล (บาท)']}
      />
    </Card>
  );
}

export const Details = memo(function Details({ answer }: { answer: Answer }) {
  return (
    <>
      <Working answer={answer} />
      <PartsChart answer={answer} />
      <MonthsChart answer={answer} />
    </>
  );
});
