import { inOrder, notNegative, partOf, sameMoney, satangOf, sumOf, unique } from './figures.ts';
import { law } from './law.ts';

const AT = 'memberDividendList';

/** Laws of the dividend and the average refund. */
export const dividendLaws = [
  law(AT, 'dividend-rows', 'the dividend is the sum of its rows', ({ years }) =>
    years.flatMap(({ div_amt, rows }) =>
      rows.length > 0
        ? sameMoney('years.*.div_amt', div_amt, sumOf(rows.map((one) => one.dividend)))
        : [],
    ),
  ),
  law(AT, 'dividend-row', 'a row is its amount by rate and months', ({ years }) =>
    years.flatMap(({ rows, div_rate }) =>
      rows.flatMap(({ dividend, amount, weight, weight_of }) => {
        const exact = (satangOf(amount) * satangOf(div_rate) * weight) / (10_000 * weight_of);
        return sameMoney('years.*.rows.*.dividend', dividend, Math.round(exact), 1);
      }),
    ),
  ),
  law(AT, 'refund-base', 'the interest of the refund is the sum of the contracts', ({ years }) =>
    years.flatMap(({ interest_base, interest_rows }) =>
      interest_rows.length > 0
        ? sameMoney(
            'years.*.interest_base',
            interest_base,
            sumOf(interest_rows.map((one) => one.interest)),
          )
        : [],
    ),
  ),
  law(
    AT,
    'refund',
    'the refund is the interest by its rate, or nothing where it is withheld',
    ({ years }) =>
      years.flatMap(({ avg_amt, avg_rate, interest_base, avg_withheld }) =>
        sameMoney(
          'years.*.avg_amt',
          avg_amt,
          avg_withheld ? 0 : partOf(satangOf(interest_base), avg_rate),
          1,
        ),
      ),
  ),
  law(AT, 'dividend-sum', 'the sum is dividend, refund and the rest', ({ years }) =>
    years.flatMap(({ sum_amt, div_amt, avg_amt, etc_amt }) =>
      sameMoney('years.*.sum_amt', sum_amt, sumOf([div_amt, avg_amt, etc_amt])),
    ),
  ),
  law(AT, 'dividend-deducted', 'what is deducted is the sum of the deductions', ({ years }) =>
    years.flatMap(({ sum_deduct, deductions }) =>
      sameMoney('years.*.sum_deduct', sum_deduct, sumOf(deductions.map((one) => one.amount))),
    ),
  ),
  law(AT, 'dividend-net', 'what is paid is the sum less what is deducted', ({ years }) =>
    years.flatMap(({ net_amt, sum_amt, sum_deduct }) =>
      sameMoney('years.*.net_amt', net_amt, satangOf(sum_amt) - satangOf(sum_deduct)),
    ),
  ),
  law(AT, 'dividend-positive', 'nothing of a dividend is negative', ({ years }) =>
    years.flatMap((one) => [
      ...notNegative('years.*.net_amt', [one.net_amt]),
      ...notNegative('years.*.div_amt', [one.div_amt]),
      ...notNegative('years.*.avg_amt', [one.avg_amt]),
    ]),
  ),
  law(AT, 'dividend-order', 'years stand newest first, each once', ({ years }) => [
    ...inOrder(
      'years.*.div_year',
      years.map((one) => one.div_year),
      'falling',
    ),
    ...unique(
      'years.*.div_year',
      years.map((one) => one.div_year),
    ),
  ]),
];
