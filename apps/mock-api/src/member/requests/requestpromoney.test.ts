import { parseBaht } from '@coop/format/money';
import { describe, expect, test } from 'vitest';
import { expectFieldErrors } from '../../testing/refusals.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

const HOUR = 3_600_000;

function bodyFor(amount: string, key = 'key-00000001') {
  return {
    idempotency_key: key,
    request_type: 'BUY_SHARES' as const,
    ref_no: '00001',
    amount,
    reason: '',
  };
}

describe('money requests', () => {
  test('[MEM-19] the same key makes one request, a new key another', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const first = await caller.ok('memberRequestpromoneyCreate', { body: bodyFor('500.00') });
    const again = await caller.ok('memberRequestpromoneyCreate', { body: bodyFor('500.00') });
    expect(again.request_no).toBe(first.request_no);
    // The first month of a standing order says nothing about a withdrawal.
    const body = { ...bodyFor('500.00'), first_recv_period: '256912' };
    const third = await caller.ok('memberRequestpromoneyCreate', { body });
    expect(third.request_no).toBe(first.request_no);
    await caller.ok('memberRequestpromoneyCreate', { body: bodyFor('500.00', 'key-00000002') });
    const { requests } = await caller.ok('memberRequestpromoneyList');
    expect(requests.map((request) => request.request_no)).toEqual(['R2569-000002', 'R2569-000001']);
  });

  test('[MEM-19] withdrawable money is what the deposits say, and less by what is asked for', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const [account] = (await caller.ok('memberDepositList')).accounts;
    const limitOf = async () =>
      (await caller.ok('memberRequestpromoneyList')).limits.find(
        (limit) => limit.ref_no === account?.deptaccount_no,
      );
    expect((await limitOf())?.max_amount).toBe(account?.withdrawable);
    await caller.ok('memberRequestpromoneyCreate', {
      body: {
        ...bodyFor('1000.00'),
        request_type: 'WITHDRAW',
        ref_no: account?.deptaccount_no ?? '',
      },
    });
    const left = parseBaht((await limitOf())?.max_amount);
    // The first withdrawal of a month is free; the fee of a second one is kept back.
    expect(left).toBe((parseBaht(account?.withdrawable) ?? 0) - 1_000_00 - 50_00);
    const { accounts } = await caller.ok('memberDepositList');
    const statement = await caller.ok('memberDepositStatementShow', {
      body: { deptaccount_no: account?.deptaccount_no ?? '' },
    });
    for (const item of [accounts[0], statement.account]) {
      expect(parseBaht(item?.withdrawable)).toBe(
        (parseBaht(account?.withdrawable) ?? 0) - 1_000_00,
      );
      expect(item?.prncbal).toBe(account?.prncbal);
    }
  });

  test('[LED-16] extra shares of a year end at 200,000 baht, and anybody’s at a fifth of all', async () => {
    await using mock = await startMock();
    const mostOf = async (server: typeof mock) => {
      const { limits } = await (await server.signIn('00001')).ok('memberRequestpromoneyList');
      return limits.find((limit) => limit.request_type === 'BUY_SHARES')?.max_amount;
    };
    for (const [day, left] of [
      ['2026-11-20', '100000.00'],
      ['2026-11-28', '100000.00'],
      ['2026-12-06', '0.00'],
    ] as const) {
      moveTo(mock.world, day);
      expect(await mostOf(mock)).toBe(left);
      if (left === '0.00') break;
      const caller = await mock.signIn('00001');
      await caller.ok('memberRequestpromoneyCreate', {
        body: bodyFor(left, `buy-${day}`),
      });
    }
    moveTo(mock.world, '2027-01-11');
    expect(await mostOf(mock)).toBe('100000.00');
    await using small = await startMock({ population: 2 });
    expect(await mostOf(small)).toBe('0.00');
  });

  test('[MEM-19] says when, at which fee and on which terms before anything is sent', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const limitsOf = async (type: string) =>
      (await caller.ok('memberRequestpromoneyList')).limits.filter(
        (limit) => limit.request_type === type,
      );
    const [loan] = await limitsOf('EMERGENCY_LOAN');
    expect(loan?.effective_date).toBe('2026-11-27');
    expect(loan?.loan).toMatchObject({
      period_payamt: 12,
      payout_date: '2026-11-27',
      first_due_date: '2026-12-31',
      rates: [{ from: '2026-01-01', int_rate: '5.00' }],
      instalment_rounding: 'ceil10',
    });
    const [free] = await limitsOf('WITHDRAW');
    expect([free?.effective_date, free?.fee]).toEqual(['2026-11-24', undefined]);
    const ref_no = free?.ref_no ?? '';
    await caller.ok('memberRequestpromoneyCreate', {
      body: { ...bodyFor('500.00'), request_type: 'WITHDRAW', ref_no },
    });
    const [special, savings] = await limitsOf('WITHDRAW');
    expect(special?.fee).toEqual({ rate: '0.05', min_amount: '50.00' });
    expect(savings?.fee).toBeUndefined();
    const [request] = (await caller.ok('memberRequestpromoneyList')).requests;
    expect(request?.effective_date).toBe('2026-11-24');
  });

  test('[MEM-19] too much, too little, a wrong step and another member’s account name their field', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    for (const amount of ['0.00', '5.00', '15.00', '100010.00', '-500.00']) {
      expectFieldErrors(
        await caller.call('memberRequestpromoneyCreate', { body: bodyFor(amount) }),
        ['amount'],
      );
    }
    const foreign = { ...bodyFor('500.00'), ref_no: '00004' };
    expectFieldErrors(await caller.call('memberRequestpromoneyCreate', { body: foreign }), [
      'ref_no',
    ]);
    expect((await caller.ok('memberRequestpromoneyList')).requests).toEqual([]);
  });

  test('[MEM-19] can be cancelled until somebody looks at it, by its owner only', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const { request_no = '' } = await caller.ok('memberRequestpromoneyCreate', {
      body: bodyFor('500.00'),
    });
    const other = await mock.signIn('00004');
    const stolen = await other.call('memberRequestpromoneyCancel', { body: { request_no } });
    expect(stolen.status).toBe(404);
    mock.world.clock.advance(5 * HOUR);
    const late = await mock.signIn('00001');
    expect(await late.ok('memberRequestpromoneyCancel', { body: { request_no } })).toEqual({
      rc_code: '0',
      rc_des: 'คำขอนี้กำลังตรวจ จึงยกเลิกไม่ได้',
    });
  });

  test('[MEM-19] an overdue borrower cannot ask for another loan', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00003');
    const { limits } = await caller.ok('memberRequestpromoneyList');
    const loan = limits.find((limit) => limit.request_type === 'EMERGENCY_LOAN');
    expect(loan).toMatchObject({ max_amount: '0.00', reason: 'มีงวดค้างชำระ จึงยังกู้เพิ่มไม่ได้' });
  });
});
