import { falling, lawsOf, notNegative, once, restIs, sumIs, sumIsOfAny } from './checks.ts';
import { partOf, sameMoney, satangOf } from './figures.ts';

const law = lawsOf('memberDividendList');

/** Laws of the dividend and the average refund. */
export const dividendLaws = [
  law(
    'dividend-rows',
    'the dividend is the sum of its rows',
    sumIsOfAny('years.*.div_amt', 'years.*.rows.*.dividend'),
  ),
  law('dividend-row', 'a row is its amount by rate and months', ({ years }) =>
    years.flatMap(({ rows, div_rate }) =>
      rows.flatMap(({ dividend, amount, weight, weight_of }) => {
        const exact = (satangOf(amount) * satangOf(div_rate) * weight) / (10_000 * weight_of);
        return sameMoney('years.*.rows.*.dividend', dividend, Math.round(exact), 1);
      }),
    ),
  ),
  law(
    'refund-base',
    'the interest of the refund is the sum of the contracts',
    sumIsOfAny('years.*.interest_base', 'years.*.interest_rows.*.interest'),
  ),
  law(
    'refund',
    'the refund is the interest by its rate, or nothing where it is withheld',
    ({ years }) =>
      years.flatMap(({ avg_amt, avg_rate, interest_base, avg_withheld }) => {
        const refund = avg_withheld ? 0 : partOf(satangOf(interest_base), avg_rate);
        return sameMoney('years.*.avg_amt', avg_amt, refund, 1);
      }),
  ),
  law(
    'dividend-sum',
    'the sum is dividend, refund and the rest',
    sumIs('years.*.sum_amt', 'years.*.div_amt', 'years.*.avg_amt', 'years.*.etc_amt'),
  ),
  law(
    'dividend-deducted',
    'what is deducted is the sum of the deductions',
    sumIs('years.*.sum_deduct', 'years.*.deductions.*.amount'),
  ),
  law(
    'dividend-net',
    'what is paid is the sum less what is deducted',
    restIs('years.*.net_amt', 'years.*.sum_amt', 'years.*.sum_deduct'),
  ),
  law('dividend-parts', 'the parts of a payment are what is paid', ({ years }) =>
    years.flatMap(({ net_amt, paid_parts = [] }) => {
      const sum = paid_parts.reduce((all, { amount }) => all + satangOf(amount), 0);
      return paid_parts.length === 0 ? [] : sameMoney('years.*.net_amt', net_amt, sum);
    }),
  ),
  law(
    'dividend-positive',
    'nothing of a dividend is negative',
    notNegative('years.*.net_amt', 'years.*.div_amt', 'years.*.avg_amt'),
  ),
  law(
    'dividend-order',
    'years stand newest first, each once',
    falling('years.*.div_year'),
    once('years.*.div_year'),
  ),
];
