import { expect, test } from 'vitest';
import { breachesOf } from '../../testing/breaches-of.ts';
import { standingLawsAcross } from './standing.ts';

const ORDER = {
  request_no: 'R2569-000001',
  amount: '3000.00',
  first_recv_period: '256912',
  ended_date: '',
  paid_count: 3,
  paid_amount: '9000.00',
  saved_interest: '5659.07',
  saved_periods: 2,
};
const NOTHING = { paid_count: 0, paid_amount: '0.00', saved_interest: '0.00', saved_periods: 0 };
const path = 'loans.*.standing_order';

test.each([
  [{}, []],
  [NOTHING, []],
  [{ ...NOTHING, saved_interest: '0.01' }, [`${path}.saved_interest: 0.01, not of 0 payments`]],
  [{ ...NOTHING, saved_periods: 1 }, [`${path}.saved_periods: 1, not of 0 payments`]],
  [{ paid_amount: '0.00' }, [`${path}.paid_amount: 0.00, not of 3 payments`]],
  [{ saved_interest: '0.00', saved_periods: 0 }, []],
  [{ saved_periods: -1 }, [`${path}.saved_periods: -1, not of 3 payments`]],
  [{ saved_interest: '-0.01' }, [`${path}.saved_interest: -0.01, not of 3 payments`]],
])('[LED-17] an order with %j breaks: %j', (edit, breaches) => {
  const edits = { 'loans.0.standing_order': { ...ORDER, ...edit } };
  expect(breachesOf('standing-saves', edits)).toEqual(breaches);
});

test('[LED-17] an order says the same on both pages', () => {
  const [law] = standingLawsAcross;
  const ref_no = 'สม.2569/64542';
  const answersWith = (saved_interest: string) =>
    ({
      memberLoanList: [
        {
          loans: [
            { loancontract_no: 'สม.2569/1' },
            { loancontract_no: ref_no, standing_order: ORDER },
          ],
        },
      ],
      memberRequestpromoneyList: [
        { requests: [{ ref_no, standing_order: { ...ORDER, saved_interest } }, { ref_no }] },
      ],
    }) as never;
  expect(law?.broken(answersWith('5659.07'))).toEqual([]);
  expect(law?.broken(answersWith('1.00'))).toMatchObject([{ path: 'requests.*.standing_order' }]);
});

test('[LED-17] an order whose contract, or other page, is not told is the same as nothing', () => {
  const [law] = standingLawsAcross;
  const requests = [{ ref_no: 'สม.2569/64542', standing_order: ORDER }];
  const loans = [{ loancontract_no: 'สม.2569/1', standing_order: undefined }];
  for (const answers of [
    { memberRequestpromoneyList: [{ requests }] },
    { memberRequestpromoneyList: [{ requests }], memberLoanList: [{ loans }] },
    {
      memberRequestpromoneyList: [{ requests: [{ ref_no: 'สม.2569/1' }] }],
      memberLoanList: [{ loans }],
    },
    { memberLoanList: [{ loans }] },
  ])
    expect(law?.broken(answers as never)).toEqual([]);
});
