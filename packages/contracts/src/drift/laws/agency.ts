import type { KindTotal } from '../../membergroup/billing.ts';
import {
  holds,
  inOrder,
  notNegative,
  same,
  sameMoney,
  satangOf,
  sumOf,
  unique,
} from './figures.ts';
import { type Asked, type Breach, law } from './law.ts';

const DASHBOARD = 'membergroupDashboardShow';
const SHEET = 'membergroupKeeprepShow';
const LETTER = 'membergroupDeliveryBookShow';
const SUMMARY = 'membergroupSummarizeRepShow';
const RESULT = 'membergroupDeductResultShow';

interface Head {
  readonly member_group_no: string;
  readonly recv_period: string;
}

const askedFor = (head: Head, asked: Asked): Breach[] => [
  ...same('member_group_no', head.member_group_no, asked.member_group_no as string),
  ...same('recv_period', head.recv_period, asked.recv_period as string | undefined),
];

const kinds = (path: string, totals: readonly KindTotal[], billed: string): Breach[] =>
  sameMoney(`${path}.amount`, billed, sumOf(totals.map((one) => one.amount)));

/** Laws of an agency's papers. */
export const agencyLaws = [
  law(DASHBOARD, 'periods-order', 'periods stand newest first, each once', ({ periods }) => [
    ...inOrder(
      'periods.*.recv_period',
      periods.map((one) => one.recv_period),
      'falling',
    ),
    ...unique(
      'periods.*.recv_period',
      periods.map((one) => one.recv_period),
    ),
  ]),
  law(
    DASHBOARD,
    'period-remains',
    'what remains is what was billed less what came',
    ({ periods }) =>
      periods.flatMap(({ billed_amount, remitted_amount, remain_amount }) =>
        sameMoney(
          'periods.*.remain_amount',
          remain_amount,
          satangOf(billed_amount) - satangOf(remitted_amount),
        ),
      ),
  ),
  law(
    DASHBOARD,
    'period-changes',
    'the changes add up to the difference of the bills',
    ({ periods, changes }) => {
      const [now, before] = periods;
      if (!now || !before || changes.length === 0) return [];
      const all = sumOf(changes.map((one) => one.amount));
      return sameMoney('changes.*.amount', now.billed_amount, satangOf(before.billed_amount) + all);
    },
  ),
  law(DASHBOARD, 'period-positive', 'nothing of a period is negative', ({ periods }) =>
    periods.flatMap((one) => [
      ...notNegative('periods.*.remitted_amount', [one.remitted_amount]),
      ...notNegative('periods.*.outstanding_amount', [one.outstanding_amount]),
      ...notNegative('periods.*.transferred_amount', [one.transferred_amount]),
      ...holds(
        'periods.*.member_count',
        one.member_count >= 0,
        `${one.member_count}`,
        'not negative',
      ),
      ...holds(
        'periods.*.not_deductible_count',
        one.not_deductible_count <= one.member_count,
        `${one.not_deductible_count}`,
        `at most ${one.member_count}`,
      ),
    ]),
  ),
  law(SHEET, 'sheet-asked', 'the sheet is the agency’s and the month’s asked for', askedFor),
  law(SHEET, 'sheet-member', 'a member’s sum is that of the lines', ({ members }) =>
    members.flatMap(({ amount, lines }) =>
      sameMoney('members.*.amount', amount, sumOf(lines.map((one) => one.amount))),
    ),
  ),
  law(SHEET, 'sheet-sum', 'the bill is the sum of its members', ({ members, billed_amount }) =>
    sameMoney('billed_amount', billed_amount, sumOf(members.map((one) => one.amount))),
  ),
  law(SHEET, 'sheet-count', 'the members are counted', ({ members, member_count }) =>
    same('member_count', member_count, members.length),
  ),
  law(
    SHEET,
    'sheet-kinds',
    'the kinds are the sums of their lines',
    ({ members, totals, billed_amount }) => [
      ...kinds('totals.*', totals, billed_amount),
      ...totals.flatMap(({ kind, amount, count }) => {
        const lines = members.flatMap((one) => one.lines).filter((one) => one.kind === kind);
        return [
          ...sameMoney('totals.*.amount', amount, sumOf(lines.map((one) => one.amount))),
          ...same('totals.*.count', count, lines.length),
        ];
      }),
    ],
  ),
  law(SHEET, 'sheet-once', 'each member stands once, by number', ({ members }) => [
    ...unique(
      'members.*.membership_no',
      members.map((one) => one.membership_no),
    ),
    ...inOrder(
      'members.*.membership_no',
      members.map((one) => one.membership_no),
      'rising',
    ),
  ]),
  law(
    SHEET,
    'sheet-causes',
    'the causes of a member are the difference from last month',
    ({ members }) =>
      members.flatMap(({ amount, previous_amount, causes }) =>
        causes && previous_amount !== undefined
          ? sameMoney(
              'members.*.causes.*.amount',
              amount,
              satangOf(previous_amount) + sumOf(causes.map((one) => one.amount)),
            )
          : [],
      ),
  ),
  law(
    LETTER,
    'cover-asked',
    'the covering letter is the agency’s and the month’s asked for',
    askedFor,
  ),
  law(LETTER, 'cover-kinds', 'the letter’s kinds make its sum', ({ totals, billed_amount }) =>
    kinds('totals.*', totals, billed_amount),
  ),
  law(SUMMARY, 'summary-asked', 'the summary is the agency’s and the month’s asked for', askedFor),
  law(
    SUMMARY,
    'summary-kinds',
    'the summary’s kinds make its sum',
    ({ totals, billed_amount, units }) => [
      ...kinds('totals.*', totals, billed_amount),
      ...units.flatMap((one) => kinds('units.*.totals.*', one.totals, one.billed_amount)),
    ],
  ),
  law(SUMMARY, 'summary-units', 'the units make the bill, what came and what remains', (answer) => [
    ...sameMoney(
      'units.*.billed_amount',
      answer.billed_amount,
      sumOf(answer.units.map((one) => one.billed_amount)),
    ),
    ...sameMoney(
      'units.*.remitted_amount',
      answer.remitted_amount,
      sumOf(answer.units.map((one) => one.remitted_amount)),
    ),
    ...same(
      'units.*.member_count',
      answer.units.reduce((sum, one) => sum + one.member_count, 0),
      answer.member_count,
    ),
  ]),
  law(SUMMARY, 'summary-remains', 'what remains is what was billed less what came', (answer) =>
    sameMoney(
      'remain_amount',
      answer.remain_amount,
      satangOf(answer.billed_amount) - satangOf(answer.remitted_amount),
    ),
  ),
  law(RESULT, 'result-asked', 'the result is the agency’s and the month’s asked for', askedFor),
  law(
    RESULT,
    'result-sum',
    'billed and deducted are the sums of the lines',
    ({ lines, billed_amount, deducted_amount }) => [
      ...sameMoney('billed_amount', billed_amount, sumOf(lines.map((one) => one.billed_amount))),
      ...sameMoney(
        'deducted_amount',
        deducted_amount,
        sumOf(lines.map((one) => one.deducted_amount)),
      ),
    ],
  ),
  law(RESULT, 'result-line', 'no more is deducted than was billed', ({ lines }) =>
    lines.flatMap((one) =>
      holds(
        'lines.*.deducted_amount',
        satangOf(one.deducted_amount) <= Math.max(0, satangOf(one.billed_amount)),
        one.deducted_amount,
        `at most ${one.billed_amount}`,
      ),
    ),
  ),
];
