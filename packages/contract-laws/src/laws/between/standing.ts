import { across } from '../across-checks.ts';
import { lawsOf } from '../checks.ts';
import { holds, same, satangOf } from '../figures.ts';
import { type LawAcross, only } from '../law.ts';

const list = lawsOf('memberLoanList');

/** Laws of the orders to pay more on a contract every month. */
export const standingLaws = [
  list('standing-saves', 'an order saves by what it has paid, and nothing before', ({ loans }) =>
    loans.flatMap(({ standing_order: order }) => {
      if (!order) return [];
      const { paid_count, paid_amount, saved_interest, saved_periods } = order;
      const none = paid_count === 0;
      const saved = satangOf(saved_interest);
      const parts = [
        ['paid_amount', none === (satangOf(paid_amount) === 0), paid_amount],
        ['saved_interest', none ? saved === 0 : saved >= 0, saved_interest],
        ['saved_periods', none ? saved_periods === 0 : saved_periods >= 0, saved_periods],
      ] as const;
      return parts.flatMap(([field, is, found]) =>
        holds(`loans.*.standing_order.${field}`, is, found, `of ${paid_count} payments`),
      );
    }),
  ),
];

/** Laws between the contract and the request that orders it. */
export const standingLawsAcross: LawAcross[] = [
  across(
    ['memberRequestpromoneyList', 'memberLoanList'],
    'standing-is-one',
    'an order says the same with its request as with its contract',
    (answers) => {
      const loans = only(answers, 'memberLoanList')?.loans ?? [];
      const requests = only(answers, 'memberRequestpromoneyList')?.requests ?? [];
      return requests.flatMap(({ standing_order: order, ref_no }) => {
        const loan = loans.find((other) => other.loancontract_no === ref_no);
        // A contract tells the newest of its orders.
        if (!order || loan?.standing_order?.request_no !== order.request_no) return [];
        return same(
          'requests.*.standing_order',
          JSON.stringify(order),
          JSON.stringify(loan.standing_order),
        );
      });
    },
  ),
];
