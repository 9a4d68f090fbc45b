import { endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { describe, expect, test } from 'vitest';
import { isYearly } from '../money/arrears.ts';
import { deriveRecords } from '../money/records.ts';
import { deriveMember, fullName } from '../people/member.ts';
import { pensionSatang, salaryIn } from '../people/person/salary.ts';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import { isWorkingDay } from '../rules/working-days.ts';
import { viewOn } from '../testing/days.ts';
import { burdenIn } from './loan-burden.ts';
import { grantedPlans } from './loan-grants.ts';
import { deductibleSatang, hasIncome, salariesOn } from './loan-limits.ts';
import { monthlyShareSatang, plannedSharesSatang } from './share-plan.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 25);
const view = viewOn('2026-11-20', 1_000_000);
const MEMBERS = process.env.CASES === 'all' ? 20_000 : 5_000;
/** Personas are left out, because their stories have loans of their own. */
const members = Array.from({ length: MEMBERS }, (_, i) => deriveMember(view, 13 + i));

describe(`what ${MEMBERS} members were granted`, () => {
  const granted = members.map((member) => ({ member, plans: grantedPlans(view, member) }));
  const contracts = granted.flatMap(({ member, plans }) => plans.map((plan) => ({ member, plan })));

  test('there are enough to speak of', () => {
    expect(contracts.length).toBeGreaterThan(MEMBERS);
  });

  test('each is paid out on a working day, within the product’s multiple of the salary, and ends by its age', () => {
    const wrong = contracts.filter(({ member, plan }) => {
      const product = LOAN_PRODUCTS[plan.product];
      const { capSatang, ageLimit } = product;
      const month = monthIndex(plan.disbursedOn);
      const multiple = salariesOn(product, member, plan.disbursedOn);
      const mostSatang = Math.min(capSatang, salaryIn(member, month) * multiple);
      const oldest = monthIndex(member.birthDate) + ageLimit * 12;
      return (
        !isWorkingDay(plan.disbursedOn) ||
        plan.principalSatang > mostSatang ||
        month + plan.instalments > oldest
      );
    });
    expect(wrong).toEqual([]);
  });

  test('each is secured on the day of payout: by shares, as the product wants', () => {
    const wrong = contracts.filter(({ member, plan }) => {
      if (plan.product !== 'shareSecured') return false;
      const before = monthIndex(plan.disbursedOn) - 1;
      return plan.principalSatang > plannedSharesSatang(view, member, before) * 0.9;
    });
    expect(wrong).toEqual([]);
  });

  test('all of a member’s together leave 30 % of the salary in each month, and of the pension after it', () => {
    const wrong: string[] = [];
    for (const { member, plans } of granted) {
      for (const { disbursedOn } of plans) {
        const month = monthIndex(disbursedOn) + 1;
        const income = salaryIn(member, month) || pensionSatang(member);
        const all = plans.filter((plan) => plan.disbursedOn <= disbursedOn);
        const burden = all.reduce((sum, plan) => sum + burdenIn(plan, month), 0);
        const share = monthlyShareSatang(member, month);
        if (burden + share > income * 0.7) wrong.push(`${member.membershipNo} ${disbursedOn}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('what is really billed keeps the 30 % rule, and nobody is billed nothing', () => {
    const wrong: string[] = [];
    for (const member of members.slice(0, 20 * RUNS)) {
      const records = deriveRecords(view, member.no);
      for (const { month, entries, payer, totalSatang } of records.keps.values()) {
        const name = `${member.membershipNo} ${fullName(member)} in ${endOfMonthIndex(month)}`;
        if (totalSatang <= 0) wrong.push(`${name} is billed nothing`);
        if (payer !== 'agency' || !hasIncome(member)) continue;
        const billedEntries = entries.filter((entry) => entry.amountSatang > 0 && !entry.isArrears);
        const satang = billedEntries.reduce(
          (sum, entry) => sum + (isYearly(entry) ? 0 : entry.amountSatang),
          0,
        );
        if (satang > deductibleSatang(member, month)) wrong.push(`${name} pays ${satang}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
