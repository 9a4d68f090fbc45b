import { formatCount } from '@coop/format/money';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { Sentence } from '@coop/ui/sentence';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useMemo, useState } from 'react';
import type { Making } from '../../documents/export/export-file.ts';
import { LongPaper } from '../../documents/papers/paper-sheet.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { usePhone } from '../../page/use-phone.ts';
import { type ExportColumn, toExport } from '../columns.ts';
import { type RowNotes, useRowNotes } from '../notes/row-notes.tsx';
import { type Statement, type StatementRow, useStatement } from '../use-statement.ts';
import { yearOf } from './by-year.ts';
import { useMarkedRows } from './marked-rows.ts';
import { StatementFilters } from './statement-filters.tsx';
import { balanceIn, fileOf, named, type Stated, searchIn } from './statement-kind.ts';
import { statementFile } from './statement-paper.ts';
import styles from './statement-table.module.css';
import { totalsLabel } from './summed.ts';
import { text } from './text.ts';
import { type StatementLine, YearList } from './year-list.tsx';

export interface StatementTableProps<Row extends StatementRow> extends Stated<Row> {
  /** The page itself is being printed, not the statement. */
  readonly printsPage?: boolean;
}

/** The two lines of a row, and that there is a note on it. */
function withNote(line: StatementLine, note: string): StatementLine {
  if (!note) return line;
  return {
    ...line,
    note: (
      <>
        {line.note && (
          <>
            {line.note}
            <span aria-hidden="true"> · </span>
          </>
        )}
        มีบันทึก
      </>
    ),
  };
}

/** Shows how many rows are shown, and the balance before them and after them. */
function Shown<Row extends StatementRow>({
  statement: { rows, total, before },
  balanceOf,
}: {
  readonly statement: Statement<Row>;
  readonly balanceOf: ((row: Row) => number | null) | undefined;
}) {
  const last = rows[0];
  return (
    <p role="status" className={styles.count}>
      <Sentence>
        {(baht) =>
          [
            `แสดง ${formatCount(rows.length)} จาก ${formatCount(total)} รายการ`,
            before && balanceOf && `${text.broughtForward} ${baht(balanceOf(before))}`,
            before && balanceOf && last && `${text.carriedForward} ${baht(balanceOf(last))}`,
          ]
            .filter(Boolean)
            .join(' · ')
        }
      </Sentence>
    </p>
  );
}

interface RowsProps<Row extends StatementRow> extends StatementTableProps<Row> {
  readonly statement: Statement<Row>;
  readonly notes: RowNotes<Row>;
  readonly columnsFor: (rows: readonly Row[]) => readonly ExportColumn<Row>[];
  readonly isMarked: (row: Row) => boolean;
}

/** The rows that were asked for: a table, on a phone a list. */
function Rows<Row extends StatementRow>(props: RowsProps<Row>) {
  const { kind, owner, statement, notes, columnsFor, isMarked } = props;
  const { rows, query } = statement;
  const isPhone = usePhone();
  if (rows.length === 0) {
    return (
      <EmptyState
        title="ไม่พบรายการตามที่กรอง"
        action={<Button onClick={statement.showAll}>แสดงทั้งหมด</Button>}
      >
        ลองเปลี่ยนช่วงเวลาหรือคำค้นหา
      </EmptyState>
    );
  }
  const columns = columnsFor(rows);
  if (isPhone) {
    const isDetail = (key: string) => key === 'note' || kind.details.includes(key);
    return (
      <YearList
        rows={rows}
        lineOf={(row) => withNote(kind.lineOf(row), notes.textOf(row))}
        summed={kind.summed}
        details={columns.filter(({ key }) => isDetail(key))}
        isMarked={isMarked}
        allOpen={query !== '' || statement.kind !== ''}
      />
    );
  }
  const severalYears = new Set(rows.map(yearOf)).size > 1;
  return (
    <DataTable<Row>
      caption={named(kind.text.statement, owner)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.seq_no}
      isMarked={isMarked}
      totalsLabel={totalsLabel(kind.summed, rows)}
      {...(severalYears && {
        groupBy: yearOf,
        groupTotals: (shownRows) =>
          Object.fromEntries(columnsFor(shownRows).map(({ key, total }) => [key, total])),
      })}
    />
  );
}

/** A statement with filters, sums and empty states: a table, on a phone a list, newest first; on paper oldest first. */
export function StatementTable<Row extends StatementRow>(props: StatementTableProps<Row>) {
  const { kind, data, owner, printsPage } = props;
  const { columnsFor, noteKind } = kind;
  const searchText = useMemo(() => searchIn(kind), [kind]);
  const notes = useRowNotes({
    kind: noteKind,
    no: owner?.no,
    name: named(owner?.name ?? kind.text.title, owner),
    whatOf: (row: Row) => kind.lineOf(row).what,
    searchText,
  });
  const { rows: all, as_of: asOf, verification } = data;
  const source = { rows: all, asOf, searchText: notes.searchText, kindOf: kind.kindOf };
  const statement = useStatement(source);
  const isMarked = useMarkedRows(all);
  const [writes, setWrites] = useState(false);
  const isPhone = usePhone();
  if (all.length === 0) {
    return <EmptyCard title="ยังไม่มีรายการ">เมื่อมีการเคลื่อนไหว รายการจะปรากฏที่นี่ในวันทำการถัดไป</EmptyCard>;
  }
  const { rows, before } = statement;
  // In a wide window a column of marks is in the way of who neither has notes nor wants to write one.
  const wantsMarks = isPhone || writes || rows.some((row) => notes.textOf(row));
  const marks = wantsMarks && !printsPage && notes.column ? [notes.column] : [];
  const columnsWithMarks = (shownRows: readonly Row[]) => [...columnsFor(shownRows), ...marks];
  const balanceOf = balanceIn(props);
  const paper = (making: Making) => {
    const title = named(kind.text.statement, owner);
    // The balance before its first row is a line of it.
    const info = { ...fileOf(props, statement), about: owner && [owner.about] };
    return statementFile({ title, info, rows, before, columnsFor, balanceOf }, making);
  };
  return (
    <>
      <StatementFilters
        statement={statement}
        searchHint={kind.text.searchHint}
        table={() => toExport(fileOf(props, statement), columnsWithMarks(rows), rows)}
        paper={paper}
      />
      <Shown statement={statement} balanceOf={balanceOf} />
      {notes.column && !isPhone && (writes || marks.length === 0) && rows.length > 0 && (
        <p className="no-print">
          <Button
            variant="quiet"
            icon={<NotebookPen />}
            aria-pressed={writes}
            onClick={() => setWrites(!writes)}
          >
            จดบันทึกในรายการ
          </Button>
        </p>
      )}
      <Card>
        <Rows
          {...props}
          statement={statement}
          notes={notes}
          columnsFor={columnsWithMarks}
          isMarked={isMarked}
        />
      </Card>
      {rows.length > 0 && !printsPage && (
        <LongPaper verification={verification} of={(making) => paper(making).papers} canHide />
      )}
    </>
  );
}
