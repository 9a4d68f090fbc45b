import { across } from '../across-checks.ts';
import { by, lawsOf, notNegative, restIs } from '../checks.ts';
import { holds, same, satangOf, sumOf } from '../figures.ts';
import { type LawAcross, only } from '../law.ts';

const list = lawsOf('memberKepList');

/** Laws of a bill of which something was paid since it was made. */
export const paidBillLaws = [
  list(
    'paid-bill-left',
    'what is left of a bill is what was billed less what was paid',
    restIs('paid_bill.left_amount', 'paid_bill.billed_amount', 'paid_bill.settled_amount'),
    notNegative('paid_bill.left_amount', 'paid_bill.settled_amount'),
  ),
  list(
    'paid-bill-day',
    'the last payment is that of the newest receipt, by the due day',
    by('paid_bill.due_date', 'paid_bill.last_payment_date'),
    ({ paid_bill, receipts = [] }) => {
      const days = receipts
        .filter(({ kind }) => kind !== 'PAID_OUT')
        .map((receipt) => receipt.receipt_date);
      return same(
        'paid_bill.last_payment_date',
        paid_bill?.last_payment_date,
        days.toSorted().at(-1),
      );
    },
  ),
  list('paid-bill-receipts', 'no more was paid of a bill than there are receipts for', (answer) => {
    const { paid_bill, receipts } = answer;
    if (!paid_bill || !receipts) return [];
    const paid = receipts
      .filter(({ kind }) => kind !== 'PAID_OUT')
      .map((receipt) => receipt.amount);
    const { settled_amount } = paid_bill;
    const is = satangOf(settled_amount) > 0 && satangOf(settled_amount) <= sumOf(paid);
    return holds('paid_bill.settled_amount', is, settled_amount, 'at most the receipts');
  }),
  list('paid-bill-month', 'the bill is one of the list', ({ paid_bill, months }) => {
    if (!paid_bill) return [];
    const month = months.find((other) => other.recv_period === paid_bill.recv_period);
    return [
      ...holds('paid_bill.recv_period', !!month, paid_bill.recv_period, 'a month of the list'),
      ...same('paid_bill.due_date', paid_bill.due_date, month?.due_date),
    ];
  }),
];

const wordsOf = (bill: object | undefined) => (bill ? JSON.stringify(bill) : 'none');

/** Laws between the pages that tell of a bill of which something was paid. */
export const paidBillLawsAcross: LawAcross[] = [
  across(
    ['memberOverviewShow', 'memberKepList'],
    'paid-bill-is-one',
    'what was paid of a bill is the same on the first screen, in the list and on the bill',
    (answers) => {
      const overview = only(answers, 'memberOverviewShow');
      const months = only(answers, 'memberKepList');
      if (!months) return [];
      const listed = wordsOf(months.paid_bill);
      const bills = (answers.memberKepShow ?? []).filter(
        ({ recv_period }) => recv_period === months.paid_bill?.recv_period,
      );
      return [
        ...(overview ? same('paid_bill', wordsOf(overview.paid_bill), listed) : []),
        ...bills.flatMap((bill) => same('paid_bill', wordsOf(bill.paid_bill), listed)),
      ];
    },
  ),
];
