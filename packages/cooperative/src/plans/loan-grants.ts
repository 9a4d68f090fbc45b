import { monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import type { Faker } from '@faker-js/faker';
import { draw } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { lastSalaryMonth, salaryIn } from '../people/person/salary.ts';
import { LOAN_PRODUCTS, PAYOUT_DAYS } from '../rules/products.ts';
import { depositPlans } from './deposit-plans.ts';
import { HABITS, type Habit } from './loan-habits.ts';
import { type Borrower, isRanked, limitsOf, mostCremation, termsInTime } from './loan-limits.ts';
import { plannedSharesSatang } from './share-plan.ts';
import { workingDayIn } from './working-day-in.ts';

// Grants a member's contracts one after the other in order of time. Each is limited by the situation on its day: the part
// of the income that all deductions together may take (also of the pension, for what lasts longer than the work), the
// product's multiple of the salary, the shares that secure it, and the age by which it must be paid.

/** Months after which a member asks again if nothing could be granted. */
const ASKS_AGAIN_AFTER = 12;

const NEVER = '9999-12-31';

interface Asker extends Borrower {
  readonly granted: LoanPlan[];
}

/** Picks one of the product's terms that end in time; undefined if none does. */
function termFor({ member }: Borrower, habit: Habit, month: number, drawn: number) {
  const inTime = termsInTime(member, habit.product, month);
  return inTime.length > 0 ? inTime[drawn % inTime.length] : undefined;
}

/** Returns the most that the rules allow, satang. */
function limitOf(borrower: Borrower, habit: Habit, month: number, instalments: number): number {
  const { view, member } = borrower;
  const { product } = habit;
  const kind = { product, instalments, disbursedOn: startOfMonthIndex(month) };
  const shares = () => plannedSharesSatang(view, member, month - 1);
  return Math.min(...limitsOf(borrower, kind, shares).map(({ satang }) => satang));
}

function ask(faker: Faker, borrower: Asker, habit: Habit, month: number): LoanPlan | undefined {
  const { product, leastSatang } = habit;
  const { stepSatang } = LOAN_PRODUCTS[product];
  const wanted = habit.wantedSatang(faker, salaryIn(borrower.member, month));
  const instalments = termFor(borrower, habit, month, faker.number.int(11));
  const day = faker.helpers.arrayElement(PAYOUT_DAYS);
  if (instalments === undefined) return undefined;
  const mostSatang = Math.min(wanted, limitOf(borrower, habit, month, instalments));
  const principalSatang = Math.floor(mostSatang / stepSatang) * stepSatang;
  if (principalSatang < leastSatang) return undefined;
  const disbursedOn = workingDayIn(month, day);
  return { product, principalSatang, instalments, disbursedOn };
}

/** Grants what somebody asks for up to the view's month, in order of time. */
function grantAll(faker: Faker, borrower: Asker): void {
  const { view, member, granted } = borrower;
  const joined = monthIndex(member.joinedOn);
  const turns = HABITS.map((habit) => ({
    habit,
    borrows: faker.datatype.boolean(habit.chance),
    month: joined + faker.number.int(habit.waits),
  })).filter(({ habit, borrows }) => {
    return borrows && (habit.product !== 'academic' || isRanked(member));
  });
  const last = Math.min(monthIndex(view.asOf), lastSalaryMonth(member));
  for (;;) {
    // The first of the earliest.
    let next = turns[0];
    for (const turn of turns) if (next && turn.month < next.month) next = turn;
    if (!next || next.month > last) break;
    const plan = ask(faker, borrower, next.habit, next.month);
    if (plan) granted.push(plan);
    next.month += plan ? plan.instalments + faker.number.int(next.habit.gap) : ASKS_AGAIN_AFTER;
  }
}

/** Returns every contract up to the view's month that a member was granted, in order of time. */
export function grantedPlans(view: View, member: Member): LoanPlan[] {
  if (member.kind === 'สมทบ') return [];
  // Includes future savings, so that no grant depends on what comes after it.
  const payroll = depositPlans({ ...view, asOf: NEVER }, member).reduce(
    (sum, depositPlan) => sum + depositPlan.payrollSatang,
    0,
  );
  const granted: LoanPlan[] = [];
  const borrower = { view, member, othersSatang: payroll + mostCremation(member), granted };
  draw(view.seed, member.no, 'loans', (faker) => grantAll(faker, borrower));
  return granted.filter((plan) => plan.disbursedOn <= view.asOf);
}
