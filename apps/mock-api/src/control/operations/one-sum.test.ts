import { memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { expect, test } from 'vitest';
import { askMoney } from '../../testing/actions/ask-money.ts';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf } from '../../testing/worlds.ts';

const OFFICER = { world: 'default', decides: 'officer' } as const;

test('[LED-03][MEM-19] a closing request that an instalment comes before names one sum everywhere', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  await officer.mode(OFFICER);
  const { limit, sent } = await askMoney(mock, '00001', 'REPAY');
  const mostAmount = limit.max_amount;
  const requestNo = (sent.body as { request_no: string }).request_no;
  const who = { world: 'default', member: '00001', requestNo } as const;
  moveTo(mock.world, '2026-12-08');
  await officer.decide({ ...who, action: 'approve' });
  await officer.decide({ ...who, action: 'pay' });
  moveTo(mock.world, '2026-12-09');
  const caller = await mock.signIn('00001');
  const { requests } = await caller.ok('memberRequestpromoneyList');
  const amount = requests[0]?.amount ?? '';
  expect(satangOf(amount)).toBeLessThan(satangOf(mostAmount));
  const { receipts = [] } = await caller.ok('memberKepList');
  expect(receipts[0]?.amount).toBe(amount);
  const body = { loancontract_no: limit.ref_no };
  const { rows } = await caller.ok('memberLoanStatementShow', { body });
  expect(rows.at(-1)?.total).toBe(amount);
  const desk = await officer.requests({ world: 'default', member: '00001' });
  expect(desk.requests[0]?.amount).toBe(amount);
  const records = mock.world.records(1);
  expect(memberDifferences(mock.world, records, ledgerStart(records.view.asOf))).toEqual([]);
});

test('[MEM-19] another monthly share ends the request before; a limit below its least says so', async () => {
  await using mock = await startMock();
  const first = await askMoney(mock, '00001', 'CHANGE_SHARE');
  expect(first.sent.status).toBe(200);
  moveTo(mock.world, '2026-11-25');
  await askMoney(mock, '00001', 'CHANGE_SHARE', first.limit.min_amount);
  moveTo(mock.world, '2026-12-02');
  const caller = await mock.signIn('00001');
  const { requests, limits } = await caller.ok('memberRequestpromoneyList');
  expect(requests.map(({ status }) => status)).toEqual(['อนุมัติ', 'สิ้นสุด']);
  for (const { min_amount, max_amount, reason } of limits) {
    const isShort = satangOf(max_amount) > 0 && satangOf(max_amount) < satangOf(min_amount);
    expect(reason.includes('ไม่ถึงขั้นต่ำ')).toBe(isShort);
  }
});

test('[LED-14] an approved emergency loan is undone with a reason, and can be asked for again', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  await officer.mode(OFFICER);
  const { sent, limit } = await askMoney(mock, '00005', 'EMERGENCY_LOAN');
  const requestNo = (sent.body as { request_no: string }).request_no;
  const who = { world: 'default', member: '00005', requestNo } as const;
  mock.world.clock.advance(60_000);
  await officer.decide({ ...who, action: 'approve' });
  mock.world.clock.advance(60_000);
  const { requests } = await officer.decide({ ...who, action: 'refuse', reason: 'ผู้กู้ขอยกเลิก' });
  expect(requests[0]?.log.map(({ status }) => status).slice(-2)).toEqual(['อนุมัติ', 'ไม่อนุมัติ']);
  const caller = await mock.signIn('00005');
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const again = limits.find((other) => other.request_type === 'EMERGENCY_LOAN');
  expect(again?.max_amount).toBe(limit.max_amount);
});
