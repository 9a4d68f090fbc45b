import { addMonths, monthIndex } from '@coop/finance/calendar';
import type { Faker } from '@faker-js/faker';
import { draw } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import { CENSUS_MONTH } from '../people/person/census.ts';
import type { Member } from '../people/person/person.ts';
import type { DepositPlan } from '../people/person/plans.ts';
import { retirementDate } from '../people/person/salary.ts';
import { personaOf } from '../people/personas/personas.ts';
import { dueOn } from '../rules/due-day.ts';
import {
  DEPOSIT_PRODUCTS,
  type DepositProduct,
  type DepositProductKey,
} from '../rules/products.ts';
import { workingDayFrom } from '../rules/working-days.ts';
import { workingDayIn } from './working-day-in.ts';

const HABITS = [
  { product: 'special', chance: 0.62, payroll: 0.5 },
  { product: 'savings', chance: 0.55, payroll: 0.05 },
  { product: 'retirement', chance: 0.12, payroll: 0.8 },
  { product: 'fixed24', chance: 0.11, payroll: 1 },
] as const satisfies readonly { product: DepositProductKey; chance: number; payroll: number }[];

/** Maximum age of accounts, which keeps their statements to a usable length. */
const OLDEST_MONTHS = 144;

/** Returns the day on which an account ends with the membership, or the one for retirement with the service. */
function closing(member: Member, isUntilRetirement: boolean): Pick<DepositPlan, 'closedOn'> {
  const retires = isUntilRetirement ? workingDayFrom(retirementDate(member)) : undefined;
  const days = [member.ending?.on, retires].flatMap((day) => day ?? []).sort();
  return days[0] ? { closedOn: days[0] } : {};
}

/** Draws the account that a member has by a habit; undefined for none. */
function drawAccount(
  faker: Faker,
  { product, chance, payroll }: (typeof HABITS)[number],
  member: Member,
): DepositPlan | undefined {
  if (!faker.datatype.boolean(chance)) return undefined;
  const isUntilRetirement = product === 'retirement';
  if (isUntilRetirement && member.kind === 'บำนาญ') return undefined;
  const earliest = Math.max(monthIndex(member.joinedOn) + 1, CENSUS_MONTH - OLDEST_MONTHS);
  const month = faker.number.int({ min: earliest, max: Math.max(earliest, CENSUS_MONTH - 2) });
  const fixed = product === 'fixed24';
  const monthly = faker.number.int({ min: 1, max: fixed ? 10 : 6 }) * 500_00;
  const deducted = faker.datatype.boolean(payroll) ? monthly : 0;
  const openingSatang = fixed ? monthly : faker.number.int({ min: 5, max: 400 }) * 100_00;
  return {
    product,
    openedOn: workingDayIn(month, faker.number.int({ min: 2, max: 12 })),
    openingSatang,
    // Without a salary there is nothing to deduct from.
    payrollSatang: member.salarySatang > 0 ? deducted : 0,
    active: !fixed,
    ...closing(member, isUntilRetirement),
  };
}

/** Returns a member's accounts opened by the view's day. */
export function depositPlans(view: View, member: Member): DepositPlan[] {
  const story = personaOf(member.no)?.deposits;
  if (story) return story(view).filter((plan) => plan.openedOn <= view.asOf);
  const plans = HABITS.flatMap((habit) => {
    const feature = `deposit/${habit.product}`;
    return draw(view.seed, member.no, feature, (faker) => drawAccount(faker, habit, member)) ?? [];
  });
  const until = member.ending?.on ?? view.asOf;
  return plans.filter((plan) => plan.openedOn <= view.asOf && plan.openedOn < until);
}

/**
 * Returns the day on which a fixed account matures, if need be moved to the next working day, or the membership ends;
 * undefined for other accounts.
 */
export function maturityOf({ product, openedOn, closedOn }: DepositPlan): string | undefined {
  const { maturesAfter }: DepositProduct = DEPOSIT_PRODUCTS[product];
  const matures =
    maturesAfter === undefined ? undefined : workingDayFrom(addMonths(openedOn, maturesAfter));
  return matures && closedOn && closedOn < matures ? closedOn : (matures ?? closedOn);
}

/** Returns the salary deduction for an account in each month, satang; 0 once it has matured. */
export function payrollsOf(plan: DepositPlan): (month: number) => number {
  const { payrollSatang } = plan;
  if (payrollSatang === 0) return () => 0;
  const opened = monthIndex(plan.openedOn);
  const matures = maturityOf(plan);
  return (month) => (month <= opened || (matures && dueOn(month) > matures) ? 0 : payrollSatang);
}
