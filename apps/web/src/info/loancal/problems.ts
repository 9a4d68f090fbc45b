import { LONGEST_LOAN } from '@coop/finance/solve-loan';
import { isDay, isRight, type Problems } from '../../parts/calculator/link.ts';
import { bahtWithin, parseTypedCount, rateUpTo, wholeBaht } from '../../parts/calculator/typed.ts';
import { planOf } from './plan.ts';
import { problemText } from './text-problems.ts';
import type { Inputs, LoanInputs } from './typed-inputs.ts';

/** Maximum in satang, more than any cooperative lends to one person. */
const MOST = 100_000_000_00;
/** 1/100 percent: above the law's 15 % a year, so that every lawful rate can be tried. */
const HIGHEST_RATE = 30_00;
/** Salaries and deductions, satang a month. */
const MOST_SALARY = 10_000_000_00;

/** A day that the calendar of a loan can start on: the 30 years after it exist, too. */
const isStart = (day: string) => day !== '' && isDay(day) && day >= '1900' && day < '2900';

function extraProblems({ extra, extraAmount, extraOn, on }: LoanInputs): Problems {
  if (extra === 'none') return {};
  const problems: Record<string, string> = {};
  if (bahtWithin(extraAmount, 1, MOST) === undefined) {
    problems.extraAmount = problemText.amount(wholeBaht(MOST));
  }
  if (!isStart(extraOn)) problems.extraOn = problemText.day;
  else if (extraOn < on) problems.extraOn = problemText.beforePayout;
  return problems;
}

function repayProblems({ given, instalments, instalment }: LoanInputs): Problems {
  if (given === 'instalments') {
    const count = parseTypedCount(instalments);
    const isCount = count !== null && count >= 1 && count <= LONGEST_LOAN;
    return isCount ? {} : { instalments: problemText.instalments(String(LONGEST_LOAN)) };
  }
  const isAmount = bahtWithin(instalment, 1, MOST) !== undefined;
  return isAmount ? {} : { instalment: problemText.amount(wholeBaht(MOST)) };
}

/** Whether the instalment that is typed would ever pay the loan; only asked when everything else is right. */
function neverPaid(inputs: LoanInputs): Problems {
  if (inputs.given === 'instalments') return {};
  const plan = planOf({ ...inputs, extra: 'none', closeOn: '' });
  return plan ? {} : { instalment: problemText.neverPaid(String(LONGEST_LOAN)) };
}

/** Input → what is wrong with it. */
export function planProblems(inputs: LoanInputs): Problems {
  const { amount, rate, on, closeOn } = inputs;
  const problems: Record<string, string> = {};
  if (bahtWithin(amount, 100, MOST) === undefined) {
    problems.amount = problemText.amount(wholeBaht(MOST));
  }
  if (rateUpTo(rate, HIGHEST_RATE) === undefined) {
    problems.rate = problemText.rate(String(HIGHEST_RATE / 100));
  }
  if (!isStart(on)) problems.on = problemText.day;
  if (closeOn !== '' && (!isStart(closeOn) || closeOn < on)) {
    problems.closeOn = problemText.beforePayout;
  }
  Object.assign(problems, repayProblems(inputs), extraProblems(inputs));
  return isRight(problems) ? neverPaid(inputs) : problems;
}

/** Problems of the salary, which is optional. */
export function salaryProblems({ salary, deductions }: Pick<Inputs, 'salary' | 'deductions'>) {
  const problems: Record<string, string> = {};
  const isWrong = (typed: string, least: number) =>
    typed.trim() !== '' && bahtWithin(typed, least, MOST_SALARY) === undefined;
  if (isWrong(salary, 100)) problems.salary = problemText.amount(wholeBaht(MOST_SALARY));
  if (isWrong(deductions, 0)) problems.deductions = problemText.amount(wholeBaht(MOST_SALARY));
  return problems;
}

/** Problems of the whole page; those of the second loan have its prefix. */
export function problemsOf(inputs: Inputs): Problems {
  const second = Object.entries(inputs.b ? planProblems(inputs.b) : {});
  return {
    ...planProblems(inputs.a),
    ...Object.fromEntries(second.map(([name, message]) => [`b.${name}`, message])),
    ...salaryProblems(inputs),
  };
}
