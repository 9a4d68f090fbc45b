import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import type { SiteConfig } from '@coop/contracts/site';
import { firstDueDate } from '@coop/finance/loans/schedule';
import { rateOn } from '@coop/finance/rates';
import { formatRate, parseRate } from '@coop/format/money';
import { isRight } from '../link.ts';
import { toTyped } from '../typed.ts';
import { planOf } from './answer.ts';
import { BLANK, LOAN_FIELDS, type LoanInputs } from './fields.ts';
import { planProblems } from './problems.ts';

/** The inputs that a product sets; changing one of them deselects the product. */
const PRODUCT_FIELDS = ['rate', 'method', 'interest', 'principal', 'total'] as const;

const fits = (name: keyof LoanInputs, word: unknown) =>
  typeof word === 'string' && LOAN_FIELDS[name].fits(word);

const isFirstDue = (rule: unknown): rule is LoanInputs['firstDue'] => fits('firstDue', rule);

/** Tells whether a product can be used; the configuration is not validated yet. */
function isUsable(product: Partial<LoanProductConfig>): boolean {
  const { code, name, method, rates, rounding, terms } = product;
  return (
    typeof code === 'string' &&
    typeof name === 'string' &&
    fits('method', method) &&
    fits('interest', rounding?.interest) &&
    fits(method === 'equal_principal' ? 'principal' : 'total', rounding?.instalment) &&
    Array.isArray(terms) &&
    Array.isArray(rates) &&
    rates.length > 0 &&
    rates.every(({ from, rate }) => typeof from === 'string' && parseRate(rate) !== null)
  );
}

/** The loan products of this deployment. */
export function productsOf(site: SiteConfig): readonly LoanProductConfig[] {
  const products = site.by_laws?.loans?.products;
  return Array.isArray(products) ? products.filter(isUsable) : [];
}

/** The product's rate on a day, as typed; before its first rate the first one. */
export function rateText({ rates }: LoanProductConfig, on: string): string {
  const steps = rates.map(({ from, rate }) => ({ from, rate: parseRate(rate) ?? 0 }));
  const first = steps[0]?.from ?? '';
  return formatRate(rateOn(steps, on > first ? on : first));
}

/** The loan under a product's rules. What a person has typed stays, if the product allows it. */
function withProduct(inputs: LoanInputs, product: LoanProductConfig): LoanInputs {
  const { code, method, rounding, terms } = product;
  const isGranted = terms.map(String).includes(inputs.instalments);
  const rule =
    method === 'equal_principal'
      ? { principal: rounding.instalment }
      : { total: rounding.instalment };
  return {
    ...inputs,
    ...rule,
    product: code,
    rate: rateText(product, inputs.on),
    method,
    interest: rounding.interest,
    instalments: isGranted ? inputs.instalments : String(terms.at(-1) ?? inputs.instalments),
  };
}

/** The initial loan: the first product, or common rules (domain.md B1). */
export function initialLoan(site: SiteConfig, today: string): LoanInputs {
  const [product] = productsOf(site);
  const { first_due, day_count } = site.by_laws?.loans ?? {};
  const due = String(site.by_laws?.bills?.due_day);
  const blank: LoanInputs = {
    ...BLANK,
    amount: '100,000',
    rate: '6.00',
    instalments: '60',
    on: today,
    firstDue: isFirstDue(first_due) ? first_due : BLANK.firstDue,
    dueDay: fits('dueDay', due) ? due : BLANK.dueDay,
    dayCount: day_count === 366 ? '366' : '365',
  };
  return product ? withProduct(blank, product) : blank;
}

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
    extraOn:
      isSet || !next.on ? next.extraOn : firstDueDate(next.on, next.firstDue, Number(next.dueDay)),
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
