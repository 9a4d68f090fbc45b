import type { FileProblem } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { HEADS, type Head, type HeadKey } from './head.ts';
import { columnName, type RawRow, type ReadTable } from './raw-table.ts';

// What nobody sees in a file, or what can be read in two ways, is asked about before anything of it is taken. Hidden
// columns and sheets are never read; of hidden rows the sender decides.

/** Answers of the sender, by the question's key. */
export type Answers = ReadonlyMap<string, string>;

type Question = FileProblem & { readonly question: NonNullable<FileProblem['question']> };

const READ = 'read';
const LEAVE = 'leave';
const MOST_KEY = 200;

/** 9, 10, 11, 20 → 9–11, 20. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

const leave = (label: string) => ({ value: LEAVE, label });

/** The first rows in a few words each: a number, a name, what was deducted. */
const quoteOf = (rows: readonly RawRow[]) =>
  rows
    .slice(0, 3)
    .map(({ cells }) =>
      cells
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' '),
    )
    .join(' / ');

function aboutRows(hidden: readonly RawRow[]): Question[] {
  const [first] = hidden;
  if (!first) return [];
  const places = ranges(hidden.map(({ row }) => row));
  return [
    {
      row: first.row,
      column: '',
      found: quoteOf(hidden),
      message: `แถวที่ ${places} ถูกซ่อนหรือถูกกรองออก ${formatCount(hidden.length)} แถว จะอ่านแถวเหล่านี้หรือไม่`,
      question: {
        key: `rows:${places}`.slice(0, MOST_KEY),
        choices: [leave('ไม่อ่านแถวที่ซ่อน'), { value: READ, label: 'อ่านแถวที่ซ่อนด้วย' }],
      },
    },
  ];
}

function aboutColumns({ hiddenColumns, rows }: ReadTable, head: Head): Question[] {
  if (hiddenColumns.length === 0) return [];
  const cells = rows.find(({ row }) => row === head.row.row)?.cells ?? [];
  const names = hiddenColumns.map((index) => {
    const words = cells[index]?.text;
    return words ? `${columnName(index)} (${words})` : columnName(index);
  });
  return [
    {
      row: 0,
      column: hiddenColumns.map(columnName).join(', '),
      found: '',
      message: `คอลัมน์ ${names.join(', ')} ถูกซ่อนไว้ ระบบไม่อ่านคอลัมน์ที่ซ่อน`,
      question: {
        key: `columns:${hiddenColumns.map(columnName)}`,
        choices: [leave('ตรวจต่อโดยไม่อ่านคอลัมน์ที่ซ่อน')],
      },
    },
  ];
}

function aboutSheets({ hiddenSheets, sheet }: ReadTable): Question[] {
  if (hiddenSheets.length === 0) return [];
  return [
    {
      row: 0,
      column: '',
      found: hiddenSheets.join(', '),
      message: `แผ่นงาน “${hiddenSheets.join('”, “')}” ถูกซ่อนไว้ ระบบไม่อ่านแผ่นงานที่ซ่อน จะอ่านเฉพาะแผ่นงาน “${sheet}”`,
      question: {
        key: `sheets:${hiddenSheets}`.slice(0, MOST_KEY),
        choices: [leave(`ตรวจต่อโดยอ่านเฉพาะ “${sheet}”`)],
      },
    },
  ];
}

const twiceKey = (key: HeadKey, columns: readonly number[]) => `${key}:${columns.map(columnName)}`;

/** The first row in which columns under the same head say different things. */
function differing(columns: readonly number[], rows: readonly RawRow[]): string {
  const textsOf = ({ cells }: RawRow) => columns.map((index) => cells[index]?.text ?? '');
  const first = rows.find((row) => new Set(textsOf(row)).size > 1);
  const values =
    first && textsOf(first).map((text, index) => `${columnName(columns[index] ?? 0)} = ${text}`);
  return first && values ? `เช่น แถวที่ ${first.row}: ${values.join(', ')}` : '';
}

function aboutTwice({ rows }: ReadTable, { at, row }: Head): Question[] {
  const below = rows.filter((raw) => raw.row > row.row);
  return (Object.keys(HEADS) as HeadKey[])
    .filter((key) => at[key].length > 1)
    .map((key) => {
      const names = at[key].map(columnName);
      return {
        row: row.row,
        column: HEADS[key],
        found: differing(at[key], below),
        message: `หัว “${HEADS[key]}” มี ${formatCount(names.length)} คอลัมน์: ${names.join(', ')} จะใช้คอลัมน์ใด`,
        question: {
          key: twiceKey(key, at[key]),
          choices: names.map((value) => ({ value, label: `ใช้คอลัมน์ ${value}` })),
        },
      };
    });
}

/** Returns which of the sheets with a head is meant. */
function aboutRivals({ sheet, rivals = [] }: ReadTable): Question[] {
  if (rivals.length === 0) return [];
  const names = [sheet, ...rivals.map((rival) => rival.sheet)];
  return [
    {
      row: 0,
      column: '',
      found: names.join(', '),
      message: `พบตารางผลการหักใน ${formatCount(names.length)} แผ่นงาน: “${names.join('”, “')}” จะอ่านแผ่นงานใด`,
      question: {
        key: `sheet:${names}`.slice(0, MOST_KEY),
        choices: names.map((value) => ({ value, label: `อ่านแผ่นงาน “${value}”` })),
      },
    },
  ];
}

/** The table to read: that of the sheet which the sender chose, or the question which one. */
export function chosenTable(
  table: ReadTable,
  answers: Answers,
): { table: ReadTable; question?: Question } {
  const [question] = aboutRivals(table);
  if (!question) return { table };
  const { rivals = [], ...first } = table;
  const name = answers.get(question.question.key);
  const chosen = [first, ...rivals].find(({ sheet }) => sheet === name);
  return chosen ? { table: chosen } : { table: first, question };
}

const unseenCells = (rows: readonly RawRow[], { at, row: head }: Head) => {
  const columns = Object.values(at).flat();
  return rows
    .filter(({ row }) => row > head.row)
    .flatMap(({ row, cells }) =>
      columns.flatMap((index) =>
        cells[index]?.isUnseen
          ? [{ place: `${columnName(index)}${row}`, text: cells[index].text }]
          : [],
      ),
    );
};

/** Places that are named. */
const MOST_PLACES = 8;

function aboutUnseen(rows: readonly RawRow[], head: Head): Question[] {
  const cells = unseenCells(rows, head);
  if (cells.length === 0) return [];
  const places = cells.map(({ place }) => place);
  const more = cells.length > MOST_PLACES ? ' …' : '';
  return [
    {
      row: 0,
      column: '',
      found: cells
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' / '),
      message: `สีตัวอักษรหรือรูปแบบของช่อง ${places.slice(0, MOST_PLACES).join(', ')}${more} ซ่อนค่านี้ไว้ ${formatCount(cells.length)} ช่อง จะอ่านหรือไม่`,
      question: {
        key: `unseen:${places}`.slice(0, MOST_KEY),
        choices: [leave('ไม่อ่านช่องที่ซ่อน'), { value: READ, label: 'อ่านช่องที่ซ่อนด้วย' }],
      },
    },
  ];
}

/** The rows as the sender wants them: what is not seen is read, or is as if it were not there. */
export function withUnseen(
  rows: readonly RawRow[],
  head: Head,
  answers: Answers,
): readonly RawRow[] {
  const [question] = aboutUnseen(rows, head);
  if (!question || answers.get(question.question.key) === READ) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell.isUnseen ? { text: '' } : cell)),
  }));
}

/** The questions about a file that have not been answered. */
export function openQuestions(table: ReadTable, head: Head, answers: Answers): Question[] {
  const hidden = table.rows.filter(({ isHidden }) => isHidden);
  const all = [
    ...aboutSheets(table),
    ...aboutColumns(table, head),
    ...aboutRows(hidden),
    ...aboutTwice(table, head),
    ...aboutUnseen(table.rows, head),
  ];
  return all.filter(
    ({ question: { key, choices } }) => !choices.some(({ value }) => value === answers.get(key)),
  );
}

/** Tells whether the sender wants the hidden rows read. */
export function readsHiddenRows({ rows }: ReadTable, answers: Answers): boolean {
  const [question] = aboutRows(rows.filter(({ isHidden }) => isHidden));
  return question !== undefined && answers.get(question.question.key) === READ;
}

/** The column of a head: the only one, or that which the sender chose; undefined where it stands nowhere. */
export function chosenColumn(key: HeadKey, { at }: Head, answers: Answers): number | undefined {
  const chosen = answers.get(twiceKey(key, at[key]));
  return at[key].find((index) => columnName(index) === chosen) ?? at[key][0];
}
