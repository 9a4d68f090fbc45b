import { deriveCremation } from '@coop/cooperative/cremation/cremation-members';
import { isYearly } from '@coop/cooperative/money/arrears';
import { billedUpTo } from '@coop/cooperative/money/bills/bill-day';
import { type DividendYear, deriveDividends } from '@coop/cooperative/money/dividend/dividend';
import { balanceOn, type LoanRow } from '@coop/cooperative/money/loans/loans';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { payDay } from '@coop/cooperative/rules/dividend-rates';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { monthIndex } from '@coop/finance/calendar';
import { shareMonthDividend } from '@coop/finance/dividend/dividend';
import { rounded } from '../exact.ts';
import { sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

/** Rates are in 1/100 percent. */
const WHOLE = 10_000n;
const RELEASED = BY_LAWS.dividend.years_on_show;

const { start_month } = BY_LAWS.fiscal_year;
const two = (number: number) => String(number).padStart(2, '0');

/** Fiscal year of a day: that of its calendar year, or the next one from the first month on. */
function fiscalYear(day: string): number {
  const isNext = start_month > 1 && Number(day.slice(5, 7)) >= start_month;
  return Number(day.slice(0, 4)) + (isNext ? 1 : 0);
}

/** Checks that the year in which somebody left brings nothing. */
function checkLastYear(check: Complaints, year: DividendYear): void {
  check.same('rows of the last year', year.rows.length, 0);
  check.same('dividend of the last year', year.dividendSatang, 0);
}

/** The rows are the year's share rows under the finance rule, and each is amount × rate × weight ÷ 12 once more. */
function checkRows(check: Complaints, year: DividendYear, { shares }: Records): void {
  const yearStart = `${start_month === 1 ? year.year : year.year - 1}-${two(start_month)}-01`;
  const bought = shares.entries.filter(({ on }) => on >= yearStart && on <= year.countedTo);
  const openingSatang = shares.entries.findLast(({ on }) => on < yearStart)?.balanceSatang ?? 0;
  const rule = shareMonthDividend({
    yearStart,
    openingSatang,
    purchases: bought,
    rate: year.rates.dividend,
    cutOffDay: BY_LAWS.dividend.bought_by_day,
    rowRounding: 'rows',
    rounding: 'half2dp',
  });
  check.same('the dividend by the rule', year.dividendSatang, rule.totalSatang);
  check.same(
    'Σ dividend rows',
    sum(year.rows.map((row) => row.dividendSatang)),
    year.dividendSatang,
  );
  const amounts = year.rows.map((row) => row.amountSatang);
  const balance = shares.entries.findLast(({ on }) => on <= year.countedTo)?.balanceSatang ?? 0;
  check.same('Σ share amounts', sum(amounts), balance);
  for (const row of year.rows) {
    const isForward = row.item === 'forward';
    // Of the year's twelve months, those after the one of the purchase.
    const monthsAfter = 11 - ((Number(row.on.slice(5, 7)) - start_month + 12) % 12);
    const weight = isForward
      ? 12
      : monthsAfter + (Number(row.on.slice(8)) <= BY_LAWS.dividend.bought_by_day ? 1 : 0);
    const exact = BigInt(row.amountSatang) * BigInt(year.rates.dividend) * BigInt(weight);
    check.same(`weight of ${row.on} ${row.item}`, row.weight, weight);
    const dividend = rounded(exact, WHOLE * 12n, 'half2dp');
    check.same(`dividend of ${row.on} ${row.item}`, row.dividendSatang, dividend);
  }
}

/** A late record of a year counts in it, as long as its dividend is not paid. */
function countedOn({ on, slipNo }: LoanRow, { vouchers }: Records): string {
  const late = vouchers.find((voucher) => voucher.slipNo === slipNo && voucher.kind === 'late');
  if (late?.month === undefined) return on;
  const due = dueOn(late.month);
  return on <= payDay(fiscalYear(due)) ? due : on;
}

/** The refund is rate × the interest rows of the year; whoever owed an instalment at its end has none. */
function checkRefund(check: Complaints, year: DividendYear, records: Records): void {
  const { contracts, carried, vouchers } = records;
  const paid = contracts.flatMap(({ rows }) =>
    rows.filter((row) => fiscalYear(countedOn(row, records)) === year.year),
  );
  check.same('interest', year.interestSatang, sum(paid.map((bill) => bill.interestSatang)));
  check.same(
    'Σ of contracts',
    sum(year.interest.map((row) => row.interestSatang)),
    year.interestSatang,
  );
  check.same('payments', sum(year.interest.map((row) => row.payments)), paid.length);
  const owes = carried.some(({ group, month, settledOn, settledBy }) => {
    if (group !== 'LOAN' || dueOn(month) > year.countedTo) return false;
    const lates = vouchers.filter((two) => two.kind === 'late' && two.on <= payDay(year.year));
    const late = lates.find((two) => two.slipNo === settledBy);
    const isInTime = late?.month !== undefined && dueOn(late.month) <= year.countedTo;
    const owed = carried.filter((two) => two.group === 'LOAN' && two.month === month);
    const deducted = sum(lates.filter((two) => two.month === month).map((two) => two.satang));
    const isAll = deducted > 0 && deducted >= sum(owed.map((two) => two.carriedSatang));
    return !isInTime && !isAll && (settledOn === '' || settledOn > year.countedTo);
  });
  check.same('arrears', year.inArrears, owes);
  const exact = BigInt(year.interestSatang) * BigInt(year.rates.refund);
  check.same('refund', year.refundSatang, owes ? 0 : rounded(exact, WHOLE, 'half2dp'));
}

function checkSums(check: Complaints, year: DividendYear, records: Records): void {
  const { view, member, contracts, settlement } = records;
  // What is taken of a member is for the year to come; of who has left before the payout, what is still owed.
  const hasLeft = settlement !== undefined && settlement.on < payDay(year.year);
  check.same('sum', year.grossSatang, year.dividendSatang + year.refundSatang);
  const taken = sum(year.deductions.map((row) => row.amountSatang));
  check.same('net', year.netSatang, year.grossSatang - taken);
  check.holds('deductions within the sum', taken <= year.grossSatang && year.netSatang >= 0);
  for (const { code, amountSatang, shortfallSatang } of year.deductions) {
    check.holds(`${code} not negative`, amountSatang >= 0 && shortfallSatang >= 0);
    check.holds(
      `${code} short only when nothing is left`,
      !shortfallSatang || year.netSatang === 0,
    );
  }
  const codes = year.deductions.map((row) => row.code);
  const memberships = deriveCremation({ ...view, asOf: year.countedTo }, member);
  const advances = memberships.filter((membership) => membership.method === 'ADVANCE');
  const owes = contracts.some((loan) => balanceOn(loan, year.countedTo) > 0);
  const expected = [
    ...advances.map(({ association }) => association.code),
    ...(owes ? ['INSURANCE'] : []),
  ];
  if (hasLeft)
    check.holds(
      'nothing but debts is taken',
      codes.every((code) => code === 'DEBT'),
    );
  else check.same('what is taken', codes.join(), expected.join());
}

/** The first year whose rest was billed. */
const BILLED_SINCE = 2023;

/**
 * Checks that what a paid dividend did not cover, and nobody paid before, is on the next bill, as long as that is kept.
 */
function checkRests(check: Complaints, year: DividendYear, records: Records): void {
  const paidOn = payDay(year.year);
  const isBilled = Number(paidOn.slice(8)) >= BY_LAWS.bills.day;
  const bill = kepOf(records, monthIndex(paidOn) + (isBilled ? 1 : 0));
  if (!bill || year.status !== 'โอนแล้ว' || year.year < BILLED_SINCE) return;
  const billedOn = billedUpTo(bill.month);
  if (records.vouchers.some(({ on }) => on >= paidOn && on <= billedOn)) return;
  const lines = bill.entries.filter((line) => isYearly(line) && !line.isArrears);
  const billed = lines.map((line) => [line.refNo || 'INSURANCE', line.amountSatang]);
  const short = year.deductions.filter(({ shortfallSatang }) => shortfallSatang > 0);
  const rests = short.map((rest) => [rest.code, rest.shortfallSatang]);
  check.same('what was not covered', billed.join(), rests.join());
}

/** Every year on show: its working, its refund, its sums; none before joining, five released at the most. */
export function dividendComplaints(records: Records): string[] {
  const { view, member, contracts, settlement } = records;
  const check = complaints(`dividends of ${member.membershipNo} on ${view.asOf}`);
  const years = deriveDividends(records);
  const joined = fiscalYear(member.joinedOn);
  const endedIn = settlement ? fiscalYear(settlement.on) : Number.NaN;
  const hasEnded = settlement !== undefined;
  for (const year of years) {
    const ofYear = complaints(`dividend ${year.year} of ${member.membershipNo} on ${view.asOf}`);
    if (hasEnded && year.year === endedIn) checkLastYear(ofYear, year);
    else checkRows(ofYear, year, records);
    checkRefund(ofYear, year, records);
    checkSums(ofYear, year, records);
    checkRests(ofYear, year, records);
    check.holds(`no dividend before joining: ${year.year}`, year.year >= joined);
    check.found.push(...ofYear.found);
  }
  const running = hasEnded ? endedIn : fiscalYear(view.asOf);
  const numbers = years.map((year) => year.year);
  check.same('years', numbers.join(), numbers.map((_, i) => running - i).join());
  const released = years.filter((year) => year.status !== 'ประมาณการ');
  check.holds('at most as many released years as are on show', released.length <= RELEASED);
  const isEstimate = (years[0]?.status ?? 'ประมาณการ') === 'ประมาณการ';
  check.holds('the running year is an estimate', isEstimate || hasEnded);
  const rows = contracts
    .flatMap((contract) => contract.rows)
    .filter((row) => fiscalYear(countedOn(row, records)) === running);
  const sinceStart = sum(rows.map((row) => row.interestSatang));
  check.same('interest so far this year', years[0]?.interestSatang ?? 0, sinceStart);
  return check.found;
}

/** A released year says the same for ever after; only its payment moves on. */
export function releasedComplaints(earlier: Records, later: Records): string[] {
  const check = complaints(`${earlier.member.membershipNo} later on ${later.view.asOf}`);
  const after = new Map(deriveDividends(later).map((dividend) => [dividend.year, dividend]));
  for (const { status, ...before } of deriveDividends(earlier)) {
    const same = after.get(before.year);
    if (status === 'ประมาณการ' || !same) continue;
    const { status: now, ...rest } = same;
    check.same(`dividend ${before.year}`, JSON.stringify(rest), JSON.stringify(before));
    check.holds(`${before.year} does not go back`, now === 'โอนแล้ว' || now === status);
  }
  return check.found;
}
