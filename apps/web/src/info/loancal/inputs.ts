import {
  type Checks,
  hasInputs,
  isDay,
  isOneOf,
  isShort,
  mend,
  type Reading,
  readInputs,
  writeInputs,
} from '../../parts/calculator/link.ts';
import { planProblems, salaryProblems } from './problems.ts';
import type { Inputs, LoanInputs } from './typed-inputs.ts';

export const METHODS = ['equal_total', 'equal_principal'] as const;
export const FIRST_DUES = ['next_month_end', 'same_month_if_by_5th', 'same_month_end'] as const;
export const EXTRAS = ['none', 'once', 'monthly'] as const;
export const EXTRA_MODES = ['keep_instalment', 'keep_term'] as const;
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

/** Defaults that a link leaves out. They must never change, or old links would change their meaning. */
export const BLANK: LoanInputs = {
  product: '',
  amount: '',
  rate: '',
  method: 'equal_total',
  given: 'instalments',
  instalments: '',
  instalment: '',
  on: '',
  firstDue: 'next_month_end',
  interest: 'half2dp',
  principal: 'ceil100',
  total: 'ceil10',
  dayCount: '365',
  extra: 'none',
  extraAmount: '',
  extraOn: '',
  extraMode: 'keep_instalment',
  closeOn: '',
};

const CHECKS: Checks<LoanInputs> = {
  product: isShort,
  amount: isShort,
  rate: isShort,
  method: isOneOf(METHODS),
  given: isOneOf(['instalments', 'instalment']),
  instalments: isShort,
  instalment: isShort,
  on: isDay,
  firstDue: isOneOf(FIRST_DUES),
  interest: isOneOf(INTEREST_ROUNDINGS),
  principal: isOneOf(PRINCIPAL_ROUNDINGS),
  total: isOneOf(TOTAL_ROUNDINGS),
  dayCount: isOneOf(['365', '366']),
  extra: isOneOf(EXTRAS),
  extraAmount: isShort,
  extraOn: isDay,
  extraMode: isOneOf(EXTRA_MODES),
  closeOn: isDay,
};

const NO_SALARY = { salary: '', deductions: '' };
const SALARY_CHECKS: Checks<typeof NO_SALARY> = { salary: isShort, deductions: isShort };
/** Prefix of the names of the second loan. */
const SECOND = 'b.';

export function writeLink({ a, b, salary, deductions }: Inputs): URLSearchParams {
  const params = new URLSearchParams();
  writeInputs(params, a, BLANK);
  if (b) writeInputs(params, b, BLANK, SECOND);
  writeInputs(params, { salary, deductions }, NO_SALARY);
  return params;
}

function readLoan(params: URLSearchParams, initial: LoanInputs, prefix = ''): Reading<LoanInputs> {
  const read = readInputs({ params, blank: BLANK, checks: CHECKS, prefix });
  return mend(read, initial, planProblems);
}

/** The inputs of an address, or the initial ones; wrong ones are repaired and listed. */
export function readLink(params: URLSearchParams, initial: LoanInputs): Reading<Inputs> {
  const none = { inputs: initial, refused: [] };
  const a = hasInputs(params, CHECKS) ? readLoan(params, initial) : none;
  const b = hasInputs(params, CHECKS, SECOND) ? readLoan(params, initial, SECOND) : null;
  const salary = mend(
    readInputs({ params, blank: NO_SALARY, checks: SALARY_CHECKS }),
    NO_SALARY,
    salaryProblems,
  );
  return {
    inputs: { a: a.inputs, b: b?.inputs ?? null, ...salary.inputs },
    refused: [...new Set([...a.refused, ...(b?.refused ?? []), ...salary.refused])],
  };
}
