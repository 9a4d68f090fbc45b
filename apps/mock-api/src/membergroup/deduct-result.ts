import type { Body } from '@coop/contracts/endpoints';
import type { FileProblem } from '@coop/contracts/membergroup/deduct-result';
import type { DeductedLine } from '@coop/cooperative/agency/deduct-result';
import { closedReason } from '@coop/cooperative/agency/deduction';
import { wallTime } from '@coop/cooperative/moments';
import {
  belowReceived,
  leftToTransfer,
  resultProblems,
  takenBackIn,
  transferProblems,
} from '@coop/cooperative/remittance/acts';
import { recvPeriod, type Sheet } from '@coop/cooperative/remittance/sheet';
import { BY_LAWS, MOST_FILE_BYTES } from '@coop/cooperative/rules/by-laws';
import { formatCount, parseBaht } from '@coop/format/money';
import { sniffPaper } from '../call/file-type.ts';
import type { HandlersOf } from '../call/handler.ts';
import { done, refused } from '../call/outcome.ts';
import { hashOf, sentBefore } from '../call/same-body.ts';
import { invalid, notFound } from '../call/wire-error.ts';
import { paperNo } from '../paper/verify/agency.ts';
import {
  recordCorrection,
  recordResult,
  recordTransfer,
  withdrawTransfer,
} from '../world/desk/record-acts.ts';
import { deviceText } from '../world/state/kinds/device.ts';
import type { World } from '../world/world.ts';
import { describe, wireLine, wireLines } from './deduct-lines.ts';
import { type Matching, matchResult } from './match-result.ts';
import { sheetOf, transferNoOf, wireRecord } from './sheet.ts';
import { chosenTable } from './upload/questions.ts';
import type { ReadTable } from './upload/raw-table.ts';
import { readInWorker } from './upload/read-in-worker.ts';

const FILE_TOO_LARGE = `ไฟล์ใหญ่เกิน ${BY_LAWS.files.most_megabytes} MB`;

/** Maximum number of reported problems; with more than this the whole file is wrong. */
const MOST_PROBLEMS = 200;

type Answer = Body<'membergroupDeductResultCreate'>['lines'][number];

/** Returns the errors of the answer about one member, by field. */
function answerErrors(answer: Answer, satang: number, field: string): Record<string, string[]> {
  const problems = resultProblems(satang, parseBaht(answer.deducted_amount) ?? -1, answer.reason);
  return Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [`${field}.${name}`, [message]]),
  );
}

/**
 * Converts answers to lines.
 * @throws WireError 422 unless they cover exactly the sheet's members
 */
function answersTo({ rows }: Sheet, answers: readonly Answer[]): DeductedLine[] {
  const bill = new Map(rows.map((row) => [row.member.membershipNo, row]));
  const errors: Record<string, string[]> = {};
  const lines = answers.flatMap((answer, index): DeductedLine[] => {
    const row = bill.get(answer.membership_no);
    // Removed, so that a second answer about the same member is refused.
    bill.delete(answer.membership_no);
    const field = `lines.${index}`;
    if (!row) {
      errors[`${field}.membership_no`] = ['ไม่มีสมาชิกเลขนี้ในงบหน้าเรียกเก็บ หรือมีซ้ำ'];
      return [];
    }
    Object.assign(errors, answerErrors(answer, row.kep.totalSatang, field));
    const { deducted_amount, reason } = answer;
    return [{ no: row.member.no, deductedSatang: parseBaht(deducted_amount) ?? 0, reason }];
  });
  if (bill.size > 0) errors.lines = [`ยังขาดผลของสมาชิก ${formatCount(bill.size)} คน`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return lines;
}

/** Returns what came of a check in one sentence. */
function words(problems: readonly FileProblem[], members: number): string {
  const [first] = problems;
  if (!first) return `ไฟล์ตรงกับงบหน้าเรียกเก็บครบ ${formatCount(members)} คน ยังไม่ได้บันทึก`;
  const places = `${formatCount(problems.length)} แห่ง ยังไม่ได้บันทึกรายการใด`;
  if (first.question?.key.startsWith('column:'))
    return 'กรุณาบอกก่อนว่าคอลัมน์ใดคืออะไร ยังไม่ได้บันทึกรายการใด';
  return first.question
    ? `ไฟล์มีส่วนที่ซ่อนไว้หรือมีซ้ำ กรุณาตอบก่อน ${places}`
    : `ไฟล์ไม่ตรงกับงบหน้าเรียกเก็บ ${places}`;
}

/** Left-out rows that are named; more is no table of members. */
const MOST_LEFT_OUT = 50;

/** Returns what of a file was not read. */
const unread = ({ sheet, unreadSheets }: ReadTable, leftOut: Matching['leftOut']) => ({
  ...(unreadSheets.length > 0 && { read_sheet: sheet, unread_sheets: [...unreadSheets] }),
  ...(leftOut.length > 0 && { left_out: leftOut.slice(0, MOST_LEFT_OUT) }),
});

/** Refuses a record that was made on another version: says what was recorded meanwhile. */
function outOfDate(world: World, sheet: Sheet, madeOn: number) {
  const { version, result, rows } = sheet;
  const now = rows.map((row) => wireLine(row, result));
  return {
    rc_code: '0' as const,
    rc_des: `มีผู้บันทึกผลของงวดนี้ไปแล้วเมื่อ ${result ? wallTime(result.at) : ''} (ฉบับที่ ${version} แต่ท่านแก้จากฉบับที่ ${madeOn}) ข้อมูลที่ท่านกรอกยังอยู่ครบ`,
    version,
    changed: now.filter((item) => item.reason !== ''),
    ...wireRecord(world, sheet),
  };
}

/** Returns what is wrong with the picture of a slip; empty if it is accepted. */
function slipError(base64: string): Record<string, string[]> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MOST_FILE_BYTES) return { 'slip.base64': [FILE_TOO_LARGE] };
  return sniffPaper(bytes) ? {} : { 'slip.base64': ['แนบได้เฉพาะ JPG, PNG หรือ PDF'] };
}

export const membergroupDeductResultHandlers: HandlersOf<
  | 'membergroupDeductResultShow'
  | 'membergroupDeductResultCheck'
  | 'membergroupDeductResultCreate'
  | 'membergroupTransferCreate'
  | 'membergroupTransferWithdraw'
> = {
  async membergroupDeductResultShow(call) {
    return describe(call.world, await sheetOf(call));
  },

  async membergroupDeductResultCheck(call) {
    const sheet = await sheetOf(call);
    const bytes = Buffer.from(call.body.file, 'base64');
    if (bytes.length > MOST_FILE_BYTES) throw invalid({ file: [FILE_TOO_LARGE] });
    const table = await readInWorker(bytes, call.body.name);
    if ('refusal' in table) {
      const { refusal, row = 0 } = table;
      const problems = [{ row, column: '', found: call.body.name, message: refusal }];
      return { rc_code: '0', rc_des: refusal, rows_read: 0, lines: [], problems };
    }
    const answers = new Map(call.body.answers?.map(({ key, value }) => [key, value]));
    const period = recvPeriod(sheet.month);
    const matching = matchResult(table, sheet.rows, period, answers);
    const { lines, problems, warnings, rowsRead, leftOut, payroll } = matching;
    const fits = problems.length === 0;
    return {
      rc_code: fits ? '1' : '0',
      rc_des: words(problems, sheet.rows.length),
      rows_read: rowsRead,
      lines: fits ? wireLines(sheet, { on: '', value: { month: sheet.month, lines } }) : [],
      problems: problems.slice(0, MOST_PROBLEMS),
      ...(warnings.length > 0 && { warnings: warnings.slice(0, MOST_PROBLEMS) }),
      ...(payroll && { columns: [...payroll.columns], first_rows: [...payroll.firstRows] }),
      ...unread(chosenTable(table, answers).table, leftOut),
    };
  },

  async membergroupDeductResultCreate(call) {
    const sheet = await sheetOf(call);
    const { world, body, session } = call;
    const closed = closedReason(sheet);
    if (closed && !sheet.result) return refused(closed);
    // Only the first record may omit the version, as later ones must know what was recorded before.
    const { version = 0 } = body;
    if (version !== sheet.version) return outOfDate(world, sheet, version);
    const lines = answersTo(sheet, body.lines);
    const saved = (rc_des: string) => ({
      rc_code: '1' as const,
      rc_des,
      slip_no: `นส. ${paperNo(sheet)}`,
      version: sheet.version + 1,
    });
    if (closed) {
      const takenBack = takenBackIn(sheet, lines);
      if (!takenBack) return refused(closed);
      const words = `ถอนการแจ้งว่า${takenBack.report}`;
      recordCorrection(world, sheet, takenBack.line, `หน่วยงาน${words}`);
      return saved(`${words}แล้ว`);
    }
    const tooLow = belowReceived(sheet, lines);
    if (tooLow) return refused(tooLow);
    recordResult(world, sheet, lines, session?.device && deviceText(session.device));
    return saved(sheet.result ? 'แก้ไขผลการหักเงินแล้ว' : 'บันทึกผลการหักเงินแล้ว');
  },

  async membergroupTransferCreate(call) {
    const sheet = await sheetOf(call);
    const { world, body } = call;
    const saved = (note: number) => ({
      ...done('บันทึกการโอนเงินแล้ว'),
      transfer_no: transferNoOf(note),
    });
    const noted = world.overlay.all('remittance', sheet.agency.no);
    if (sentBefore(noted, 'idempotency_key', body)) {
      return saved(sheet.remittances.findIndex(({ key }) => key === body.idempotency_key));
    }
    if (leftToTransfer(sheet) === 0) return refused('ยอดของงวดนี้โอนครบแล้ว');
    const { idempotency_key: key, reference, slip, transferred_date: on } = body;
    const satang = parseBaht(body.amount) ?? -1;
    const transfer = { satang, on, reference, ...(slip && { slip }) };
    const problems = Object.entries(transferProblems(world, sheet, transfer));
    const errors = {
      ...Object.fromEntries(problems.map(([name, message]) => [name, [message]])),
      ...(slip && slipError(slip.base64)),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    recordTransfer(world, sheet, { ...transfer, ...(key && { key, bodyHash: hashOf(body) }) });
    return saved(sheet.remittances.length);
  },

  async membergroupTransferWithdraw(call) {
    const sheet = await sheetOf(call);
    const isNamed = (_: unknown, index: number) => transferNoOf(index) === call.body.transfer_no;
    const note = sheet.remittances.findIndex(isNamed);
    if (note < 0) throw notFound();
    const state = sheet.noteStates[note];
    if (state === 'received')
      return refused('สหกรณ์รับเงินรายการนี้แล้ว จึงถอนไม่ได้ หากแจ้งผิดกรุณาติดต่อสหกรณ์');
    if (state === 'missing') return refused('สหกรณ์ตรวจแล้วไม่พบเงินรายการนี้ จึงไม่ต้องถอน กรุณาแจ้งโอนใหม่');
    // Pressed twice, it is taken back once.
    if (state === 'waiting') withdrawTransfer(call.world, sheet, note);
    return done('ถอนการแจ้งโอนแล้ว');
  },
};
