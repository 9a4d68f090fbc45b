import { describe, expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

const THIS_YEAR = { params: { year: '2026' } };

describe('the balance confirmation', () => {
  test.each([
    ['00005', { confirmStatus: 1, checkIsMemberIn: 1, massage: 'ยังไม่ได้ยืนยันยอด' }],
    ['00006', { confirmStatus: 0, checkIsMemberIn: 1, massage: 'ยังไม่ได้ยืนยันยอด' }],
    ['00007', { confirmStatus: 1, checkIsMemberIn: 0, massage: 'ยังไม่ได้ยืนยันยอด' }],
  ])('[API-09] [MEM-21] of %s is open as its story says', async (no, expected) => {
    await using mock = await startMock();
    const answer = await (await mock.signIn(no)).ok('memberConfirmDataShow', THIS_YEAR);
    expect(answer).toEqual({ code: '1', status: true, checkedData: [], ...expected });
  });

  test('[API-09] [MEM-20] of 00004 holds each balance at the end of the year before', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00004');
    const { checkedData } = await caller.ok('memberConfirmDataShow', THIS_YEAR);
    expect(checkedData.map((datum) => [datum.kind, datum.answer])).toEqual([
      ['loan', 'Y'],
      ['deposit', 'Y'],
      ['share', 'Y'],
    ]);
    const share = await caller.ok('memberShareList');
    const before = share.rows.findLast((row) => row.operate_date < '2026-01-01');
    expect(checkedData.at(-1)).toMatchObject({ ref_no: '00004', balance: before?.balance });
    for (const line of checkedData.filter((datum) => datum.kind === 'deposit')) {
      const body = { deptaccount_no: line.ref_no };
      const { rows } = await caller.ok('memberDepositStatementShow', { body });
      const last = rows.findLast((row) => row.operate_date < '2026-01-01');
      expect(line.balance).toBe(last?.balance);
    }
    const [loan] = checkedData;
    const body = { loancontract_no: loan?.ref_no };
    const { rows } = await caller.ok('memberLoanStatementShow', { body });
    const last = rows.findLast((row) => row.operate_date < '2026-01-01');
    expect(loan?.balance).toBe(last?.principal_balance);
  });

  test.each(['2025', '2027', '0000', '9999'])('[API-09] has no round in %s', async (year) => {
    await using mock = await startMock();
    const answer = await (await mock.signIn('00001')).ok('memberConfirmDataShow', {
      params: { year },
    });
    expect(answer).toMatchObject({
      confirmStatus: 0,
      checkedData: [],
      massage: 'ไม่มีรอบยืนยันยอดของปีนี้',
    });
  });
});
