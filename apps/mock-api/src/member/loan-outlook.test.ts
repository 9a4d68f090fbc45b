import { isClosed, payoffSatang } from '@coop/cooperative/money/loans/loans';
import { stateNow } from '@coop/cooperative/money/records';
import { membershipNoOf } from '@coop/cooperative/people/member';
import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

test('[ABI-01] what closes a contract today stands in its statement; a request is for what closes it on its day', async () => {
  await using mock = await startMock();
  for (const no of ['00001', '00003']) {
    const caller = await mock.signIn(no);
    const { limits } = await caller.ok('memberRequestpromoneyList');
    for (const contract of mock.world.records(Number(no)).loans.filter((loan) => !isClosed(loan))) {
      const { contractNo: loancontract_no } = contract;
      const { outlook } = await caller.ok('memberLoanStatementShow', { body: { loancontract_no } });
      expect(outlook?.payoff_amount).toBe(toWire(payoffSatang(contract, '2026-11-20')));
      const limit = limits.find((other) => other.ref_no === loancontract_no);
      const on = limit?.effective_date ?? '';
      expect(on > '2026-11-20').toBe(true);
      expect(limit?.max_amount).toBe(toWire(payoffSatang(contract, on)));
    }
  }
});

/** Asks for everything that closes a contract; returns the request as it will be carried out. */
async function askToClose(mock: Mock, no: string) {
  const caller = await mock.signIn(no);
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const repayLimits = limits.filter(
    (limit) => limit.request_type === 'REPAY' && limit.max_amount !== '0.00',
  );
  for (const { ref_no, max_amount: amount } of repayLimits) {
    const key = `close-${no}-${repayLimits.findIndex((limit) => limit.ref_no === ref_no)}`;
    const request = { request_type: 'REPAY', ref_no, amount, reason: '' } as const;
    await caller.ok('memberRequestpromoneyCreate', { body: { idempotency_key: key, ...request } });
  }
  return repayLimits.map((limit) => [limit.effective_date ?? '', limit.max_amount]);
}

test('[LED-05] a request over a due day asks for what is left after the instalment, and takes just that', async () => {
  await using mock = await startMock();
  moveTo(mock.world, '2026-11-29');
  const requestsOf = new Map<number, string[][]>();
  for (const no of [7, ...Array.from({ length: 40 }, (_, i) => 101 + i)]) {
    const isMember = stateNow(mock.world.records(no)) === 'ปกติ';
    if (isMember) requestsOf.set(no, await askToClose(mock, membershipNoOf(no)));
  }
  moveTo(mock.world, '2026-12-05');
  for (const [no, requests] of requestsOf) {
    const { vouchers } = mock.world.records(no);
    const taken = vouchers.filter((voucher) => voucher.on > '2026-11-29');
    expect([no, taken.map(({ on, satang }) => [on, toWire(satang)])]).toEqual([no, requests]);
  }
  expect(requestsOf.get(7)).toContainEqual(['2026-12-02', '18999.25']);
  expect([...requestsOf.values()].flat().length).toBeGreaterThan(20);
});
