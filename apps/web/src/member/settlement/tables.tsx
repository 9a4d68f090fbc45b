import type {
  MemberSettlement,
  SettlementGuarantor,
  SettlementHeir,
  SettlementLine,
} from '@coop/contracts/member/ahead/settlement';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import type { ExportCell, ExportTable } from '../../documents/export/export-table.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { type ExportColumn, shownColumns, toExport } from '../../tables/columns.ts';
import { dateColumn, moneyColumn, satangColumn } from '../../tables/money-column.tsx';
import { WithUnder } from '../../tables/numbered-name.tsx';
import { numberColumn, personColumn, textColumn } from '../../tables/text-column.tsx';
import { text } from './text.ts';

const OWED: readonly string[] = ['หนี้', 'ค้างชำระ'];
export const isDebt = ({ kind }: SettlementLine): boolean => OWED.includes(kind);

/** Tells whether a line is what the member has or what is owed. */
export const groupOf = (line: SettlementLine) =>
  isDebt(line) ? text.groups.debt : text.groups.own;

/** Returns what of a line is left when its part is set off, satang. */
export function restOf({ amount, used }: SettlementLine): number | null {
  const all = parseBaht(amount);
  const off = parseBaht(used);
  return all === null || off === null ? null : all - off;
}

export const LINES: readonly ExportColumn<SettlementLine>[] = [
  textColumn('item', 'รายการ', (line) => line.item_desc, {
    priority: 'title',
    cell: ({ item_desc, rule }) => <WithUnder of={item_desc} under={rule} />,
  }),
  textColumn('rule', 'หลักเกณฑ์', (line) => line.rule, { fileOnly: true }),
  numberColumn('ref', 'เลขที่', (line) => line.ref_no),
  moneyColumn('amount', 'จำนวนเงิน (บาท)', (line) => line.amount, { strong: true }),
  moneyColumn('interest', 'ในนี้เป็นดอกเบี้ย (บาท)', (line) => line.interest, { blankZero: true }),
  moneyColumn('used', 'หักกลบ (บาท)', (line) => line.used),
  satangColumn('rest', 'คงเหลือ (บาท)', restOf),
];

/** The sums of a group of lines, satang; null where one of them is no amount. */
export const sumsOf = (lines: readonly SettlementLine[]) => ({
  amount: sumSatang(lines.map((line) => parseBaht(line.amount))),
  used: sumSatang(lines.map((line) => parseBaht(line.used))),
  rest: sumSatang(lines.map(restOf)),
});

const money = (value: number | null): ExportCell => ({ kind: 'money', value });
const words = (value: string): ExportCell => ({ kind: 'text', value });

/** The lines for a file, each group's sum under them all. */
export function linesTable(data: MemberSettlement): ExportTable {
  const table = toExport(
    { title: text.title, asOf: data.as_of, verification: data.verification },
    LINES,
    data.lines,
  );
  const totals = Object.values(text.groups).map((group): ExportCell[] => {
    const sums = sumsOf(data.lines.filter((line) => groupOf(line) === group));
    const empty = words('');
    return [
      words(text.total(group)),
      empty,
      empty,
      money(sums.amount),
      empty,
      money(sums.used),
      money(sums.rest),
    ];
  });
  return { ...table, totals };
}

/** Every line with its rule: what is the member's, then what is owed. */
export function Lines({ lines }: { lines: MemberSettlement['lines'] }) {
  const rows = lines.map((line, key) => ({ ...line, key }));
  return (
    <Card title={text.lines}>
      <DataTable
        caption={text.lines}
        columns={shownColumns(LINES)}
        rows={rows}
        rowKey={({ key }) => key}
        groupBy={groupOf}
        groupTotals={(group) => {
          const { amount, used, rest } = sumsOf(group);
          return {
            amount: <Amount satang={amount} />,
            used: <Amount satang={used} />,
            rest: <Amount satang={rest} />,
          };
        }}
      />
    </Card>
  );
}

export const HEIRS: readonly ExportColumn<SettlementHeir>[] = [
  personColumn('name', 'ชื่อ', (row) => row.gain_name, { priority: 'title' }),
  textColumn('relation', 'ความสัมพันธ์', (row) => row.gain_relation),
  textColumn('percent', 'ส่วน (%)', (row) => row.share_percent, { align: 'end' }),
  moneyColumn('amount', 'จำนวนเงิน (บาท)', (row) => row.amount, { strong: true }),
];

export const GUARANTORS: readonly ExportColumn<SettlementGuarantor>[] = [
  personColumn('name', 'ผู้ค้ำประกัน', (row) => row.guarantor_name, { priority: 'title' }),
  numberColumn('no', 'เลขทะเบียน', (row) => row.guarantor_member_no),
  numberColumn('contract', 'เลขที่สัญญา', (row) => row.loancontract_no),
  moneyColumn('amount', 'ขอให้ชำระ (บาท)', (row) => row.amount, { strong: true }),
  moneyColumn('paid', 'ชำระแล้ว (บาท)', (row) => row.paid),
  {
    ...dateColumn('by', 'ภายในวันที่', (row) => row.due_date),
    // The paper has a narrow column for the day, which is to stay together.
    save: ({ due_date }) => ({
      kind: 'text',
      value: formatThaiDate(due_date).replaceAll(' ', '\u00a0'),
    }),
  },
];

/** Shows who receives what is left, and by which paper. */
export function Heirs({ heirs, document_no }: Pick<MemberSettlement, 'heirs' | 'document_no'>) {
  if (heirs.length === 0) return null;
  return (
    <Card title={text.heirs}>
      <p>{document_no ? text.heirsIn(document_no) : text.heirsLegal}</p>
      <DataTable
        caption={text.heirs}
        columns={HEIRS}
        rows={heirs.map((heir, key) => ({ ...heir, key }))}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}

/** Shows who is asked for what is missing. */
export function Guarantors({ guarantors }: Pick<MemberSettlement, 'guarantors'>) {
  const { pay_days } = useByLaws().guarantors;
  if (guarantors.length === 0) return null;
  return (
    <Card title={text.guarantors}>
      <p>{text.guarantorsNote(formatCount(pay_days))}</p>
      <DataTable
        caption={text.guarantors}
        columns={GUARANTORS}
        rows={guarantors.map((guarantor, key) => ({ ...guarantor, key }))}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}
