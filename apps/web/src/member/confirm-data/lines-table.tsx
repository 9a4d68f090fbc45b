import type {
  CheckedLine,
  ConfirmLetter,
  ConfirmLetterLine,
} from '@coop/contracts/member/confirm-data';
import { bahtText } from '@coop/format/baht-text';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { DataTable } from '@coop/ui/data-table';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { Tag } from '@coop/ui/tag';
import type { ExportCell, ExportTable } from '../../documents/export/export-table.ts';
import { lineKey } from '../../requests/confirmation/answers.ts';
import { type ExportColumn, shownColumns, toExport } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { numberColumn, textColumn } from '../../tables/text-column.tsx';
import styles from './confirm-data.module.css';
import { text } from './text.ts';

type Row = ConfirmLetterLine & { readonly checked: CheckedLine | undefined };

/** Every line with what was answered to it. */
export function rowsOf({ lines, reply }: ConfirmLetter): Row[] {
  const checked = new Map(reply?.lines.map((line) => [lineKey(line), line]));
  return lines.map((line) => ({ ...line, checked: checked.get(lineKey(line)) }));
}

function answerText({ checked }: Row): string {
  if (!checked) return '';
  return checked.answer === 'Y' ? text.correct : text.incorrect;
}

function AnswerCell({ checked }: { checked: CheckedLine | undefined }) {
  if (!checked) return null;
  if (checked.answer === 'Y') return <Tag tone="positive">{text.correct}</Tag>;
  return (
    <span className={styles.disagreed}>
      <Tag tone="negative">{text.incorrect}</Tag>
      <span>
        {text.figure} <Amount baht={checked.member_balance} />
      </span>
      <span>{checked.remark}</span>
    </span>
  );
}

export const sectionOf = ({ kind }: Row) => text.sections[kind] ?? 'รายการอื่น';
const balanceOf = (rows: readonly Row[]) => sumSatang(rows.map((row) => parseBaht(row.balance)));

/** Each section with its sum. */
export const sumsOf = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, sectionOf)].map(
    ([section, sectionRows]) => [section, balanceOf(sectionRows)] as const,
  );

/** The columns of page and file; the paper has the first five, and says in the last what was answered. */
export const COLUMNS: readonly ExportColumn<Row>[] = [
  // On the page the section is the heading of its lines; in a file it is in every line.
  textColumn('section', 'ประเภท', sectionOf, { fileOnly: true }),
  textColumn('item', 'รายการ', (row) => row.item_desc, { priority: 'title' }),
  numberColumn('ref_no', 'เลขที่', (row) => row.ref_no),
  moneyColumn('balance', 'ยอดตามหนังสือ (บาท)', (row: Row) => row.balance, { strong: true }),
  textColumn('answer', 'คำตอบ', answerText, {
    cell: ({ checked }) => <AnswerCell checked={checked} />,
  }),
  // On the page the figure and the reason of a disagreement stand in the column before.
  moneyColumn('member_balance', text.figure, (row: Row) => row.checked?.member_balance ?? '', {
    fileOnly: true,
  }),
  textColumn('remark', 'เหตุผล', ({ checked }) => checked?.remark ?? '', {
    fileOnly: true,
  }),
];

export function linesExport(letter: ConfirmLetter): ExportTable {
  const rows = rowsOf(letter);
  const table = toExport(
    {
      title: text.title,
      asOf: letter.as_of_date,
      about: [
        ['หนังสือ', `${letter.letter_no} ${text.letterDate(formatThaiDate(letter.letter_date))}`],
      ],
    },
    COLUMNS,
    rows,
  );
  const totals = sumsOf(rows).map(([section, satang]) =>
    COLUMNS.map(({ key }): ExportCell => {
      if (key === 'balance') return { kind: 'money', value: satang };
      return { kind: 'text', value: key === 'section' ? `รวม ${section}` : '' };
    }),
  );
  return { ...table, totals };
}

/** A sum in words, as letters have it; nothing while amounts are hidden. */
export function SumInWords({ satang }: { satang: number | null }) {
  const hidden = useAmountsHidden();
  if (hidden || satang === null) return null;
  return <span className={styles.words}>{`(${bahtText(satang)})`}</span>;
}

/** Every line under its section, with its answer, and each section's sum in figures and words. */
export function LinesTable({ letter }: { letter: ConfirmLetter }) {
  return (
    <DataTable
      caption={text.paper}
      columns={shownColumns(COLUMNS)}
      rows={rowsOf(letter)}
      rowKey={lineKey}
      groupBy={sectionOf}
      groupTotals={(rows) => {
        const satang = balanceOf(rows);
        return { balance: <Amount satang={satang} />, answer: <SumInWords satang={satang} /> };
      }}
    />
  );
}
