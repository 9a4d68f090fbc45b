import { THAI_MONTHS } from '@coop/format/thai-date';
import {
  bahtField,
  choiceField,
  countField,
  DAY_COUNT,
  type InputsOf,
  monthDayField,
  rateField,
} from '../fields.ts';
import { text } from './text.ts';

/** The months of a fiscal year by number; m0 is the one before, which only 13 lines have. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type MonthName = `m${0 | (typeof MONTHS)[number]}`;

export const IN_YEAR: readonly MonthName[] = MONTHS.map((month) => `m${month}` as const);
export const ALL_MONTHS: readonly MonthName[] = ['m0', ...IN_YEAR];

/** Buddhist years that a fiscal year may begin in. */
export const YEARS = { first: 2500, last: 2600 } as const;

/** Satang, more than any member may hold; an empty amount is none. */
export const MOST = 100_000_000_00;
const money = (label: string) =>
  bahtField(label, { least: 0, most: MOST, wrong: text.problems.amountOrNone, optional: true });

/** By the label of the page, which has the year, too. */
const months = Object.fromEntries(ALL_MONTHS.map((name) => [name, money(name)])) as Record<
  MonthName,
  ReturnType<typeof money>
>;

const MONTH_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  THAI_MONTHS.map((label, index) => [String(index + 1), label]),
);

/** Questions in the order of the page; the rates in 1/100 percent. */
export const FIELDS = {
  opening: money('หุ้นต้นปี (บาท)'),
  ...months,
  method: choiceField('radio', 'วิธีนับเวลา', text.methods, 'share_month'),
  /** Month and year (พ.ศ.) of the fiscal year's first day. */
  startMonth: choiceField('select', 'ปีบัญชีเริ่มเดือน', MONTH_WORDS, '1'),
  startYear: countField(
    'ของปี พ.ศ.',
    YEARS.first,
    YEARS.last,
    `กรอกปี พ.ศ. ระหว่าง ${String(YEARS.first)} ถึง ${String(YEARS.last)}`,
  ),
  /** Day on which a month's amount is taken. */
  monthDay: monthDayField('หักค่าหุ้นรายเดือนวันที่', 28),
  cutOff: {
    ...countField('ซื้อภายในวันที่เท่าไรจึงนับตั้งแต่เดือนนั้น', 0, 31, 'กรอกวันที่เป็นตัวเลข 0 ถึง 31'),
    blank: '7',
  },
  dayCount: DAY_COUNT,
  /** Rows to the satang, rows cut to whole baht, or only the sum (domain.md B3). */
  rounding: choiceField('radio', 'การปัดเศษ', text.roundings, 'rows'),
  rate: rateField('อัตราเงินปันผล (%)', { most: 30_00, wrong: text.problems.rate }),
  interest: money('ดอกเบี้ยเงินกู้ที่จ่ายในปีนี้ (บาท)'),
  refundRate: rateField('อัตราเงินคืน (%)', {
    most: 100_00,
    wrong: text.problems.rate,
    optional: true,
  }),
};

export type Fields = InputsOf<typeof FIELDS>;

/** Shares bought beside the monthly ones. */
export interface Purchase {
  readonly on: string;
  readonly amount: string;
}

export interface Inputs extends Fields {
  readonly purchases: readonly Purchase[];
}
