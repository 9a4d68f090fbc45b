import { isDay } from '@coop/finance/calendar';
import { LONGEST_LOAN } from '@coop/finance/loans/solve-loan';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperFact } from '@coop/papers/paper';
import {
  bahtField,
  blanksOf,
  choiceField,
  countField,
  DAY_COUNT,
  dayField,
  type Field,
  type Fields,
  type InputsOf,
  monthDayField,
  rateField,
  TEXT_LIMIT,
} from '../fields.ts';
import type { Plans } from '../plans.ts';
import { tidyBaht } from '../typed.ts';
import { text } from './text.ts';

/** The roundings seen at real cooperatives (domain.md B1), and none at all. */
export const INTEREST_ROUNDINGS = ['half2dp', 'half1', 'ceil1', 'ceil10'] as const;
export const PRINCIPAL_ROUNDINGS = ['half2dp', 'ceil1', 'ceil10', 'ceil100'] as const;
export const TOTAL_ROUNDINGS = [
  'half2dp',
  'half1',
  'half10',
  'ceil1',
  'ceil10',
  'ceil100',
] as const;

/** 1/100 percent: above the law's 15 % a year, so that every lawful rate can be tried. */
const HIGHEST_RATE = 30_00;
/** More than any cooperative lends to one person. */
const LOAN = { most: 100_000_000_00, wrong: text.problems.amount };
const SALARY = { most: 10_000_000_00, wrong: text.problems.amount, optional: true };

/** A day that the calendar of a loan can start on: the 30 years after it exist, too. */
const isStart = (day: string) => isDay(day) && day >= '1900' && day < '2900';

/** Code of a product whose rules are set; empty when something was set by hand. */
const product: Field = {
  ...choiceField('select', 'ประเภทเงินกู้', { '': text.byHand }, ''),
  fits: (code) => code.length <= TEXT_LIMIT,
};

/** The fields of one loan, in the order of the page. */
export const LOAN_FIELDS = {
  product,
  amount: bahtField('วงเงินกู้ (บาท)', { ...LOAN, least: 100 }),
  method: choiceField('radio', 'แบบการชำระ', text.methods, 'equal_total'),
  given: choiceField(
    'radio',
    'คำนวณจาก',
    { instalments: 'จำนวนงวด', instalment: 'เงินต่องวด' },
    'instalments',
  ),
  instalments: countField(
    'จำนวนงวด (เดือน)',
    1,
    LONGEST_LOAN,
    `กรอกจำนวนงวดเป็นจำนวนเต็ม 1 ถึง ${String(LONGEST_LOAN)}`,
  ),
  instalment: bahtField(text.instalmentOf.equal_total, { ...LOAN, least: 1 }),
  rate: rateField('อัตราดอกเบี้ย (% ต่อปี)', { most: HIGHEST_RATE, wrong: text.problems.rate }),
  on: dayField('วันที่รับเงินกู้', isStart, text.problems.day),
  firstDue: choiceField(
    'radio',
    'งวดแรก',
    {
      next_month_end: 'เดือนถัดจากเดือนที่รับเงิน',
      same_month_if_by_5th: 'รับเงินวันที่ 1–5 เริ่มเดือนนั้น หลังจากนั้นเริ่มเดือนถัดไป',
      same_month_end: 'เดือนที่รับเงิน',
    },
    'next_month_end',
  ),
  /** The by-laws have no 28th: in February it would be the month's end. */
  dueDay: monthDayField('ครบกำหนดชำระวันที่', 27),
  interest: choiceField('select', 'ปัดเศษดอกเบี้ย', text.roundings, 'half2dp', INTEREST_ROUNDINGS),
  principal: choiceField(
    'select',
    'ปัดเศษเงินต้นต่องวด',
    text.roundings,
    'ceil100',
    PRINCIPAL_ROUNDINGS,
  ),
  total: choiceField('select', 'ปัดเศษเงินงวด', text.roundings, 'ceil10', TOTAL_ROUNDINGS),
  dayCount: DAY_COUNT,
  extra: choiceField('radio', 'จ่ายเพิ่มนอกค่างวด', text.extras, 'none'),
  extraAmount: bahtField('จำนวนเงินที่จ่ายเพิ่ม (บาท)', { ...LOAN, least: 1 }),
  extraOn: dayField(text.extraOn.once, isStart, text.problems.day),
  extraMode: choiceField('radio', 'หลังจ่ายเพิ่ม', text.extraModes, 'keep_instalment'),
  closeOn: dayField('วันที่ต้องการปิดบัญชี', isStart, text.problems.beforePayout, true),
};

/** The salary, which both loans are compared with. */
export const SALARY_FIELDS = {
  salary: bahtField('เงินเดือน (บาท)', { ...SALARY, least: 100 }),
  deductions: bahtField('รายการหักทุกอย่างในปัจจุบัน (บาทต่อเดือน)', { ...SALARY, least: 0 }),
};

export type LoanInputs = InputsOf<typeof LOAN_FIELDS>;
export type SalaryInputs = InputsOf<typeof SALARY_FIELDS>;

/** All inputs of the page: one loan or two, and a salary. */
export type Inputs = Plans<LoanInputs> & SalaryInputs;

export const BLANK: LoanInputs = blanksOf(LOAN_FIELDS);

/** Inputs that are not named by their label. */
const NAMES: Readonly<Record<string, string>> = {
  product: '',
  instalment: 'เงินต่องวด',
  principal: 'ปัดเศษเงินต้น',
  extraOn: 'วันที่จ่ายเพิ่ม',
  closeOn: 'วันที่ปิดบัญชี',
  deductions: 'รายการหัก',
};

/** Returns what an input is called where a link has it wrong: its label, without the unit. */
export function inputName(name: string): string {
  const fields: Fields = { ...LOAN_FIELDS, ...SALARY_FIELDS };
  return NAMES[name] ?? fields[name]?.label.split(' (')[0] ?? '';
}

/** Returns what was typed, as the printed page and the files of the schedule say it. */
export function inputFacts(loan: LoanInputs, product: string = text.byHand): PaperFact[] {
  const instalment = loan.method === 'equal_principal' ? loan.principal : loan.total;
  const { extra } = loan;
  const facts: PaperFact[] = [
    [LOAN_FIELDS.product.label, product],
    [LOAN_FIELDS.amount.label, tidyBaht(loan.amount)],
    [LOAN_FIELDS.method.label, text.methods[loan.method]],
    [LOAN_FIELDS.rate.label, loan.rate],
    [LOAN_FIELDS.on.label, formatThaiDate(loan.on, 'long')],
    [text.rules, text.rulesNote(text.roundings[loan.interest], text.roundings[instalment])],
  ];
  if (extra === 'none') return facts;
  const each = text.extraNote(tidyBaht(loan.extraAmount), text.extras[extra]);
  const from = formatThaiDate(loan.extraOn);
  return [...facts, [text.extra, `${each} ${from} · ${text.extraModes[loan.extraMode]}`]];
}
