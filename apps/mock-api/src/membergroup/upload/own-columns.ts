import { createHash } from 'node:crypto';
import type { FileProblem } from '@coop/contracts/membergroup/deduct-result';
import { HEADS, type Head, type HeadKey, headsIn } from './head.ts';
import type { Answers } from './questions.ts';
import { columnName, type RawRow } from './raw-table.ts';

// A payroll file under heads of its own: which column is what is asked once, and answered by the heads of the file.

const NONE = 'none';
/** Rows shown beside the questions, the head among them. */
const SHOWN = 4;
/** Columns that are asked about, in this order; a payroll may have no names and no reasons. */
const KEYS = ['membershipNo', 'deducted', 'name', 'reason'] as const satisfies readonly HeadKey[];
const OPTIONAL: readonly HeadKey[] = ['name', 'reason'];
const DOUBT = `ชื่อส่วนใหญ่ไม่ตรงกับเลขที่เลือกไว้ คอลัมน์ใดคือ “${HEADS.membershipNo}”`;

const isWords = ({ cells }: RawRow) => {
  const filled = cells.filter(({ text }) => text !== '');
  return filled.length > 1 && filled.every(({ text }) => /\p{L}/u.test(text));
};

/** The row of words over the first row with somebody's number; undefined where there is none. */
function headOver(rows: readonly RawRow[], isBilled: (text: string) => boolean) {
  const first = rows.findIndex(
    ({ cells }) =>
      cells.filter(({ text }) => text !== '').length > 1 &&
      cells.some(({ text }) => isBilled(text)),
  );
  return rows.slice(0, Math.max(0, first)).findLast(isWords);
}

/** Columns of a file under its own heads, those still to be asked about, and its first rows. */
export interface OwnColumns {
  readonly head: Head;
  readonly questions: readonly FileProblem[];
  /** Question which column is the number, for rows with the names of others; undefined once it was answered. */
  readonly doubt?: FileProblem;
  readonly columns: readonly { key: string; head: string; column: string }[];
  readonly firstRows: readonly { row: number; cells: string[] }[];
}

/** The columns of a file whose heads are not those of the form; undefined where it has no heads over members. */
export function ownColumns(
  rows: readonly RawRow[],
  isBilled: (text: string) => boolean,
  answers: Answers,
): OwnColumns | undefined {
  const row = headOver(rows, isBilled);
  if (!row) return undefined;
  const texts = row.cells.map(({ text }) => text);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16);
  const below = rows.filter((raw) => raw.row > row.row).slice(0, SHOWN - 1);
  const used = texts.flatMap((text, index) =>
    text || below.some(({ cells }) => cells[index]?.text) ? index : [],
  );
  const labelOf = (index: number) => `${columnName(index)} ${texts[index]}`.trim();
  const choices = used.map((index) => ({ value: columnName(index), label: labelOf(index) }));
  const known = headsIn(row);
  const places = { ...known.at };
  const questionOf = (key: string, name: HeadKey, message: string): FileProblem => {
    const none = OPTIONAL.includes(name) ? [{ value: NONE, label: 'ไม่มีในไฟล์นี้' }] : [];
    const question = { key, choices: [...none, ...choices] };
    return { row: row.row, column: HEADS[name], found: '', message, question };
  };
  const doubtKey = `column:doubt:${hash}`;
  const questions: FileProblem[] = [];
  const columns: OwnColumns['columns'][number][] = [];
  for (const name of KEYS.filter((item) => known.at[item].length === 0)) {
    const key = `column:${name}:${hash}`;
    const answer = (name === 'membershipNo' && answers.get(doubtKey)) || answers.get(key);
    const index = used.find((place) => columnName(place) === answer);
    if (index !== undefined) {
      places[name] = [index];
      columns.push({ key, head: HEADS[name], column: labelOf(index) });
    } else if (answer !== NONE || !OPTIONAL.includes(name)) {
      questions.push(questionOf(key, name, `คอลัมน์ใดคือ “${HEADS[name]}”`));
    }
  }
  const firstRows = [row, ...below].map((raw) => ({
    row: raw.row,
    cells: used.map((index) => raw.cells[index]?.text ?? ''),
  }));
  const isDoubtful = known.at.membershipNo.length === 0 && !answers.has(doubtKey);
  return {
    head: { ...known, at: places },
    questions,
    columns,
    firstRows,
    ...(isDoubtful && { doubt: questionOf(doubtKey, 'membershipNo', DOUBT) }),
  };
}
