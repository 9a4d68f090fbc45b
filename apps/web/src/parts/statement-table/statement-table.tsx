import type { Verification } from '@coop/contracts/entry/verification';
import { formatCount, formatSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../../page/use-phone.ts';
import type { Making } from '../export/export-file.ts';
import type { RowNotes } from '../notes/row-notes.tsx';
import { LongPaper } from '../papers/paper-sheet.tsx';
import { type ExportColumn, toExport } from '../statement/columns.ts';
import { periodName } from '../statement/period-name.ts';
import type { Statement, StatementRow } from '../statement/use-statement.ts';
import { yearOf } from './by-year.ts';
import { StatementFilters } from './statement-filters.tsx';
import { statementFile } from './statement-paper.ts';
import styles from './statement-table.module.css';
import { text } from './text.ts';
import { type StatementLine, YearList } from './year-list.tsx';

interface StatementTableProps<Row extends StatementRow> {
  readonly statement: Statement<Row>;
  /** What it is a statement of, with the number of the account. */
  readonly caption: string;
  /** What its file is called, and which lines its head has besides. */
  readonly fileTitle: string;
  readonly fileAbout?: readonly (readonly string[])[];
  /** By what its paper is checked, where the backend signs it. */
  readonly verification?: Verification | undefined;
  /** The columns with the totals of these rows. */
  readonly columnsFor: (rows: readonly Row[]) => readonly ExportColumn<Row>[];
  readonly searchHint: string;
  /** The balance after a row in satang, where there is a running one. */
  readonly balanceOf?: (row: Row) => number | null;
  /** A row in the two lines of a phone. */
  readonly lineOf: (row: Row) => StatementLine;
  /** Columns that those two lines do not say, by key. */
  readonly details: readonly string[];
  /** The page itself is being printed, not the statement. */
  readonly printsPage?: boolean;
  /** The member's own notes on the rows. */
  readonly notes?: RowNotes<Row>;
}

/** What the file says of itself: of which days and which of them, and the balance before. */
function fileOf<Row extends StatementRow>(props: StatementTableProps<Row>) {
  const { fileTitle, fileAbout = [], verification, balanceOf, statement } = props;
  const { preset, period, kind, query, before, rows } = statement;
  const brought = before && balanceOf?.(before);
  return {
    title: fileTitle,
    ...periodName(preset, period),
    filter: [kind, query && text.paper.query(query)].filter(Boolean).join(' · '),
    about: [
      ...fileAbout,
      ...(typeof brought === 'number'
        ? [[text.broughtForward, `${formatSatang(brought)} ${text.baht}`]]
        : []),
    ],
    verification,
    totalsLabel: text.total(formatCount(rows.length)),
  };
}

/** The sums of a year under its rows, by column. */
function sumsOf<Row>(columns: readonly ExportColumn<Row>[]): Record<string, ReactNode> {
  return Object.fromEntries(columns.map(({ key, total }) => [key, total]));
}

/** The two lines of a row, and that there is a note on it. */
function lineWithNote<Row extends StatementRow>(
  { lineOf, notes }: StatementTableProps<Row>,
  row: Row,
): StatementLine {
  const line = lineOf(row);
  if (!notes?.textOf(row)) return line;
  return {
    ...line,
    note: (
      <>
        {line.note && <>{line.note} · </>}
        {text.hasNote}
      </>
    ),
  };
}

/** A statement with filters, sums and empty states: a table, on a phone a list, newest first; on paper oldest first. */
export function StatementTable<Row extends StatementRow>(props: StatementTableProps<Row>) {
  const { statement, caption, balanceOf, notes, details } = props;
  const { rows, total, before, query, kind } = statement;
  const isPhone = usePhone();
  const [writes, setWrites] = useState(false);
  if (total === 0) {
    return (
      <Card>
        <EmptyState title={text.none}>{text.noneMore}</EmptyState>
      </Card>
    );
  }
  // At a desk a column of marks is in the way of who neither has notes nor wants to write one.
  const wantsMarks = isPhone || writes || rows.some((row) => notes?.textOf(row));
  const marks = wantsMarks && !props.printsPage ? notes?.column : undefined;
  const columnsFor = (own: readonly Row[]) =>
    marks ? [...props.columnsFor(own), marks] : props.columnsFor(own);
  const columns = columnsFor(rows);
  // The balance before its first row is a line of it.
  const info = { ...fileOf(props), about: props.fileAbout };
  const paper = (making: Making) => {
    const { columnsFor } = props;
    return statementFile({ title: caption, info, rows, before, columnsFor, balanceOf }, making);
  };
  const severalYears = new Set(rows.map(yearOf)).size > 1;
  const count = formatCount(rows.length);
  const last = rows[0];
  return (
    <>
      <StatementFilters
        statement={statement}
        searchHint={props.searchHint}
        table={() => toExport(fileOf(props), columns, rows)}
        paper={paper}
      />
      <p role="status" className={styles.count}>
        {text.shown(count, formatCount(total))}
        {before && balanceOf && (
          <>
            {' '}
            · {text.broughtForward} <Amount satang={balanceOf(before)} /> {text.baht}
            {last && (
              <>
                {' '}
                · {text.carriedForward} <Amount satang={balanceOf(last)} /> {text.baht}
              </>
            )}
          </>
        )}
      </p>
      {notes?.column && !isPhone && !marks && rows.length > 0 && (
        <p className="no-print">
          <Button variant="quiet" icon={<NotebookPen />} onClick={() => setWrites(true)}>
            {text.writeNotes}
          </Button>
        </p>
      )}
      <Card>
        {rows.length === 0 ? (
          <EmptyState
            title={text.notFound}
            action={<Button onClick={statement.showAll}>{text.showAll}</Button>}
          >
            {text.notFoundMore}
          </EmptyState>
        ) : isPhone ? (
          <YearList
            rows={rows}
            lineOf={(row) => lineWithNote(props, row)}
            details={columns.filter(({ key }) => key === 'note' || details.includes(key))}
            allOpen={query !== '' || kind !== ''}
          />
        ) : (
          <DataTable<Row>
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.seq_no}
            totalsLabel={text.total(count)}
            {...(severalYears && {
              groupBy: yearOf,
              groupTotals: (own) => sumsOf(columnsFor(own)),
            })}
          />
        )}
      </Card>
      {rows.length > 0 && !props.printsPage && (
        <LongPaper
          verification={props.verification}
          of={(making) => paper(making).papers}
          canHide
        />
      )}
    </>
  );
}
