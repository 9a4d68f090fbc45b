import type { Election, ElectionUnit } from '@coop/contracts/info/election';
import { formatCount } from '@coop/format/money';
import { DataTable } from '@coop/ui/data-table';
import { PersonName, Whole } from '@coop/ui/whole';
import { type ColumnArgs, type ExportColumn, toExport } from '../../tables/columns.ts';
import { countColumn, numberColumn, textColumn } from '../../tables/text-column.tsx';
import styles from './election.module.css';
import { MapLink } from './map-link.tsx';
import { hoursOf, nameOf, unitName } from './place.ts';
import { standingIn, type Tally, tallyOf } from './tally.ts';
import { text } from './text.ts';

const { columns: words } = text;

/** Keeps the number of a unit or candidate on the line of its name: `8 พระพรหม`. */
const numbered = (words: string) => words.replace(/(\d) /, '$1\u00a0');

/** A column of units or candidates with their numbers, by which a row is known. */
function nameColumn<Row>(...[key, header, of]: ColumnArgs<Row, string>): ExportColumn<Row> {
  const cell = (row: Row) => (
    <span>
      <PersonName>{numbered(of(row))}</PersonName>
    </span>
  );
  return textColumn(key, header, of, { priority: 'title', cell });
}

export interface TableProps {
  readonly election: Election;
  readonly position: string;
}

/** One line a unit: the votes of each candidate, and the other ballots. The bars above are its sums. */
function unitVotes({ election, position }: TableProps) {
  const rows = election.results.filter((result) => result.position === position);
  const sums = { keepZero: true, totalOf: rows } as const;
  type Row = (typeof rows)[number];
  const scoreOf = (scores: Row['scores'], number: number) =>
    scores.find((score) => score.number === number)?.score ?? 0;
  const columns: ExportColumn<Row>[] = [
    nameColumn(
      'unit',
      words.unit,
      (row) => `${formatCount(row.unit_no)} ${nameOf(election, row.unit_no)}`,
    ),
    ...standingIn(election, position, 0).map(({ number }) =>
      countColumn<Row>(
        `score-${number}`,
        text.numbered(number),
        (row) => scoreOf(row.scores, number),
        sums,
      ),
    ),
    countColumn('none', words.noVote, (row) => row.no_vote, sums),
    countColumn('void', words.spoilt, (row) => row.void, sums),
    countColumn('ballots', words.ballots, (row) => row.ballots, sums),
  ];
  return { caption: text.chairTable, columns, rows, totalsLabel: text.sum };
}

export const UnitTable = (props: TableProps) => (
  <DataTable {...unitVotes(props)} rowKey={(row) => row.unit_no} />
);

export function unitFile(props: TableProps) {
  const { caption: title, columns, rows, totalsLabel } = unitVotes(props);
  return toExport({ title, totalsLabel }, columns, rows);
}

type SeatRow = Tally['scores'][number] & { readonly unit: string; readonly tally: Tally };

function seatRows({ election, position }: TableProps): SeatRow[] {
  return election.units.flatMap(({ unit_no }) => {
    const tally = tallyOf(election, position, unit_no);
    const unit = unitName(election, unit_no);
    return tally?.scores.map((score) => ({ ...score, unit, tally })) ?? [];
  });
}

const SEATS: ExportColumn<SeatRow>[] = [
  nameColumn('name', 'ชื่อ', ({ candidate }) => `${formatCount(candidate.number)} ${candidate.name}`),
  countColumn('score', 'คะแนน', (row) => row.score, { keepZero: true }),
  textColumn('place', 'ลำดับ', (row) => `ลำดับ ${formatCount(row.place)}`, { align: 'end' }),
];

/** One line a candidate, unit by unit. */
export const SeatTable = (props: TableProps) => (
  <div className={styles.seats}>
    <DataTable
      caption={text.committeeTable}
      columns={SEATS}
      rows={seatRows(props)}
      rowKey={(row) => `${row.unit}/${row.candidate.number}`}
      groupBy={(row) => row.unit.replaceAll(' ', '\u00a0')}
    />
  </div>
);

/** With unit and position, and the unit's other ballots, in each line. */
export function seatFile(props: TableProps) {
  const columns: ExportColumn<SeatRow>[] = [
    textColumn('unit', words.unit, (row) => row.unit),
    textColumn('position', 'ตำแหน่ง', (row) => row.candidate.position),
    ...SEATS,
    countColumn('none', words.noVote, (row) => row.tally.noVote, { keepZero: true }),
    countColumn('void', words.spoilt, (row) => row.tally.spoilt, { keepZero: true }),
    countColumn('ballots', words.ballots, (row) => row.tally.ballots, { keepZero: true }),
  ];
  return toExport({ title: text.committeeTable }, columns, seatRows(props));
}

type PlacesProps = Pick<TableProps, 'election'>;

function places({ election }: PlacesProps) {
  const columns: ExportColumn<ElectionUnit>[] = [
    nameColumn('unit', words.unit, (row) => `${formatCount(row.unit_no)} ${row.unit_name}`),
    textColumn('place', 'สถานที่', (row) => row.place, {
      cell: (row) => (
        <div>
          <Whole>{row.place}</Whole> <MapLink unit={row} />
        </div>
      ),
    }),
    numberColumn('time', 'เวลา', hoursOf),
    countColumn('voters', 'ผู้มีสิทธิ (คน)', (row) => row.voters, {
      keepZero: true,
      totalOf: election.units,
    }),
    countColumn('boxes', 'จำนวนช่องลงคะแนน', (row) => row.boxes, { keepZero: true }),
  ];
  return { caption: text.places, columns, rows: election.units, totalsLabel: text.sum };
}

export const PlacesTable = (props: PlacesProps) => (
  <DataTable {...places(props)} rowKey={(row) => row.unit_no} />
);

export function placesFile(props: PlacesProps) {
  const { caption: title, columns, rows, totalsLabel } = places(props);
  return toExport({ title, totalsLabel }, columns, rows);
}
