import type { Verification } from '@coop/contracts/entry/verification';
import { Amount } from '@coop/ui/amount';
import { createPortal } from 'react-dom';
import { usePrintFonts } from '../../fonts/use-print-fonts.ts';
import { PrintBearer } from '../../session/print-bearer.tsx';
import { useSite } from '../../site/site.tsx';
import { PaperMark, useEarlyPaperMark } from '../papers/paper-mark.tsx';
import { usePrintedAt } from '../papers/print-head.tsx';
import { usePrinting } from '../papers/use-printing.ts';
import type { ExportColumn } from '../statement/columns.ts';
import type { StatementRow } from '../statement/use-statement.ts';
import { type PaperLine, statementPages } from './paper-pages.ts';
import styles from './statement-paper.module.css';
import { text } from './text.ts';

export interface StatementPaperProps<Row extends StatementRow> {
  /** Name and number of the account; stands on every page. */
  readonly title: string;
  /** Which rows these are: the period, the words that were looked for. */
  readonly shown: string;
  /** Newest first, as on the screen; the paper turns them round. */
  readonly rows: readonly Row[];
  readonly columnsFor: (rows: readonly Row[]) => readonly ExportColumn<Row>[];
  /** Balance after a row in satang, where there is a running one. */
  readonly balanceOf?: ((row: Row) => number | null) | undefined;
  /** By what the paper is checked, where the backend signs it. */
  readonly verification?: Verification | undefined;
  /** The row before the first. */
  readonly before: Row | undefined;
}

const alignOf = ({ align }: { align?: 'start' | 'end' }) => (align === 'end' ? styles.end : '');

interface ForwardProps {
  readonly label: string;
  readonly columns: number;
  readonly satang: number | null;
}

/** A line over the whole table with the balance at its end: brought or carried forward. */
function Forward({ label, columns, satang }: ForwardProps) {
  return (
    <tr className={styles.forward}>
      <th scope="row" colSpan={columns - 1}>
        {label}
      </th>
      <td className={styles.end}>
        <Amount satang={satang} />
      </td>
    </tr>
  );
}

/** Sums of some rows; the label takes the columns before the first sum. */
function Sums<Row>({ label, columns }: { label: string; columns: readonly ExportColumn<Row>[] }) {
  const first = columns.findIndex(({ total }) => total !== undefined);
  const span = first > 0 ? first : columns.length;
  return (
    <tr className={styles.sum}>
      <th scope="row" colSpan={span}>
        {label}
      </th>
      {columns.slice(span).map((column) => (
        <td key={column.key} className={alignOf(column)}>
          {column.total}
        </td>
      ))}
    </tr>
  );
}

function Line<Row extends StatementRow>({
  line,
  columnsFor,
}: Pick<StatementPaperProps<Row>, 'columnsFor'> & { line: PaperLine<Row> }) {
  if (line.kind === 'year') {
    return <Sums label={text.totalOf(line.name)} columns={columnsFor(line.rows)} />;
  }
  return (
    <tr>
      {columnsFor([]).map((column) => (
        <td key={column.key} className={alignOf(column)}>
          {column.cell(line.row)}
        </td>
      ))}
    </tr>
  );
}

function Page<Row extends StatementRow>(
  props: StatementPaperProps<Row> & {
    readonly lines: readonly PaperLine<Row>[];
    readonly brought: Row | undefined;
    readonly isLast: boolean;
  },
) {
  const { title, shown, rows, columnsFor, balanceOf, verification, lines, brought, isLast } = props;
  const site = useSite();
  const printedAt = usePrintedAt();
  const columns = columnsFor(rows);
  const last = lines.findLast((line) => line.kind === 'row')?.row;
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <p>{site.coopNameTH}</p>
        <p>
          <PrintBearer />
        </p>
        <h2>{title}</h2>
        <p>
          {shown}
          <br />
          {text.paper.printedAt(printedAt)}
        </p>
      </div>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={alignOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {balanceOf && brought && (
            <Forward
              label={text.broughtForward}
              columns={columns.length}
              satang={balanceOf(brought)}
            />
          )}
          {lines.map((line) => (
            <Line
              key={line.kind === 'row' ? line.row.seq_no : line.name}
              line={line}
              columnsFor={columnsFor}
            />
          ))}
          {!isLast && balanceOf && last && (
            <Forward
              label={text.carriedForward}
              columns={columns.length}
              satang={balanceOf(last)}
            />
          )}
          {isLast && <Sums label={text.total(String(rows.length))} columns={columns} />}
        </tbody>
      </table>
      {isLast && <PaperMark verification={verification} />}
    </section>
  );
}

function Pages<Row extends StatementRow>(props: StatementPaperProps<Row>) {
  let brought = props.before;
  const pages = statementPages(props.rows.toReversed());
  return pages.map((lines, index) => {
    const before = brought;
    brought = lines.findLast((line) => line.kind === 'row')?.row ?? brought;
    const key = lines[0]?.kind === 'row' ? lines[0].row.seq_no : index;
    const isLast = index === pages.length - 1;
    return <Page key={key} {...props} lines={lines} brought={before} isLast={isLast} />;
  });
}

/** The statement on A4, instead of the page: whose and of what account on every sheet, carried forward, sums by year. */
export function StatementPaper<Row extends StatementRow>(props: StatementPaperProps<Row>) {
  usePrintFonts();
  useEarlyPaperMark(props.verification);
  if (!usePrinting()) return null;
  return createPortal(
    <article className={`${styles.paper} print-only`} data-theme="light">
      <Pages {...props} />
    </article>,
    document.body,
  );
}
