import type {
  CheckedLine,
  ConfirmLetter,
  ConfirmLetterLine,
} from '@coop/contracts/member/confirm-data';
import { bahtText } from '@coop/format/baht-text';
import { parseBaht, sumSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { DataTable } from '@coop/ui/data-table';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { Tag } from '@coop/ui/tag';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import type { ExportTable } from '../../parts/statement/export-table.ts';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { lineKey } from './answers.ts';
import styles from './confirm-data.module.css';
import { text } from './text.ts';

type Row = ConfirmLetterLine & { readonly checked: CheckedLine | undefined };

function rowsOf({ lines, reply }: ConfirmLetter): Row[] {
  const checked = new Map(reply?.lines.map((one) => [lineKey(one), one]));
  return lines.map((line) => ({ ...line, checked: checked.get(lineKey(line)) }));
}

function answerText({ checked }: Row): string {
  if (!checked) return '';
  return checked.answer === 'Y' ? text.correct : text.incorrect;
}

/** On paper a line without an answer has boxes to tick and a place to write. */
function AnswerCell({ checked }: { checked: CheckedLine | undefined }) {
  if (!checked) {
    return (
      <span className={styles.boxes}>
        <span>☐ {text.correct}</span> <span>☐ {text.incorrect} ..................</span>
      </span>
    );
  }
  if (checked.answer === 'Y') return <Tag tone="positive">{text.correct}</Tag>;
  return (
    <span className={styles.disagreed}>
      <Tag tone="negative">{text.incorrect}</Tag>
      <span>
        {text.columns.figure} <Amount satang={parseBaht(checked.member_balance)} />
      </span>
      <span>{checked.remark}</span>
    </span>
  );
}

const COLUMNS: readonly ExportColumn<Row>[] = [
  textColumn('item', text.columns.item, (row) => row.item_desc, { priority: 'title' }),
  numberColumn('ref_no', text.columns.refNo, (row) => row.ref_no),
  moneyColumn({
    key: 'balance',
    header: text.columns.balance,
    of: (row: Row) => row.balance,
    strong: true,
  }),
  textColumn('answer', text.columns.answer, answerText, {
    cell: ({ checked }) => <AnswerCell checked={checked} />,
  }),
  // On the page the figure and the reason of a disagreement stand in the column before.
  {
    ...moneyColumn({
      key: 'member_balance',
      header: text.columns.figure,
      of: (row: Row) => row.checked?.member_balance ?? '',
    }),
    fileOnly: true,
  },
  textColumn('remark', text.columns.remark, ({ checked }) => checked?.remark ?? '', {
    fileOnly: true,
  }),
];

export function linesExport(letter: ConfirmLetter): ExportTable {
  return toExport(`${text.title} ${letter.membership_no}`, COLUMNS, rowsOf(letter));
}

/** A sum in words, as letters have it; nothing while amounts are hidden. */
export function SumInWords({ satang }: { satang: number | null }) {
  const hidden = useAmountsHidden();
  if (hidden || satang === null) return null;
  return <span className={styles.words}>{text.inWords(bahtText(satang))}</span>;
}

/** Every line under its section, with its answer, and each section's sum in figures and words. */
export function LinesTable({ letter }: { letter: ConfirmLetter }) {
  return (
    <DataTable
      caption={text.paper}
      columns={COLUMNS.filter(({ fileOnly }) => !fileOnly)}
      rows={rowsOf(letter)}
      rowKey={lineKey}
      groupBy={(row) => text.sections[row.kind] ?? text.otherSection}
      groupTotals={(rows) => {
        const satang = sumSatang(rows.map((row) => parseBaht(row.balance)));
        return { balance: <Amount satang={satang} />, answer: <SumInWords satang={satang} /> };
      }}
    />
  );
}
