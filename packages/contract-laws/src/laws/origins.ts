import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { SettlementLine } from '@coop/contracts/member/ahead/settlement';
import type { FamilyLine } from '@coop/contracts/member/family';
import type { LoanStatement } from '@coop/contracts/member/loan';
import type { YearLine } from '@coop/contracts/member/own/year';
import { by, falling, lawsOf, once } from './checks.ts';
import { holds, sameMoney, satangOf, sumOf } from './figures.ts';
import type { Asked, Breach } from './law.ts';

// Laws of the sentences by which the portal says where a figure comes from, beside those of their own page: a sum that
// its rows do not make is shown without its sentence.

const statement = lawsOf('memberLoanStatementShow');
const rights = lawsOf('memberLoanRightList');
const settlement = lawsOf('memberSettlementShow');
const family = lawsOf('memberFamilyShow');
const year = lawsOf('memberYearList');

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Returns the years between two days; where a leap year counts 366 days, its days are shorter parts of it. */
function yearsBetween(from: string, to: string, dayCount: number): number {
  const year = Number(to.slice(0, 4));
  const eve = `${year - 1}-12-31`;
  if (dayCount === 366 && from < eve)
    return yearsBetween(from, eve, dayCount) + yearsBetween(eve, to, dayCount);
  const isLeap = year % 4 === 0;
  return daysBetween(from, to) / (dayCount === 366 && isLeap ? 366 : 365);
}

/** Satang that a rule of rounding may move an amount by. */
const MOVES: Readonly<Record<string, number>> = {
  half2dp: 1,
  half1: 50,
  ceil1: 100,
  floor1: 100,
  half10: 500,
  ceil10: 1_000,
  ceil100: 10_000,
};

/** The interest of each instalment to come is the debt before it by the rate and the days, where one rate is in force. */
function interestToCome(
  { contract, outlook, schedule }: LoanStatement,
  _asked: Asked,
  { loans }: KnownByLaws,
): Breach[] {
  // Of a contract in arrears the first instalment has interest of earlier months in it.
  if (!outlook || contract.arrear_periods > 0) return [];
  let balance = contract.principal_balance;
  let since = outlook.counted_to;
  return schedule.flatMap((row) => {
    const years = yearsBetween(since, row.due_date, loans.day_count);
    const rate = outlook.rates.findLast(({ from }) => from <= since);
    const isOneRate = !outlook.rates.some(({ from }) => from > since && from <= row.due_date);
    const exact = (satangOf(balance) * satangOf(rate?.int_rate) * years) / 10_000;
    [balance, since] = [row.balance, row.due_date];
    if (!isOneRate) return [];
    const moves = MOVES[outlook.interest_rounding];
    return sameMoney('schedule.*.interest', row.interest, Math.round(exact), moves);
  });
}

const CAPS: readonly string[] = ['cap', 'salary_multiple', 'net_salary', 'net_pension', 'shares'];
const OWED: readonly SettlementLine['kind'][] = ['หนี้', 'ค้างชำระ'];
const isOwed = ({ kind }: SettlementLine) => OWED.includes(kind);
const COVERS: readonly FamilyLine['kind'][] = ['ฌาปนกิจ', 'ประกัน', 'สวัสดิการ'];

const amountsOf = (lines: readonly { readonly amount: string }[]) =>
  sumOf(lines.map((line) => line.amount));

/** Laws of the sentences behind figures. */
export const originLaws = [
  statement(
    'interest-to-come',
    'interest to come is the debt by rate and days, rounded by the contract’s rule',
    interestToCome,
  ),
  rights('right-cap', 'no more may be borrowed than each rule of the loan allows', ({ rights }) =>
    rights.flatMap(({ right_amount, conditions }) =>
      conditions
        .filter(({ kind }) => CAPS.includes(kind))
        .flatMap(({ has }) =>
          holds(
            'rights.*.right_amount',
            !(satangOf(right_amount) > satangOf(has)),
            right_amount,
            `at most ${has}`,
          ),
        ),
    ),
  ),
  settlement(
    'settlement-sums',
    'assets and debts are the sums of their lines, what is missing the debt less what was set off',
    ({ lines, owned, owed, used, missing }) => [
      ...sameMoney('owned', owned, amountsOf(lines.filter((line) => !isOwed(line)))),
      ...sameMoney('owed', owed, amountsOf(lines.filter(isOwed))),
      ...sameMoney('missing', missing, satangOf(owed) - satangOf(used)),
    ],
  ),
  year('year-sums', 'the sums of a year are those of their lines', ({ years }) =>
    years.flatMap(({ lines, ...sums }) => {
      const of = (group: YearLine['group']) =>
        amountsOf(lines.filter((line) => line.group === group));
      return [
        ...sameMoney('years.*.earned', sums.earned, of('EARNED')),
        ...sameMoney('years.*.paid', sums.paid, of('PAID')),
        ...sameMoney('years.*.saved', sums.saved, of('SAVED')),
        ...sameMoney('years.*.owed_less', sums.owed_less, of('OWED_LESS')),
        ...sameMoney('years.*.better_off', sums.better_off, of('SAVED') + of('OWED_LESS')),
      ];
    }),
  ),
  year(
    'year-lines',
    'what was saved is the difference of the balances, what was repaid that with what was lent',
    ({ years }) =>
      years.flatMap(({ lines }) =>
        lines.flatMap(({ before, after, borrowed, amount }) => {
          if (before === undefined || after === undefined) return [];
          const more = satangOf(after) - satangOf(before);
          const is = borrowed === undefined ? more : satangOf(borrowed) - more;
          return sameMoney('years.*.lines.*.amount', amount, is);
        }),
      ),
  ),
  year(
    'year-order',
    'years stand newest first, each once',
    falling('years.*.year'),
    once('years.*.year'),
    by('as_of', 'years.*.counted_to'),
  ),
  family(
    'family-sums',
    'the family’s sums are those of their lines, and what is left is assets and cover less the debt',
    ({ lines, owned, covered, owed, left }) => {
      const sum = (is: (line: FamilyLine) => boolean) => amountsOf(lines.filter(is));
      return [
        ...sameMoney(
          'owned',
          owned,
          sum(({ kind }) => kind === 'หุ้น' || kind === 'เงินฝาก'),
        ),
        ...sameMoney(
          'covered',
          covered,
          sum(({ kind }) => COVERS.includes(kind)),
        ),
        ...sameMoney(
          'owed',
          owed,
          sum(({ kind }) => kind === 'หนี้'),
        ),
        ...sameMoney('left', left, satangOf(owned) + satangOf(covered) - satangOf(owed)),
      ];
    },
  ),
];
