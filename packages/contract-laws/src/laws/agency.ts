import {
  askedFor,
  changesAddUp,
  falling,
  lawsOf,
  notNegative,
  once,
  restIs,
  rising,
  sumIs,
} from './checks.ts';
import { bahtOf, holds, same, sameMoney, satangOf, sumOf } from './figures.ts';

const dashboard = lawsOf('membergroupDashboardShow');
const sheet = lawsOf('membergroupKeeprepShow');
const letter = lawsOf('membergroupDeliveryBookShow');
const summary = lawsOf('membergroupSummarizeRepShow');
const result = lawsOf('membergroupDeductResultShow');

interface Head {
  readonly member_group_no: string;
  readonly recv_period: string;
}

/** The agency and the month are those asked for. */
const ofMonth = [askedFor<Head>('member_group_no'), askedFor<Head>('recv_period')];

export const agencyLaws = [
  dashboard(
    'periods-order',
    'periods stand newest first, each once',
    falling('periods.*.recv_period'),
    once('periods.*.recv_period'),
  ),
  dashboard(
    'period-remains',
    'what remains is what was billed less what came',
    restIs('periods.*.remain_amount', 'periods.*.billed_amount', 'periods.*.remitted_amount'),
  ),
  dashboard(
    'period-changes',
    'the changes add up to the difference of the bills',
    ({ periods, changes }) => {
      const [now, before] = periods;
      if (!now || !before || changes.length === 0) return [];
      const all = sumOf(changes.map((change) => change.amount));
      return sameMoney('changes.*.amount', now.billed_amount, satangOf(before.billed_amount) + all);
    },
  ),
  dashboard(
    'period-positive',
    'nothing of a period is negative',
    notNegative(
      'periods.*.remitted_amount',
      'periods.*.outstanding_amount',
      'periods.*.transferred_amount',
    ),
    ({ periods }) =>
      periods.flatMap(({ member_count: all, not_deductible_count: none }) => [
        ...holds('periods.*.member_count', all >= 0, all, 'not negative'),
        ...holds('periods.*.not_deductible_count', none <= all, none, `at most ${all}`),
      ]),
  ),
  sheet('sheet-asked', 'the sheet is the agency’s and the month’s asked for', ...ofMonth),
  sheet(
    'sheet-member',
    'a member’s sum is that of the lines',
    sumIs('members.*.amount', 'members.*.lines.*.amount'),
  ),
  sheet(
    'sheet-sum',
    'the bill is the sum of its members',
    sumIs('billed_amount', 'members.*.amount'),
  ),
  sheet('sheet-count', 'the members are counted', ({ members, member_count }) =>
    same('member_count', member_count, members.length),
  ),
  sheet(
    'sheet-kinds',
    'the kinds are the sums of their lines',
    sumIs('billed_amount', 'totals.*.amount'),
    ({ members, totals }) =>
      totals.flatMap(({ kind, amount, count }) => {
        const lines = members
          .flatMap((member) => member.lines)
          .filter((line) => line.kind === kind);
        return [
          ...sameMoney('totals.*.amount', amount, sumOf(lines.map((line) => line.amount))),
          ...same('totals.*.count', count, lines.length),
        ];
      }),
  ),
  sheet(
    'sheet-once',
    'each member stands once, by number',
    once('members.*.membership_no'),
    rising('members.*.membership_no'),
  ),
  sheet(
    'sheet-causes',
    'the causes of a member are the difference from last month',
    changesAddUp(
      'members.*.causes',
      'members.*.causes.*.amount',
      'members.*.amount',
      'members.*.previous_amount',
    ),
  ),
  letter(
    'cover-asked',
    'the covering letter is the agency’s and the month’s asked for',
    ...ofMonth,
  ),
  letter(
    'cover-kinds',
    'the letter’s kinds make its sum',
    sumIs('billed_amount', 'totals.*.amount'),
  ),
  summary('summary-asked', 'the summary is the agency’s and the month’s asked for', ...ofMonth),
  summary(
    'summary-kinds',
    'the summary’s kinds make its sum',
    sumIs('billed_amount', 'totals.*.amount'),
    sumIs('units.*.billed_amount', 'units.*.totals.*.amount'),
  ),
  summary(
    'summary-units',
    'the units make the bill, what came and what remains',
    sumIs('billed_amount', 'units.*.billed_amount'),
    // A unit knows what its members were credited with: what of it has not come is the agency's debt.
    ({ units, remitted_amount, debt_amount = '0.00' }) => {
      const credited = sumOf(units.map((unit) => unit.remitted_amount));
      const came = satangOf(remitted_amount);
      const debt = satangOf(debt_amount);
      return holds(
        'units.*.remitted_amount',
        debt === 0 ? came >= credited : came + debt === credited,
        bahtOf(credited),
        bahtOf(came + debt),
      );
    },
    ({ units, member_count }) =>
      same(
        'units.*.member_count',
        units.reduce((sum, unit) => sum + unit.member_count, 0),
        member_count,
      ),
  ),
  summary(
    'summary-remains',
    'what remains is what was billed less what came',
    restIs('remain_amount', 'billed_amount', 'remitted_amount'),
  ),
  result('result-asked', 'the result is the agency’s and the month’s asked for', ...ofMonth),
  result(
    'result-sum',
    'billed and deducted are the sums of the lines',
    sumIs('billed_amount', 'lines.*.billed_amount'),
    sumIs('deducted_amount', 'lines.*.deducted_amount'),
  ),
  result(
    'result-line',
    'no more is deducted than was billed, but for arrears that were paid since and are held then',
    ({ lines, arrear_settled_amount = '0.00' }) =>
      lines.flatMap(({ deducted_amount, billed_amount, closing }) => {
        const twice = closing?.held_amount ?? arrear_settled_amount;
        const mostSatang = satangOf(billed_amount) + satangOf(twice);
        return holds(
          'lines.*.deducted_amount',
          satangOf(deducted_amount) <= mostSatang,
          deducted_amount,
          `at most ${bahtOf(mostSatang)}`,
        );
      }),
  ),
];
