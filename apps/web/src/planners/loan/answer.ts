import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { netSalary, salaryRoom } from '@coop/finance/credit';
import { type LoanPlan, type LoanPlanInput, planLoan } from '@coop/finance/loans/loan-plan';
import { largestLoan } from '@coop/finance/loans/solve-loan';
import { formatRate, parseBaht, parseRate } from '@coop/format/money';
import { paymentsOf } from '../payments.ts';
import { parseTypedCount } from '../typed.ts';
import type { Inputs, LoanInputs } from './fields.ts';

/** The inputs, which must be valid, as input of the loan rules. */
function questionOf(inputs: LoanInputs): LoanPlanInput {
  const { method, interest, given, extra, closeOn } = inputs;
  return {
    principalSatang: parseBaht(inputs.amount) ?? 0,
    rate: parseRate(inputs.rate) ?? 0,
    method,
    rounding: {
      interest,
      instalment: method === 'equal_principal' ? inputs.principal : inputs.total,
    },
    disbursedOn: inputs.on,
    firstDue: inputs.firstDue,
    dueDay: Number(inputs.dueDay),
    dayCount: inputs.dayCount === '366' ? 366 : 365,
    repay:
      given === 'instalments'
        ? { instalments: parseTypedCount(inputs.instalments) ?? 1 }
        : { instalmentSatang: parseBaht(inputs.instalment) ?? 0 },
    ...(extra !== 'none' && {
      extra: {
        repeat: extra,
        on: inputs.extraOn,
        amountSatang: parseBaht(inputs.extraAmount) ?? 0,
        mode: inputs.extraMode,
      },
    }),
    ...(closeOn && { closeOn }),
  };
}

/** The plan of a loan with valid inputs; null when the instalment would never repay it. */
export const planOf = (inputs: LoanInputs): LoanPlan | null => planLoan(questionOf(inputs));

/** Returns what the loan's largest payment leaves of a salary; undefined without one. */
export function salaryShare(
  { salary, deductions }: Pick<Inputs, 'salary' | 'deductions'>,
  plan: LoanPlan,
  minimumPercent: number,
) {
  const salarySatang = parseBaht(salary);
  if (salarySatang === null) return undefined;
  const takenSatang = parseBaht(deductions) ?? 0;
  const roomSatang = salaryRoom(salarySatang, takenSatang, minimumPercent);
  const { agreedSatang: _, ...terms } = plan.terms;
  const net = netSalary(salarySatang, takenSatang + plan.highestSatang, minimumPercent);
  const rule = `${formatRate(minimumPercent).replace('.00', '')}\u00a0%`;
  return {
    ...net,
    /** Tells whether what is left is enough, in words. */
    verdict: net.passes ? `ผ่านเกณฑ์เงินเดือนคงเหลือ ${rule}` : `เงินเดือนคงเหลือต่ำกว่าเกณฑ์ ${rule}`,
    /** The instalment that is still possible each month, and the largest loan with it on the same terms. */
    roomSatang,
    largestSatang: largestLoan(terms, roomSatang),
  };
}

/** The result for valid inputs. */
export function answerTo(loan: LoanInputs) {
  const plan = planOf(loan);
  if (!plan) return undefined;
  const payments = paymentsOf(plan.rows);
  // Instalments until the loan is repaid; extra payments between them do not count.
  const count = payments.filter(({ no }) => no !== null).length;
  return { loan, plan, payments, count, last: payments.at(-1) };
}

/** A loan and its computed results. */
export type Answer = NonNullable<ReturnType<typeof answerTo>>;

/** A loan against the salary that was typed beside it. */
export interface SalaryProps {
  readonly answer: Answer;
  readonly salary: string;
  readonly deductions: string;
  readonly product: LoanProductConfig | undefined;
}

/** The same with what is left of it. */
export type AgencyPaperProps = SalaryProps & {
  readonly share: NonNullable<ReturnType<typeof salaryShare>>;
};
