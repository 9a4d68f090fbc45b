import { type Breach, edits, off } from './breach.ts';

/** Guarantees, beneficiaries, cremation and dividend. */
export const otherBreaches: readonly Breach[] = [
  ...edits('memberCollList', [
    [
      'what is left to guarantee is another sum',
      'guarantee-left',
      (one) => off(one.right, 'credit_left', 100),
    ],
    [
      'what is guaranteed is not the sum',
      'guarantee-used',
      (one) => off(one.right, 'credit_used', 100),
    ],
    [
      'guarantees are counted wrongly',
      'guarantee-used',
      (one) => {
        one.right.contract_used += 1;
      },
    ],
    [
      'more is guaranteed than was approved',
      'guarantee-bounds',
      (one) => {
        one.guarantees[0].loanapprove_amt = '10.00';
      },
    ],
    [
      'a guarantee in force was released',
      'guarantee-bounds',
      (one) => {
        one.guarantees[0].released_date = '2026-01-01';
      },
    ],
    [
      'a guarantee stands twice',
      'guarantee-once',
      (one) => void one.guarantees.push(one.guarantees[0]),
    ],
    [
      'a guarantor stands twice',
      'security-once',
      (one) => {
        const { collaterals } = one.contracts.at(-1);
        collaterals.unshift(collaterals[0]);
      },
    ],
  ]),
  ...edits('memberGianList', [
    [
      'shares of beneficiaries do not make 100',
      'shares-to-100',
      (one) => {
        one.documents[0].beneficiaries[0].share_percent = '60.00';
      },
    ],
    [
      'a replaced document says no day',
      'one-in-force',
      (one) => {
        one.documents[1].replaced_date = '';
      },
    ],
    ['documents stand oldest first', 'documents-order', (one) => void one.documents.reverse()],
  ]),
  ...edits('memberKepCremList', [
    [
      'a month of cremation is another sum',
      'crem-amount',
      (one) => {
        one.rows[0].death_count += 1;
      },
    ],
    ['months of cremation stand newest first', 'crem-order', (one) => void one.rows.reverse()],
    [
      'a paid month of cremation has no receipt',
      'crem-receipt',
      (one) => {
        one.rows[0].receipt_no = '';
      },
    ],
    [
      'shares of payees do not make 100',
      'payees-to-100',
      (one) => void one.memberships[0].payees.pop(),
    ],
  ]),
  ...edits('memberDividendList', [
    ['the dividend is not its rows', 'dividend-rows', (one) => void one.years[1].rows.shift()],
    [
      'a row of the dividend is at another rate',
      'dividend-row',
      (one) => {
        one.years[1].rows[0].weight = 3;
      },
    ],
    [
      'the interest of the refund is another sum',
      'refund-base',
      (one) => off(one.years[0].interest_rows[0], 'interest', 100),
    ],
    [
      'the refund is at another rate',
      'refund',
      (one) => {
        one.years[0].avg_rate = '24.00';
      },
    ],
    [
      'a refund is paid though it is withheld',
      'refund',
      (one) => {
        one.years[0].avg_withheld = true;
      },
    ],
    [
      'the sum leaves the refund out',
      'dividend-sum',
      (one) => {
        one.years[0].sum_amt = one.years[0].div_amt;
      },
    ],
    ['a deduction is left out', 'dividend-deducted', (one) => void one.years[0].deductions.pop()],
    [
      'what is paid is before deductions',
      'dividend-net',
      (one) => {
        one.years[0].net_amt = one.years[0].sum_amt;
      },
    ],
    [
      'a dividend is negative',
      'dividend-positive',
      (one) => {
        one.years[0].net_amt = `-${one.years[0].net_amt}`;
      },
    ],
    ['years stand oldest first', 'dividend-order', (one) => void one.years.reverse()],
  ]),
];
