import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

const MEMBER = { world: 'default', member: '00001' } as const;
const FILE = {
  name: 'สลิป.png',
  data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};
const BODY = {
  idempotency_key: 'desk-key-0001',
  loantype_code: '05',
  purpose: 'ทำผลงานวิชาการ',
  amount: '100000.00',
  period_payamt: 120,
  other_deductions: '1500.00',
  guarantors: ['00011', '00020'],
  files: ['slip', 'id_card', 'spouse', 'rank_order'].map((paper_code) => ({ paper_code, ...FILE })),
};

async function applyWith(consenting: readonly string[]) {
  const mock = await startMock();
  const { officer } = controlOf(mock);
  await officer.mode({ world: 'default', decides: 'officer' });
  const borrower = await mock.signIn('00001');
  const { application_no: no = '' } = await borrower.ok('memberLoanApplyCreate', { body: BODY });
  for (const text of consenting) {
    const guarantor = await mock.signIn(text);
    await guarantor.ok('memberGuaranteeAskAnswer', {
      body: { application_no: no, consents: true },
    });
  }
  return { mock, officer, no };
}

test('[ABI-08] an officer is waited for, asks for papers, approves; the ledger pays out', async () => {
  const { mock, officer, no } = await applyWith(BODY.guarantors);
  await using _ = mock;
  moveTo(mock.world, '2026-12-02');
  const waiting = await officer.loans(MEMBER);
  expect(waiting.loans[0]).toMatchObject({ no, status: 'กำลังตรวจ', effectiveOn: '' });
  expect(waiting.loans[0]?.otherDeductions).toBe('1500.00');
  await expect(officer.decideLoan({ ...MEMBER, no, action: 'papers' })).rejects.toThrow(
    `${no}: papers needs a reason that the member reads`,
  );
  await officer.decideLoan({ ...MEMBER, no, action: 'papers', reason: 'สลิปไม่ชัด' });
  const [seen] = (await (await mock.signIn('00001')).ok('memberLoanApplyList')).applications;
  expect(seen).toMatchObject({ status: 'ขอเอกสารเพิ่ม', officer_note: 'สลิปไม่ชัด', can_cancel: true });
  const member = await mock.signIn('00001');
  const wanted = { kind: 'loan_papers', count: 1, date: '2026-12-02', note: 'สลิปไม่ชัด' };
  expect((await member.ok('memberOverviewShow')).tasks).toContainEqual(wanted);
  expect((await member.ok('memberNotificationList')).rows[0]).toMatchObject({
    title: `สหกรณ์ขอเอกสารเพิ่มสำหรับคำขอกู้ ${no}`,
    body: expect.stringContaining('สลิปไม่ชัด'),
  });
  const body = { idempotency_key: 'papers-key-1', application_no: no, files: [FILE] };
  await member.ok('memberLoanApplyPapers', { body });
  // Repeating the call has no further effect.
  expect((await member.ok('memberLoanApplyPapers', { body })).rc_code).toBe('1');
  const { applications } = await member.ok('memberLoanApplyList');
  expect(applications[0]).toMatchObject({ status: 'กำลังตรวจ', officer_note: '' });
  expect(applications[0]?.files).toHaveLength(5);
  const { loans } = await officer.decideLoan({ ...MEMBER, no, action: 'approve' });
  expect(loans[0]).toMatchObject({ status: 'อนุมัติ', effectiveOn: '2026-12-11', actions: [] });
  moveTo(mock.world, '2026-12-14');
  const [paid] = (await (await mock.signIn('00001')).ok('memberLoanApplyList')).applications;
  expect(paid?.status).toBe('จ่ายเงินแล้ว');
  expect(paid?.loancontract_no).not.toBe('');
});
