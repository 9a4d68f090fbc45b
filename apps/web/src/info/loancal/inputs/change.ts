import type { LoanProductConfig } from '@coop/contracts/site-products';
import { firstDueDate } from '@coop/finance/schedule';
import { isRight } from '../../../parts/calculator/link.ts';
import { toTyped } from '../../../parts/calculator/typed.ts';
import { planOf } from '../plan.ts';
import type { LoanInputs } from './fields.ts';
import { PRODUCT_FIELDS, rateText, withProduct } from './presets.ts';
import { planProblems } from './problems.ts';

/** Initial amount when extra payments are chosen. */
const FIRST_EXTRA = '1,000';

function underProduct(
  next: LoanInputs,
  part: Partial<LoanInputs>,
  products: readonly LoanProductConfig[],
): LoanInputs {
  const product = products.find(({ code }) => code === next.product);
  if (part.product !== undefined) return product ? withProduct(next, product) : next;
  if (PRODUCT_FIELDS.some((name) => part[name] !== undefined)) return { ...next, product: '' };
  // Rates change over time, so another day may have another rate.
  return part.on && product ? { ...next, rate: rateText(product, part.on) } : next;
}

/** Starts with the instalment that was just computed. */
function withInstalment(next: LoanInputs, before: LoanInputs): LoanInputs {
  if (next.given !== 'instalment' || before.given === 'instalment') return next;
  const plan = isRight(planProblems(before)) ? planOf(before) : null;
  return plan ? { ...next, instalment: toTyped(plan.instalmentSatang) } : next;
}

function withExtra(next: LoanInputs, part: Partial<LoanInputs>): LoanInputs {
  if (part.extra === undefined || part.extra === 'none') return next;
  const isSet = next.extraOn !== '' && next.extraOn >= next.on;
  return {
    ...next,
    extraAmount: next.extraAmount || FIRST_EXTRA,
    extraOn: isSet || !next.on ? next.extraOn : firstDueDate(next.on, next.firstDue),
  };
}

/** A loan after something was typed or chosen, with all that follows from it. */
export function changeLoan(
  before: LoanInputs,
  part: Partial<LoanInputs>,
  products: readonly LoanProductConfig[],
): LoanInputs {
  const next = underProduct({ ...before, ...part }, part, products);
  return withExtra(withInstalment(next, before), part);
}
