import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';
import { isClosed, payoffSatang } from '../world/money/loans.ts';

test('[ABI-01] what closes a contract today stands in its statement; a request is for what closes it on its day', async () => {
  await using mock = await startMock();
  for (const no of ['00001', '00003']) {
    const caller = await mock.signIn(no);
    const { limits } = await caller.ok('memberRequestpromoneyList');
    for (const contract of mock.world.records(Number(no)).loans.filter((one) => !isClosed(one))) {
      const { contractNo: loancontract_no } = contract;
      const { outlook } = await caller.ok('memberLoanStatementShow', { body: { loancontract_no } });
      expect(outlook?.payoff_amount).toBe(toWire(payoffSatang(contract, '2026-11-20')));
      const limit = limits.find((one) => one.ref_no === loancontract_no);
      const on = limit?.effective_date ?? '';
      expect(on > '2026-11-20').toBe(true);
      expect(limit?.max_amount).toBe(toWire(payoffSatang(contract, on)));
    }
  }
});

test('[LED-05] a request that closes a contract takes what it asked for, not a satang more', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn('00001');
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const limit = limits.find((one) => one.request_type === 'REPAY');
  const { ref_no = '', max_amount = '', effective_date = '' } = limit ?? {};
  await caller.ok('memberRequestpromoneyCreate', {
    body: {
      idempotency_key: 'close-contract',
      request_type: 'REPAY',
      ref_no,
      amount: max_amount,
      reason: '',
    },
  });
  moveTo(mock.world, '2026-12-10');
  const records = mock.world.records(1);
  expect(records.contracts.find((one) => one.contractNo === ref_no)?.balanceSatang).toBe(0);
  const [voucher] = records.vouchers;
  expect([voucher?.on, toWire(voucher?.satang ?? 0)]).toEqual([effective_date, max_amount]);
});
