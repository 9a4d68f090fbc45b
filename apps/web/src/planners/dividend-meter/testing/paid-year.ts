import { examples } from '@coop/contracts/examples/examples';
import type { DividendYear } from '@coop/contracts/member/dividend';

const [, recorded] = examples.memberDividendList.response.years as [DividendYear, DividendYear];
const { verification: _, ...paid } = recorded;

/** A year that was paid, with every row that its sums are made of. */
export const PAID_YEAR: DividendYear = {
  ...paid,
  div_amt: '16452.19',
  interest_base: '58412.36',
  avg_amt: '7009.48',
  sum_amt: '23461.67',
  deductions: paid.deductions.slice(0, 1),
  sum_deduct: '4840.00',
  net_amt: '18621.67',
  rows: [
    {
      seq_no: 1,
      operate_date: '2025-01-01',
      item_desc: 'หุ้นยกมาต้นปี',
      amount: '312000.00',
      weight: 12,
      weight_of: 12,
      dividend: '16380.00',
    },
    {
      seq_no: 2,
      operate_date: '2025-01-31',
      item_desc: 'หุ้นรายเดือน',
      amount: '1500.00',
      weight: 11,
      weight_of: 12,
      dividend: '72.19',
    },
  ],
  interest_rows: [
    {
      loancontract_no: 'สม.2568/00123',
      loantype_desc: 'เงินกู้สามัญ',
      payments: 12,
      interest: '58412.36',
    },
  ],
};
