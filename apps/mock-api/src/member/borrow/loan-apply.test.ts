import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

const FILE = {
  name: 'สลิป.png',
  data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};
const BODY = {
  idempotency_key: 'loan-key-0001',
  loantype_code: '05',
  purpose: 'ทำผลงานวิชาการ',
  amount: '100000.00',
  period_payamt: 120,
  guarantors: ['00011', '00020'],
  files: ['slip', 'id_card', 'spouse', 'rank_order'].map((paper_code) => ({ paper_code, ...FILE })),
};

async function applyForLoan() {
  const mock = await startMock();
  const borrower = await mock.signIn('00001');
  const guarantors = [await mock.signIn('00011'), await mock.signIn('00020')] as const;
  const answer = await borrower.ok('memberLoanApplyCreate', { body: BODY });
  const application_no = answer.application_no ?? '';
  const newest = async (caller = borrower) =>
    (await caller.ok('memberLoanApplyList')).applications[0];
  /** The session does not last through the days in between. */
  const later = async (moment: string) => {
    mock.world.clock.set(Date.parse(moment));
    return mock.signIn('00001');
  };
  return { mock, borrower, guarantors, application_no, newest, later };
}

test('[ABI-08] both guarantors read what it could cost; once both consent it is paid out and in every list', async () => {
  const { mock, borrower, guarantors, application_no, newest, later } = await applyForLoan();
  await using _ = mock;
  expect(await newest()).toMatchObject({ status: 'รอผู้ค้ำประกัน', can_cancel: true });
  const [first, second] = guarantors;
  const { asks } = await first.ok('memberGuaranteeAskList');
  expect(asks[0]).toMatchObject({
    borrower_member_no: '00001',
    borrower_name: 'นายสมชาย ใจงาม',
    amount: '100000.00',
    guarantee_amount: '50000.00',
    answer_by: '2026-11-27',
  });
  const waiting = { kind: 'guarantee_ask', count: 1, date: '2026-11-27' };
  expect((await first.ok('memberOverviewShow')).tasks).toContainEqual(waiting);
  for (const caller of [first, second]) {
    await caller.ok('memberGuaranteeAskAnswer', { body: { application_no, consents: true } });
  }
  expect((await first.ok('memberOverviewShow')).tasks).not.toContainEqual(waiting);
  // Repeating the call does not make a second application.
  const again = await borrower.ok('memberLoanApplyCreate', { body: BODY });
  expect(again.application_no).toBe(application_no);
  const after = await later('2026-12-12T10:00:00+07:00');
  const paid = await newest(after);
  expect(paid).toMatchObject({ status: 'จ่ายเงินแล้ว', effective_date: '2026-11-27' });
  const { loans } = await after.ok('memberLoanList');
  const contract = loans.find((loan) => loan.loancontract_no === paid?.loancontract_no);
  expect(contract?.loanapprove_amt).toBe('100000.00');
  const guarantees = (await (await mock.signIn('00011')).ok('memberCollList')).guarantees;
  expect(guarantees.map((guarantee) => guarantee.loancontract_no)).toContain(paid?.loancontract_no);
});

test('[ABI-08] one refusal ends it, and so does a week without an answer', async () => {
  const { mock, guarantors, application_no, newest } = await applyForLoan();
  await using _ = mock;
  await guarantors[0].ok('memberGuaranteeAskAnswer', {
    body: { application_no, consents: false },
  });
  expect((await newest())?.status).toBe('ผู้ค้ำประกันไม่ยินยอม');
  const late = await guarantors[1].ok('memberGuaranteeAskAnswer', {
    body: { application_no, consents: true },
  });
  expect(late.rc_code).toBe('0');
  const other = await applyForLoan();
  await using __ = other.mock;
  const lapsed = await other.later('2026-11-27T23:00:00+07:00');
  expect((await other.newest(lapsed))?.status).toBe('หมดเวลา');
});

test('[ABI-08] after a refusal the papers are taken from the request before, and the other guarantor is told', async () => {
  const { mock, borrower, guarantors, application_no: no, newest } = await applyForLoan();
  await using _ = mock;
  const again = {
    ...BODY,
    idempotency_key: 'loan-key-0002',
    again_of: no,
    guarantors: ['00020', '00012'],
    files: BODY.files.slice(0, 1).map((file) => ({ ...file, name: 'สลิปใหม่.png' })),
  };
  // Nothing is taken from one that is on its way.
  const early = await borrower.call('memberLoanApplyCreate', { body: again });
  expect(early.status).toBe(422);
  await guarantors[1].ok('memberGuaranteeAskAnswer', {
    body: { application_no: no, consents: true },
  });
  await guarantors[0].ok('memberGuaranteeAskAnswer', {
    body: { application_no: no, consents: false },
  });
  const { rows } = await guarantors[1].ok('memberNotificationList');
  expect(rows[0]?.title).toBe(`คำขอกู้ ${no} สิ้นสุดแล้ว ท่านไม่ต้องค้ำประกัน`);
  const other = await borrower.call('memberLoanApplyCreate', {
    body: { ...again, again_of: 'L2569-009999' },
  });
  expect(other.body).toMatchObject({ errors: { again_of: [expect.any(String)] } });
  await borrower.ok('memberLoanApplyCreate', { body: again });
  const { files = [] } = (await newest()) ?? {};
  expect(files.map(({ paper_code, file_name }) => [paper_code, file_name])).toEqual([
    ['slip', 'สลิปใหม่.png'],
    ['id_card', 'สลิป.png'],
    ['spouse', 'สลิป.png'],
    ['rank_order', 'สลิป.png'],
  ]);
});

test('[ABI-08] too few guarantors, oneself, one twice and one with no room are refused at their field', async () => {
  await using mock = await startMock();
  const borrower = await mock.signIn('00001');
  const fields = async (guarantors: string[]) => {
    const answer = await borrower.call('memberLoanApplyCreate', { body: { ...BODY, guarantors } });
    return Object.keys((answer.body as { errors?: object }).errors ?? {});
  };
  const without = { ...BODY, files: BODY.files.slice(1) };
  const answer = await borrower.call('memberLoanApplyCreate', { body: without });
  expect(answer.body).toMatchObject({ errors: { 'files.slip': ['กรุณาแนบสลิปเงินเดือนล่าสุด'] } });
  expect(await fields(['00011'])).toEqual(['guarantors']);
  expect(await fields(['00011', '00001'])).toEqual(['guarantors.1']);
  expect(await fields(['00011', '00011'])).toEqual(['guarantors.1']);
  // 00004 guarantees two contracts already.
  expect(await fields(['00004', '00011'])).toEqual(['guarantors.0']);
  const { guarantor_name, may_guarantee } = await borrower.ok('memberGuarantorCheck', {
    body: { membership_no: '00010', amount: '50000.00' },
  });
  expect(may_guarantee).toBe(false);
  expect(guarantor_name).toMatch(/xxxx$/);
  const negative = await borrower.call('memberGuarantorCheck', {
    body: { membership_no: '00010', amount: '-50000.00' },
  });
  expect(negative).toMatchObject({
    status: 422,
    body: { errors: { amount: [expect.any(String)] } },
  });
});

test('[ABI-08] guarantors and borrower are told in the bell, by number and with no name or amount', async () => {
  const { mock, borrower, guarantors, application_no: no, later } = await applyForLoan();
  await using _ = mock;
  const noticesOf = async (caller: typeof borrower) =>
    (await caller.ok('memberNotificationList')).rows.filter(({ title, body }) =>
      (title + body).includes(no),
    );
  expect(await noticesOf(guarantors[0])).toMatchObject([
    { title: `คำขอกู้ ${no} ขอให้ท่านค้ำประกัน`, page: '/member/coll' },
  ]);
  for (const guarantor of guarantors) {
    await guarantor.ok('memberGuaranteeAskAnswer', {
      body: { application_no: no, consents: true },
    });
  }
  const after = await later('2026-12-12T10:00:00+07:00');
  const rows = await noticesOf(after);
  expect(rows.map(({ title }) => title)).toEqual([
    `จ่ายเงินตามคำขอกู้ ${no} แล้ว`,
    `อนุมัติคำขอกู้ ${no} แล้ว`,
    `กำลังตรวจคำขอกู้ ${no}`,
    'ผู้ค้ำประกัน 00020 ยินยอมแล้ว',
    'ผู้ค้ำประกัน 00011 ยินยอมแล้ว',
    `รับคำขอกู้ ${no} แล้ว`,
  ]);
  expect(rows.every(({ page }) => page === '/member/loan-apply')).toBe(true);
  expect(rows[0]?.body).toContain('โอนเข้าบัญชี กรุงไทย xxx-x-x8895-2');
  expect(JSON.stringify(rows)).not.toContain('100,000');
  const [last] = await noticesOf(await mock.signIn('00011'));
  expect(last?.title).toBe(`จ่ายเงินกู้ ${no} ที่ท่านค้ำประกันแล้ว`);
});
