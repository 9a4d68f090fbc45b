import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

test('[ABI-01] what closes a contract today is the same in its statement and as the limit of a request', async () => {
  await using mock = await startMock();
  for (const no of ['00001', '00003']) {
    const caller = await mock.signIn(no);
    const { limits } = await caller.ok('memberRequestpromoneyList');
    const { loans } = await caller.ok('memberLoanList');
    const open = loans.filter((one) => one.contract_status !== 'ปิดสัญญา');
    expect(open.length).toBeGreaterThan(0);
    for (const { loancontract_no } of open) {
      const { outlook } = await caller.ok('memberLoanStatementShow', { body: { loancontract_no } });
      const limit = limits.find((one) => one.ref_no === loancontract_no);
      expect(outlook?.payoff_amount).toBe(limit?.max_amount);
    }
  }
});
