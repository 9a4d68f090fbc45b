import type { Election } from '@coop/contracts/info/election';
import { formatCount } from '@coop/format/money';
import { DataTable } from '@coop/ui/data-table';
import { Toolbar } from '@coop/ui/toolbar';
import { PersonName } from '@coop/ui/whole';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import { TableDownload } from '../../parts/statement/statement-tools.tsx';
import styles from './election.module.css';
import { type Score, standingIn, type Tally, tallyOf } from './tally.ts';
import { text } from './text.ts';

const { columns } = text;

export function countColumn<Row>(
  key: string,
  header: string,
  of: (row: Row) => number,
  total?: number,
): ExportColumn<Row> {
  return {
    key,
    header,
    align: 'end',
    cell: (row) => formatCount(of(row)),
    save: (row) => ({ kind: 'count', value: of(row) }),
    ...(total !== undefined && {
      total: formatCount(total),
      saveTotal: { kind: 'count', value: total },
    }),
  };
}

/** A column of words; those of a title, names of people and places, do not break inside. */
export function wordColumn<Row>(
  key: string,
  header: string,
  of: (row: Row) => string,
  isTitle = false,
): ExportColumn<Row> {
  return {
    key,
    header,
    cell: (row) => (isTitle ? <PersonName>{of(row)}</PersonName> : of(row)),
    save: (row) => ({ kind: 'text', value: of(row) }),
    ...(isTitle && { priority: 'title' }),
  };
}

const nameOf = (election: Election, unitNo: number) =>
  election.units.find((one) => one.unit_no === unitNo)?.unit_name ?? '';

export const unitName = (election: Election, unitNo: number) =>
  text.look.unitName(unitNo, nameOf(election, unitNo));

interface TableProps {
  readonly election: Election;
  readonly position: string;
}

/** One line a unit: the votes of each candidate, and the other ballots. The bars above are its sums. */
export function UnitTable({ election, position }: TableProps) {
  const rows = election.results.filter((one) => one.position === position);
  const tally = tallyOf(election, position);
  if (!tally) return null;
  type Row = (typeof rows)[number];
  const scoreOf = (row: Row, number: number) =>
    row.scores.find((one) => one.number === number)?.score ?? 0;
  const cells: ExportColumn<Row>[] = [
    wordColumn(
      'unit',
      columns.unit,
      (row) => `${formatCount(row.unit_no)} ${nameOf(election, row.unit_no)}`,
      true,
    ),
    ...standingIn(election, position, 0).map(({ number }) =>
      countColumn<Row>(
        `score-${number}`,
        text.numbered(number),
        (row) => scoreOf(row, number),
        tally.scores.find((one) => one.candidate.number === number)?.score ?? 0,
      ),
    ),
    countColumn('none', columns.noVote, (row) => row.no_vote, tally.noVote),
    countColumn('void', columns.spoilt, (row) => row.void, tally.spoilt),
    countColumn('ballots', columns.ballots, (row) => row.ballots, tally.ballots),
  ];
  return (
    <>
      <Toolbar
        actions={
          <TableDownload
            table={() => toExport({ title: text.chairTable, totalsLabel: text.sum }, cells, rows)}
          />
        }
      />
      <DataTable
        caption={text.chairTable}
        columns={cells}
        rows={rows}
        rowKey={(row) => row.unit_no}
        totalsLabel={text.sum}
      />
    </>
  );
}

interface SeatRow extends Score {
  readonly unit: string;
  readonly tally: Tally;
}

/** One line a candidate, unit by unit; a unit's other ballots are its last line. */
export function SeatTable({ election, position }: TableProps) {
  const rows: SeatRow[] = election.units.flatMap(({ unit_no }) => {
    const tally = tallyOf(election, position, unit_no);
    const unit = unitName(election, unit_no);
    return tally?.scores.map((score) => ({ ...score, unit, tally })) ?? [];
  });
  const cells: ExportColumn<SeatRow>[] = [
    wordColumn(
      'name',
      columns.name,
      ({ candidate }) => `${formatCount(candidate.number)} ${candidate.name}`,
      true,
    ),
    countColumn('score', columns.score, (row) => row.score),
    {
      ...wordColumn<SeatRow>('place', columns.rank, (row) => text.rank(row.place)),
      align: 'end',
    },
  ];
  const file: ExportColumn<SeatRow>[] = [
    wordColumn('unit', columns.unit, (row) => row.unit),
    wordColumn('position', columns.position, (row) => row.candidate.position),
    ...cells,
    countColumn('none', columns.noVote, (row) => row.tally.noVote),
    countColumn('void', columns.spoilt, (row) => row.tally.spoilt),
    countColumn('ballots', columns.ballots, (row) => row.tally.ballots),
  ];
  return (
    <>
      <Toolbar
        actions={
          <TableDownload table={() => toExport({ title: text.committeeTable }, file, rows)} />
        }
      />
      <div className={styles.seats}>
        <DataTable
          caption={text.committeeTable}
          columns={cells}
          rows={rows}
          rowKey={(row) => `${row.unit}/${row.candidate.number}`}
          groupBy={(row) => row.unit}
        />
      </div>
    </>
  );
}
