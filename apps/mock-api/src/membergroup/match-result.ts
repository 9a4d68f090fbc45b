import { RESULT_COLUMNS } from '@coop/contracts/membergroup/deduct-limits';
import type { FileProblem } from '@coop/contracts/membergroup/deduct-result';
import type { SheetRow } from '@coop/cooperative/agency/billing';
import type { DeductedLine } from '@coop/cooperative/agency/deduct-result';
import { fullName } from '@coop/cooperative/people/member';
import { formatCount } from '@coop/format/money';
import { type Columns, matchRow, type Refuse, wordsAt } from './match-row.ts';
import { areMostOthers, type Bill, billedIn, strange } from './others-file.ts';
import { findHead, HEADS, type Head, NEEDED, nearest } from './upload/head.ts';
import { foundIn, type LeftOut, membersRows } from './upload/left-out.ts';
import { memberNoIn } from './upload/member-no.ts';
import { ofAnotherMonth } from './upload/months.ts';
import { type OwnColumns, ownColumns } from './upload/own-columns.ts';
import {
  type Answers,
  chosenColumn,
  chosenTable,
  openQuestions,
  readsHiddenRows,
  withUnseen,
} from './upload/questions.ts';
import {
  columnName,
  MOST_ROWS,
  type RawRow,
  type ReadTable,
  seen,
  TOO_MANY_ROWS,
} from './upload/raw-table.ts';

// Compares an uploaded result with the bill, line by line. Nothing is guessed: every mismatch is reported by row and
// column.

export interface Matching {
  /** Lines of the members without problems. */
  readonly lines: readonly DeductedLine[];
  readonly problems: readonly FileProblem[];
  /** Remarks, which do not keep the file from being read. */
  readonly warnings: readonly FileProblem[];
  readonly rowsRead: number;
  /** Of a file under heads of its own. */
  readonly payroll?: Pick<OwnColumns, 'columns' | 'firstRows'>;
  /** Rows below the head that are of no member. */
  readonly leftOut: readonly LeftOut[];
}

const stopped = (problems: readonly FileProblem[]): Matching => ({
  lines: [],
  problems,
  warnings: [],
  rowsRead: 0,
  leftOut: [],
});

const unreadable = (message: string) => stopped([{ row: 0, column: '', found: '', message }]);

/** Up to this many missing members are reported one by one; more become one problem that names a few. */
const NAMED = 10;
/** The share of a head's letters that may differ in what could be it, where there is no row of heads. */
const NEAR = 0.7;
const NOT_BILLED = 'ไม่มีในงบหน้าเรียกเก็บของงวดนี้ จึงไม่นับ';

/** Returns problems for members of the sheet that are missing in the file. */
function absent(sheet: readonly SheetRow[], found: ReadonlyMap<number, number>): FileProblem[] {
  const names = sheet
    .filter(({ member }) => !found.has(member.no))
    .map(({ member }) => `${member.membershipNo} ${fullName(member)}`);
  const messages =
    names.length > NAMED
      ? [`ไม่มีแถวของสมาชิก ${formatCount(names.length)} คน เช่น ${names.slice(0, 3).join(', ')}`]
      : names.map((name) => `ไม่มีแถวของ ${name}`);
  const column = RESULT_COLUMNS.membershipNo;
  return messages.map((message) => ({ row: 0, column, found: '', message }));
}

/** Matches the rows of members with the bill. */
function matchBody(
  body: readonly RawRow[],
  columns: Columns,
  sheet: readonly SheetRow[],
  bill: Bill,
): Omit<Matching, 'leftOut'> {
  const sentence = strange(body, columns, bill);
  if (sentence) return unreadable(sentence);
  const found = new Map<number, number>();
  const lines: DeductedLine[] = [];
  const problems: FileProblem[] = [];
  const warnings: FileProblem[] = [];
  for (const row of body) {
    const billed = billedIn(bill, row, columns);
    const member = billed?.member;
    const person = member && {
      membership_no: member.membershipNo,
      member_fullname: fullName(member),
    };
    const into =
      (list: FileProblem[]): Refuse =>
      (column, words, message) => {
        list.push({ row: row.row, column, found: words, message, ...person });
        return undefined;
      };
    const refuse = into(problems);
    const warn = into(warnings);
    if (!billed && columns.isOwn) {
      warn(RESULT_COLUMNS.membershipNo, foundIn(row), NOT_BILLED);
      continue;
    }
    const before = member && found.get(member.no);
    if (member && before) {
      refuse(RESULT_COLUMNS.membershipNo, member.membershipNo, `ซ้ำกับแถวที่ ${before}`);
      continue;
    }
    if (member) found.set(member.no, row.row);
    const line = matchRow(row, columns, billed, refuse, warn);
    if (line) lines.push(line);
  }
  const unknown = body.filter(
    (row) => !columns.isOwn && !memberNoIn(wordsAt(row, columns.membershipNo)),
  );
  // Whose number cannot be read is not missing as well.
  if (found.size + unknown.length < sheet.length || unknown.length === 0) {
    problems.push(...absent(sheet, found));
  }
  return { lines, problems, warnings, rowsRead: columns.isOwn ? found.size : body.length };
}

/** Says that no head is seen: which cell is nearest to one, or that it is hidden. */
function withoutHead({ rows }: ReadTable, visible: readonly RawRow[]): Matching {
  const hidden = findHead(rows);
  if (hidden?.isWhole) {
    return unreadable(`หัวตารางอยู่ในแถวหรือคอลัมน์ที่ซ่อนไว้ (แถวที่ ${hidden.row.row}) กรุณายกเลิกการซ่อน`);
  }
  const near = nearest('membershipNo', visible, NEAR) || nearest('deducted', visible, NEAR);
  return unreadable(`ไม่พบหัวตาราง ต้องมีคอลัมน์ ${Object.values(RESULT_COLUMNS).join(', ')}${near}`);
}

/** The heads that are needed and not seen: nearly so, or in a hidden column. */
function missingHeads({ rows }: ReadTable, head: Head): FileProblem[] {
  const whole = rows.find(({ row }) => row === head.row.row);
  const all = whole && findHead([whole]);
  return NEEDED.filter((key) => head.at[key].length === 0).map((key) => {
    const hidden = all?.at[key].map(columnName).join(', ');
    const message = hidden
      ? `คอลัมน์ “${HEADS[key]}” (${hidden}) ถูกซ่อนไว้ กรุณายกเลิกการซ่อน`
      : `ไม่พบคอลัมน์ “${HEADS[key]}” ในหัวตาราง${nearest(key, [head.row])}`;
    return { row: head.row.row, column: HEADS[key], found: '', message };
  });
}

function columnsOf(head: Head, answers: Answers, isOwn: boolean): Columns {
  const columnOf = (key: keyof typeof HEADS) => chosenColumn(key, head, answers);
  return {
    membershipNo: columnOf('membershipNo') ?? -1,
    deducted: columnOf('deducted') ?? -1,
    reason: columnOf('reason') ?? -1,
    billed: columnOf('billed'),
    name: columnOf('name'),
    isOwn,
  };
}

/**
 * Compares a file with the bill of a month. What is hidden or stands twice in it is asked about first.
 * @param period of the bill
 */
export function matchResult(
  file: ReadTable,
  sheet: readonly SheetRow[],
  period: string,
  answers: Answers,
): Matching {
  const { table, question } = chosenTable(file, answers);
  if (question) return stopped([question]);
  const readsHidden = readsHiddenRows(table, answers);
  const rows = table.rows
    .filter(({ isHidden }) => readsHidden || !isHidden)
    .map((row) => seen(row, table.hiddenColumns));
  const formHead = findHead(rows);
  const numbers = new Set(sheet.map(({ member }) => member.membershipNo));
  const isBilled = (text: string) => numbers.has(memberNoIn(text) ?? '');
  // A head of the form that is hidden is said to be, and not asked about.
  const isOfForm = formHead?.isWhole || findHead(table.rows)?.isWhole;
  const payroll = isOfForm ? undefined : ownColumns(rows, isBilled, answers);
  const head = payroll?.head ?? formHead;
  if (!head) return withoutHead(table, rows);
  const above = rows.filter(({ row }) => row < head.row.row);
  const sentence = ofAnotherMonth(above, table.sheet, period);
  if (sentence) return unreadable(sentence);
  const missing = payroll?.questions ?? missingHeads(table, head);
  if (missing.length > 0) return { ...stopped(missing), ...(payroll && { payroll }) };
  const questions = openQuestions(table, head, answers);
  if (questions.length > 0) return stopped(questions);
  const columns = columnsOf(head, answers, payroll !== undefined);
  const below = withUnseen(rows, head, answers).filter(({ row }) => row > head.row.row);
  const body = membersRows(below, columns, head);
  if ('otherHead' in body) {
    return unreadable(
      `พบหัวตารางสองแห่งที่เรียงคอลัมน์ต่างกัน แถวที่ ${head.row.row} และ ${body.otherHead} กรุณาเหลือไว้ตารางเดียว`,
    );
  }
  if (body.rows.length > MOST_ROWS) return unreadable(TOO_MANY_ROWS);
  const bill: Bill = new Map(sheet.map((row) => [row.member.membershipNo, row]));
  if (payroll?.doubt && areMostOthers(body.rows, columns, bill)) {
    return { ...stopped([payroll.doubt]), payroll };
  }
  return {
    ...matchBody(body.rows, columns, sheet, bill),
    leftOut: body.leftOut,
    ...(payroll && { payroll }),
  };
}
