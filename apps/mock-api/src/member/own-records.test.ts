import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';
import { satangOf, sum } from '../testing/worlds.ts';

describe('a member reads', () => {
  test('[MEM-10] the statement of each own contract: payout, payments, instalments to come', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00003');
    const { loans, sum_loan_balance } = await caller.ok('memberLoanList');
    expect(loans).toHaveLength(5);
    for (const loan of loans) {
      const body = { loancontract_no: loan.loancontract_no };
      const { contract, rows, schedule } = await caller.ok('memberLoanStatementShow', { body });
      expect(contract).toEqual(loan);
      expect(rows[0]).toMatchObject({ sign_status: 1, principal_balance: loan.loanapprove_amt });
      const signed = rows.map((row) => satangOf(row.principal_payment) * row.sign_status);
      expect(sum(signed)).toBe(satangOf(loan.principal_balance));
      expect(sum(schedule.map((row) => satangOf(row.principal)))).toBe(sum(signed));
      expect(rows.map((row) => row.seq_no)).toEqual(rows.map((_, i) => i + 1));
    }
    expect(sum(loans.map((loan) => satangOf(loan.principal_balance)))).toBe(
      satangOf(sum_loan_balance),
    );
  });

  test('[MEM-12] the statement of each own account', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00010');
    const { accounts } = await caller.ok('memberDepositList');
    expect(accounts).toHaveLength(3);
    for (const account of accounts) {
      const body = { deptaccount_no: account.deptaccount_no };
      const statement = await caller.ok('memberDepositStatementShow', { body });
      expect(statement.account).toEqual(account);
      const signed = statement.rows.map((row) => satangOf(row.deposit) - satangOf(row.withdraw));
      expect(sum(signed)).toBe(satangOf(account.prncbal));
      expect(statement.rows.map((row) => row.sign_status)).toEqual(signed.map(Math.sign));
    }
  });

  test('[MEM-07] personal data with masked numbers and the agency', async () => {
    await using mock = await startMock();
    const info = await (await mock.signIn('00001')).ok('memberInfoShow');
    expect(info).toMatchObject({
      membership_no: '00001',
      member_name: 'สมชาย',
      member_group_no: '80010001',
      membgroup_desc: 'โรงเรียนบ้านตัวอย่าง',
      retire_date: '2032-09-30',
      card_person: expect.stringMatching(/^9-xxxx-xxxxx-x\d-\d$/),
      avatar_path: '',
    });
  });

  test('[API-10] [MEM-06] the day up to which the records are complete: yesterday', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    expect(await caller.ok('memberLastUpdateShow')).toEqual({ data: '2026-11-19' });
    mock.world.clock.advance(20 * 60_000);
    expect(await caller.ok('memberLastUpdateShow')).toEqual({ data: '2026-11-19' });
    mock.world.clock.set(Date.parse('2026-11-20T17:00:01Z'));
    const tomorrow = await mock.signIn('00001');
    expect(await tomorrow.ok('memberLastUpdateShow')).toEqual({ data: '2026-11-20' });
  });

  test('the records of the moment when the clock has moved', async () => {
    await using mock = await startMock();
    const before = await (await mock.signIn('00001')).ok('memberShareList');
    mock.world.clock.set(Date.parse('2026-12-01T09:00:00+07:00'));
    const after = await (await mock.signIn('00001')).ok('memberShareList');
    expect(after.rows).toEqual([
      ...before.rows,
      expect.objectContaining({ operate_date: '2026-11-30' }),
    ]);
    expect(satangOf(after.share_balance) - satangOf(before.share_balance)).toBe(1_500_00);
  });
});

describe('a member does not read', () => {
  test('another member’s contract or account: 404, as for one that nobody has', async () => {
    await using mock = await startMock();
    const other = await mock.signIn('00003');
    const { loans } = await other.ok('memberLoanList');
    const { accounts } = await other.ok('memberDepositList');
    const caller = await mock.signIn('00001');
    const answers = [];
    for (const loancontract_no of [
      ...loans.map((loan) => loan.loancontract_no),
      'สม.2569/00000',
      'x',
    ]) {
      answers.push(await caller.call('memberLoanStatementShow', { body: { loancontract_no } }));
    }
    for (const deptaccount_no of [
      ...accounts.map((account) => account.deptaccount_no),
      '01-1-00000-0',
      'x',
    ]) {
      answers.push(await caller.call('memberDepositStatementShow', { body: { deptaccount_no } }));
    }
    for (const answer of answers) expectRefusal(answer, 404);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });

  test('an own contract after it was asked for by somebody else', async () => {
    await using mock = await startMock();
    const owner = await mock.signIn('00003');
    const { loans } = await owner.ok('memberLoanList');
    const body = { loancontract_no: loans[0]?.loancontract_no };
    await owner.ok('memberLoanStatementShow', { body });
    expectRefusal(
      await (await mock.signIn('00001')).call('memberLoanStatementShow', { body }),
      404,
    );
  });
});
