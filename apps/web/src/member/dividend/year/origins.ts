import type { DividendRow, DividendYear } from '@coop/contracts/member/dividend';
import { parseBaht, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { paths } from '../../../site/paths.ts';
import { lessOf, type Origin, originOf, rowOf } from '../../../tables/origins/origin.ts';
import { text } from '../text.ts';
import { netLabel } from './year-words.ts';

// Where each sum of a dividend comes from.

/** Returns where the dividend of a row comes from: its shares by the rate and the months that they count. */
export function rowOrigin({ div_rate }: DividendYear, row: DividendRow): Origin | undefined {
  const rate = parseRate(div_rate);
  return rate === null
    ? undefined
    : originOf(text.dividend, parseBaht(row.dividend), [
        rowOf(row.item_desc, row.amount, {
          rate,
          part: [row.weight, row.weight_of],
          to: paths.member.share,
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
        to: paths.member.share,
        of: rowOrigin(year, row),
      }),
    ),
  );

/** Returns where the refund comes from: the interest of every contract by the rate. */
export function refundOrigin(year: DividendYear): Origin | undefined {
  const { interest_base, interest_rows, avg_rate, avg_amt } = year;
  const base = parseBaht(interest_base);
  const rate = parseRate(avg_rate);
  if (base === null || rate === null) return undefined;
  const interest = originOf(
    text.interestPaid,
    base,
    interest_rows.map((row) =>
      rowOf(`${row.loantype_desc} ${row.loancontract_no}`, row.interest, {
        to: paths.member.loanStatement(row.loancontract_no),
      }),
    ),
  );
  return originOf(text.refund, parseBaht(avg_amt), [
    { name: text.interestPaid, satang: base, rate, to: paths.member.loan, of: interest },
  ]);
}

/** Returns where the sum that is deducted comes from; of what the dividend did not cover, the whole due is said. */
export const deductedOrigin = ({ sum_deduct, deductions }: DividendYear) =>
  originOf(
    text.deducted,
    parseBaht(sum_deduct),
    deductions.map(({ deduct_desc, amount, shortfall }) => {
      const taken = parseBaht(amount);
      const short = parseBaht(shortfall);
      const whole = taken !== null && short ? taken + short : null;
      return rowOf(deduct_desc, amount, {
        to: paths.member.welfareFunds,
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
export const netOrigin = (year: DividendYear) =>
  originOf(netLabel(year), parseBaht(year.net_amt), [
    rowOf(text.dividend, year.div_amt, { to: paths.member.share, of: dividendOrigin(year) }),
    rowOf(text.refund, year.avg_amt, { to: paths.member.loan, of: refundOrigin(year) }),
    parseBaht(year.etc_amt) ? rowOf(text.other, year.etc_amt) : undefined,
    lessOf(text.deducted, year.sum_deduct, { of: deductedOrigin(year) }),
  ]);
