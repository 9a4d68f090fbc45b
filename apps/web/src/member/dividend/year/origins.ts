import type { DividendRow, DividendYear } from '@coop/contracts/member/dividend';
import { addDays, fiscalYearStart } from '@coop/finance/calendar';
import { parseBaht, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { paths } from '../../../site/paths.ts';
import { lessOf, type Origin, originOf, rowOf } from '../../../tables/origins/origin.ts';
import { rowIn, rowsIn } from '../../../tables/statement/marked-rows.ts';
import { text } from '../text.ts';
import { netLabel } from './year-words.ts';

// Where each sum of a dividend comes from.

/** Address of the row of shares behind a row: what counts the whole year has stood there since before it. */
const shareRow = ({ operate_date, weight, weight_of }: DividendRow) =>
  rowIn(paths.member.share, weight === weight_of ? addDays(operate_date, -1) : operate_date);

/** Returns where the dividend of a row comes from: its shares by the rate and the months that they count. */
export function rowOrigin({ div_rate }: DividendYear, row: DividendRow): Origin | undefined {
  const rate = parseRate(div_rate);
  return rate === null
    ? undefined
    : originOf(text.dividend, parseBaht(row.dividend), [
        rowOf(row.item_desc, row.amount, {
          rate,
          part: [row.weight, row.weight_of],
          to: shareRow(row),
        }),
      ]);
}

/** Returns where the dividend comes from: that of every row. */
export const dividendOrigin = (year: DividendYear) =>
  originOf(
    text.dividend,
    parseBaht(year.div_amt),
    year.rows.map((row) =>
      rowOf(`${row.item_desc} ${formatThaiDate(row.operate_date)}`, row.dividend, {
        to: shareRow(row),
        of: rowOrigin(year, row),
      }),
    ),
  );

/**
 * Returns where the refund comes from: the interest of every contract by the rate.
 * @param startMonth month that a fiscal year begins with
 */
export function refundOrigin(year: DividendYear, startMonth: number): Origin | undefined {
  const { interest_base, interest_rows, avg_rate, avg_amt, counted_to } = year;
  const from = fiscalYearStart(counted_to, startMonth);
  const base = parseBaht(interest_base);
  const rate = parseRate(avg_rate);
  if (base === null || rate === null) return undefined;
  const interest = originOf(
    text.interestPaid,
    base,
    interest_rows.map((row) =>
      rowOf(`${row.loantype_desc} ${row.loancontract_no}`, row.interest, {
        to: rowsIn(paths.member.loanStatement(row.loancontract_no), from, counted_to),
      }),
    ),
  );
  return originOf(text.refund, parseBaht(avg_amt), [
    { name: text.interestPaid, satang: base, rate, of: interest },
  ]);
}

/** Returns where the sum that is deducted comes from; of what the dividend did not cover, the whole due is said. */
export const deductedOrigin = ({ sum_deduct, deductions }: DividendYear) =>
  originOf(
    text.deducted,
    parseBaht(sum_deduct),
    deductions.map(({ deduct_code, deduct_desc, amount, shortfall }) => {
      const taken = parseBaht(amount);
      const short = parseBaht(shortfall);
      const whole = taken !== null && short ? taken + short : null;
      return rowOf(deduct_desc, amount, {
        to: paths.member.fundRow(deduct_code),
        of:
          whole === null
            ? undefined
            : originOf(deduct_desc, taken, [
                { name: deduct_desc, satang: whole },
                lessOf('ยังขาด', shortfall),
              ]),
      });
    }),
  );

/** Returns where the net comes from: dividend, refund and the rest, less what is deducted. */
export const netOrigin = (year: DividendYear, startMonth: number) =>
  originOf(netLabel(year), parseBaht(year.net_amt), [
    rowOf(text.dividend, year.div_amt, { of: dividendOrigin(year) }),
    rowOf(text.refund, year.avg_amt, { of: refundOrigin(year, startMonth) }),
    parseBaht(year.etc_amt) ? rowOf(text.other, year.etc_amt) : undefined,
    lessOf(text.deducted, year.sum_deduct, { of: deductedOrigin(year) }),
  ]);
