import { monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { openStream, type Stream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import { LEADERS, TEACHERS } from '../people/person/ladder.ts';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { lastSalaryMonth, pensionSatang, salaryIn } from '../people/person/salary.ts';
import { CREMATION_PER_DEATH_SATANG, LOAN_PRODUCTS, PAYOUT_DAYS } from '../rules/products.ts';
import { workingDayOfMonth } from '../rules/working-days.ts';
import { depositPlans } from './deposit-plans.ts';
import { burdenIn, principalWithin } from './loan-burden.ts';
import { HABITS, type Habit } from './loan-habits.ts';
import { monthlyShareSatang, PENSION_DUTY, plannedSharesSatang } from './share-plan.ts';

// What a member borrowed, one contract after the other in order of time. Each is granted by what stood on its day: 70 %
// of the income for all deductions together (also of the pension, for what lasts longer than the work), the product's
// multiple of the salary, the shares that secure it, and the age by which it must be paid.

/** Of what a member earns, so many percent may be deducted (regulation of the Ministry of Education of 2551). */
const DEDUCTIBLE_PERCENT = 70;
/** A share-secured contract is at most this much of the shares, in percent (domain.md A1). */
const SHARE_LOAN_PERCENT = 90;
/** Months after which somebody asks again whom nothing could be granted. */
const ASKS_AGAIN_AFTER = 12;
/** More deaths in a month than there are in any. */
const MOST_DEATHS = 21;
/** What was missed makes a contract end later than planned. */
const OVERRUN_MONTHS = 3;

const NEVER = '9999-12-31';

const RANKED: readonly string[] = [
  TEACHERS.skilled.position,
  TEACHERS.senior.position,
  TEACHERS.expert.position,
  LEADERS.director.position,
  LEADERS.deputy.position,
];

interface Borrower {
  readonly view: View;
  readonly member: Member;
  /** Deducted every month beside shares and loans, satang. */
  readonly othersSatang: number;
  readonly granted: LoanPlan[];
}

/** What is left of 70 % of the income of a month for one more contract, satang. */
function roomIn({ member, othersSatang, granted }: Borrower, month: number): number {
  const works = month <= lastSalaryMonth(member);
  const incomeSatang = works ? salaryIn(member, month) : pensionSatang(member);
  const shareSatang = works ? monthlyShareSatang(member, month) : PENSION_DUTY;
  const loans = granted.reduce((sum, plan) => sum + burdenIn(plan, month), 0);
  const most = Math.floor((incomeSatang * DEDUCTIBLE_PERCENT) / 100);
  return most - shareSatang - othersSatang - loans;
}

/** One of the product's terms that end in time, by what was drawn; undefined when none does. */
function termFor({ member }: Borrower, habit: Habit, month: number, drawn: number) {
  const { terms, ageLimit } = LOAN_PRODUCTS[habit.product];
  const oldest = monthIndex(member.birthDate) + ageLimit * 12;
  const left = member.ending && monthIndex(member.ending.on) - OVERRUN_MONTHS;
  const end = Math.min(oldest, left ?? oldest);
  const inTime = terms.filter((one) => month + one <= end);
  return inTime.length > 0 ? inTime[drawn % inTime.length] : undefined;
}

/** The most that the rules allow, satang. */
function limitOf(borrower: Borrower, habit: Habit, month: number, instalments: number): number {
  const { view, member } = borrower;
  const { product } = habit;
  const { salaryMultiple, capSatang } = LOAN_PRODUCTS[product];
  const kind = { product, instalments, disbursedOn: startOfMonthIndex(month) };
  const limits = [
    capSatang,
    salaryIn(member, month) * salaryMultiple,
    principalWithin(roomIn(borrower, month + 1), kind, 1),
  ];
  const retires = lastSalaryMonth(member) + 1;
  if (month + instalments >= retires) {
    limits.push(principalWithin(roomIn(borrower, retires), kind, retires - month));
  }
  if (product === 'shareSecured') {
    const shares = plannedSharesSatang(view, member, month - 1);
    limits.push(Math.floor((shares * SHARE_LOAN_PERCENT) / 100));
  }
  return Math.min(...limits);
}

function ask(
  stream: Stream,
  borrower: Borrower,
  habit: Habit,
  month: number,
): LoanPlan | undefined {
  const { product, stepSatang, leastSatang } = habit;
  const wanted = habit.wantedSatang(stream, salaryIn(borrower.member, month));
  const instalments = termFor(borrower, habit, month, stream.int(0, 11));
  const day = stream.pick(PAYOUT_DAYS);
  if (instalments === undefined) return undefined;
  const most = Math.min(wanted, limitOf(borrower, habit, month, instalments));
  const principalSatang = Math.floor(most / stepSatang) * stepSatang;
  if (principalSatang < leastSatang) return undefined;
  const disbursedOn = workingDayOfMonth(startOfMonthIndex(month).slice(0, 8) + day);
  return { product, principalSatang, instalments, disbursedOn };
}

/** Every contract up to the view's month that a member was granted, in order of time. */
export function grantedPlans(view: View, member: Member): LoanPlan[] {
  if (member.kind === 'สมทบ') return [];
  // Also what will be saved one day: no grant depends on what comes after it.
  const payroll = depositPlans({ ...view, asOf: NEVER }, member).reduce(
    (sum, one) => sum + one.payrollSatang,
    0,
  );
  const cremation = member.inCremation ? MOST_DEATHS * CREMATION_PER_DEATH_SATANG : 0;
  const borrower: Borrower = { view, member, othersSatang: payroll + cremation, granted: [] };
  const stream = openStream(view.seed, member.no, 'loans');
  const joined = monthIndex(member.joinedOn);
  const turns = HABITS.map((habit) => ({
    habit,
    borrows: stream.chance(habit.chance),
    month: joined + stream.int(...habit.waits),
  })).filter(({ habit, borrows }) => {
    return borrows && (habit.product !== 'academic' || RANKED.includes(member.position));
  });
  const last = Math.min(monthIndex(view.asOf), lastSalaryMonth(member));
  for (;;) {
    const [next] = turns.toSorted((a, b) => a.month - b.month);
    if (!next || next.month > last) break;
    const plan = ask(stream, borrower, next.habit, next.month);
    if (plan) borrower.granted.push(plan);
    next.month += plan ? plan.instalments + stream.int(...next.habit.gap) : ASKS_AGAIN_AFTER;
  }
  return borrower.granted.filter((plan) => plan.disbursedOn <= view.asOf);
}
