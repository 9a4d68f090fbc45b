import * as z from 'zod/mini';
import { agencyChanges, agencyReads, MB } from '../entry/endpoint.ts';
import {
  IsoDate,
  Money,
  OptionalDate,
  RecvPeriod,
  Result,
  SentMoney,
  sentText,
} from '../entry/wire.ts';
import { AgencyNo, PeriodStatus, SheetQuery, transferState } from './billing.ts';
import { Closing, Collector } from './closing.ts';
import { MOST_RESULT_FILE_LETTERS, MOST_RESULT_ROWS, TOO_LARGE } from './deduct-limits.ts';
import { DeductReason } from './deduct-reason.ts';

/** Deduction from one member; with a reason if incomplete. */
export const DeductLine = z.strictObject({
  membership_no: z.string(),
  member_fullname: z.string(),
  billed_amount: Money,
  deducted_amount: Money,
  reason: z.union([DeductReason, z.literal('')]),
  /** Amount carried over to the next bill, and the part of it that is still owed today. */
  carried_amount: Money,
  outstanding_amount: Money,
  /** Day on which the last of it was paid; empty while something is owed, and where nothing was carried over. */
  settled_date: OptionalDate,
  /** Absent before the due day. */
  closing: z.optional(z.extend(Closing, { collector: z.optional(Collector) })),
});
export type DeductLine = z.infer<typeof DeductLine>;

export const GroupDeductResult = z.strictObject({
  as_of: IsoDate,
  member_group_no: z.string(),
  member_group_name: z.string(),
  recv_period: RecvPeriod,
  periods: z.array(RecvPeriod),
  due_date: IsoDate,
  /** Reason why the result cannot be recorded (any more); empty while it can. */
  closed_reason: z.string(),
  /** Bangkok wall time of the record; empty before there is one: every line then counts as deducted in full. */
  recorded_at: z.string(),
  /** Person who made the record, empty before there is one; and on which device, where that is known. */
  recorded_by: z.string(),
  recorded_device: z.optional(z.string()),
  revision: z.int(),
  /** Number of records; a new record names the version that it was based on. */
  version: z.int(),
  status: PeriodStatus,
  ...transferState,
  lines: z.array(DeductLine),
  billed_amount: Money,
  deducted_amount: Money,
  /** Money the cooperative has received. */
  remitted_amount: z.optional(Money),
  /** The sums of the lines' closings; absent before the due day. Its next_amount is of the members who stay. */
  closing: z.optional(Closing),
});
export type GroupDeductResult = z.infer<typeof GroupDeductResult>;

const Answer = z.strictObject({
  membership_no: z.string().check(z.maxLength(12, 'เลขที่สมาชิกยาวเกินไป')),
  deducted_amount: SentMoney,
  reason: z.union([DeductReason, z.literal('')]),
});

/** A place in a file where it does not fit the bill; row 0 is the file as a whole. */
export const FileProblem = z.strictObject({
  row: z.int(),
  column: z.string(),
  /** Text of the file in that place. */
  found: z.string(),
  message: z.string(),
  /** Member of the row; absent where it names nobody on the sheet. */
  membership_no: z.optional(z.string()),
  member_fullname: z.optional(z.string()),
  /** Something hidden, or that can be read in two ways: the file is checked again with the value of one choice. */
  question: z.optional(
    z.strictObject({
      key: z.string(),
      choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
    }),
  ),
});
export type FileProblem = z.infer<typeof FileProblem>;

/** Feeds that change for a month once its result is recorded or its money transferred. */
export const MONTH_FEEDS = [
  'membergroupDeductResultShow',
  'membergroupDeliveryBookShow',
  'membergroupSummarizeRepShow',
  'membergroupKeeprepShow',
  'membergroupDashboardShow',
] as const;

export const membergroupDeductResult = {
  membergroupDeductResultShow: agencyReads({
    path: '/api/membergroup/deduct_result',
    listedIn: ['membergroupDashboardShow', 'periods'],
    body: SheetQuery,
    response: GroupDeductResult,
    titleTH: 'ผลการหักเงินที่บันทึกแล้ว',
    summary: 'What the agency has recorded as deducted, member by member',
    spec: '1 billing summary, 2.4',
  }),
  membergroupDeductResultCheck: agencyReads({
    path: '/api/membergroup/deduct_result_check',
    bodyLimit: 4 * MB,
    body: z.strictObject({
      member_group_no: AgencyNo,
      recv_period: RecvPeriod,
      name: sentText(200, 'กรุณาเลือกไฟล์', 'ชื่อไฟล์ยาวเกินไป'),
      /** The file in base64. */
      file: sentText(MOST_RESULT_FILE_LETTERS, 'ไฟล์ว่างเปล่า', TOO_LARGE),
      /** Answers to the questions about the file. */
      answers: z.optional(
        z
          .array(z.strictObject({ key: z.string(), value: z.string() }))
          .check(z.maxLength(20, 'คำตอบมากเกินไป')),
      ),
    }),
    response: z.extend(Result, {
      rows_read: z.int(),
      lines: z.array(DeductLine),
      problems: z.array(FileProblem),
      /** The sheet that was read: the first one sees that has the head; and others in which something stands. */
      read_sheet: z.optional(z.string()),
      unread_sheets: z.optional(z.array(z.string())),
      /** Rows below the head that are of no member: totals, signatures, notes. */
      left_out: z.optional(z.array(z.strictObject({ row: z.int(), found: z.string() }))),
      /** Remarks that keep nothing from being read: another name, somebody who is not on the bill. */
      warnings: z.optional(z.array(FileProblem)),
      /** A file under heads of its own: its columns as they were answered, by the question's key, and its first rows. */
      columns: z.optional(
        z.array(z.strictObject({ key: z.string(), head: z.string(), column: z.string() })),
      ),
      first_rows: z.optional(z.array(z.strictObject({ row: z.int(), cells: z.array(z.string()) }))),
    }),
    titleTH: 'ตรวจไฟล์ผลการหักเงิน',
    summary:
      'Reads a filled-in sheet (.xlsx or .csv) and matches it with the bill, line by line; saves nothing',
    spec: '1 billing summary, 2.4',
  }),
  membergroupDeductResultCreate: agencyChanges({
    path: '/api/membergroup/deduct_result_create',
    follows: MONTH_FEEDS,
    bodyLimit: 2 * MB,
    body: z.strictObject({
      member_group_no: AgencyNo,
      recv_period: RecvPeriod,
      /** The version that the form showed; absent: whatever there is. */
      version: z.optional(z.int()),
      lines: z
        .array(Answer)
        .check(
          z.minLength(1, 'กรุณาบันทึกผลอย่างน้อยหนึ่งคน'),
          z.maxLength(MOST_RESULT_ROWS, 'บันทึกได้ไม่เกิน 5,000 คน'),
        ),
    }),
    response: z.extend(Result, {
      slip_no: z.optional(z.string()),
      /** The version after it; where it was refused as out of date, the one it should have been made on. */
      version: z.optional(z.int()),
      /** Refused as out of date: the lines that are recorded, when that was, by whom and on which device. */
      changed: z.optional(z.array(DeductLine)),
      recorded_at: z.optional(z.string()),
      recorded_by: z.optional(z.string()),
      recorded_device: z.optional(z.string()),
    }),
    titleTH: 'บันทึกผลการหักเงิน',
    summary: 'Records what was deducted from every member of the sheet: all of it or nothing',
    spec: '1 billing summary, 2.4',
  }),
} as const;
