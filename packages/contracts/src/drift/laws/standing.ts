import { across } from './across-checks.ts';
import { lawsOf } from './checks.ts';
import { holds, same, satangOf } from './figures.ts';
import { type LawAcross, only } from './law.ts';

const list = lawsOf('memberLoanList');

/** Laws of the orders to pay more on a contract every month. */
export const standingLaws = [
  list('standing-saves', 'an order saves by what it has paid, and nothing before', ({ loans }) =>
    loans.flatMap(({ standing_order: order }) => {
      if (!order) return [];
      const { paid_count, paid_amount, saved_interest, saved_periods } = order;
      const none = paid_count === 0;
      const path = 'loans.*.standing_order';
      return [
        ...holds(
          `${path}.paid_amount`,
          none === (satangOf(paid_amount) === 0),
          paid_amount,
          `of ${paid_count} payments`,
        ),
        ...holds(
          `${path}.saved_interest`,
          none ? satangOf(saved_interest) === 0 : satangOf(saved_interest) >= 0,
          saved_interest,
          `of ${paid_count} payments`,
        ),
        ...holds(
          `${path}.saved_periods`,
          none ? saved_periods === 0 : saved_periods >= 0,
          saved_periods,
          `of ${paid_count} payments`,
        ),
      ];
    }),
  ),
];

/** Laws between the contract and the request that orders it. */
export const standingLawsAcross: LawAcross[] = [
  across(
    ['memberRequestpromoneyList', 'memberLoanList'],
    'standing-is-one',
    'an order says the same with its request as with its contract',
    (told) => {
      const loans = only(told, 'memberLoanList')?.loans ?? [];
      const requests = only(told, 'memberRequestpromoneyList')?.requests ?? [];
      return requests.flatMap(({ standing_order: order, ref_no }) => {
        const loan = loans.find((one) => one.loancontract_no === ref_no);
        if (!order || !loan) return [];
        return same(
          'requests.*.standing_order',
          JSON.stringify(order),
          JSON.stringify(loan.standing_order),
        );
      });
    },
  ),
];
