import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { formatCount } from '@coop/format/money';
import { monthsInWords } from './months-in-words.ts';

/** Most salaries that a product lends after some months of membership; undefined for whoever may borrow. */
interface Salaries {
  readonly fromMonths: number | undefined;
  readonly multiple: number;
}

/** Returns the multiples of the salary that a product lends, the least first; none where none is stated. */
export function salariesOf({ salary_multiple, salary_steps }: LoanProductConfig): Salaries[] {
  if (salary_multiple === undefined) return [];
  if (!salary_steps) return [{ fromMonths: undefined, multiple: salary_multiple }];
  return salary_steps.steps.map((step) => ({
    fromMonths: step.from_months,
    multiple: step.salary_multiple,
  }));
}

/** Words for a multiple: `15 เท่า เมื่อเป็นสมาชิกครบ 1 ปี`. */
export function salaryWords({ fromMonths, multiple }: Salaries): string {
  const times = `${formatCount(multiple)}\u00a0เท่า`;
  return fromMonths === undefined ? times : `${times} เมื่อเป็นสมาชิกครบ ${monthsInWords(fromMonths)}`;
}
