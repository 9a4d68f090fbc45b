import { membershipNoOf } from '@coop/cooperative/people/member';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { expect, test } from 'vitest';
import { answerFor, apply, findGuarantors, wishOf } from '../../testing/actions/borrowing.ts';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

/** Somebody whose two guarantors consented, the second of whom dies before the payout. */
async function lostGuarantor({ world, worlds }: Mock) {
  const { officer } = controlOf({ worlds });
  for (let no = 200; no < 900; no += 1) {
    const { wish } = await wishOf(world, no, '02', 900);
    if (wish?.guarantors.length !== 2) continue;
    const sent = await apply(world, no, wish);
    if (typeof sent !== 'string') continue;
    await answerFor(world, wish.guarantors, { application_no: sent, consents: true });
    const [kept = 0, gone = 0] = wish.guarantors;
    const notice = { world: 'default', member: membershipNoOf(gone) } as const;
    await officer.noticeEnd({ ...notice, how: 'เสียชีวิต', paper: 'มบ. 7/2569' });
    return { no, sent, kept, gone, satang: wish.satang, officer };
  }
  throw new Error('nobody borrows on two guarantors');
}

test('[LED-14] nothing is paid out on the word of the dead: another guarantor signs, and the request goes on', async () => {
  await using mock = await startMock();
  const { world } = mock;
  const { no, sent, kept, gone, satang, officer } = await lostGuarantor(mock);
  const who = { world: 'default', member: membershipNoOf(no) } as const;
  const loan = async () => (await officer.loans(who)).loans.find((other) => other.no === sent);
  moveTo(world, '2026-11-28');
  expect(await loan()).toMatchObject({ status: 'รอผู้ค้ำประกัน', effectiveOn: '' });
  const borrower = await mock.signIn(who.member);
  const { applications } = await borrower.ok('memberLoanApplyList');
  expect(applications[0]?.officer_note).toContain(`ผู้ค้ำประกัน ${membershipNoOf(gone)}`);
  expect(applications[0]?.officer_note).toContain('ภายใน');
  const { rows } = await borrower.ok('memberNotificationList');
  expect(rows.map(({ title }) => title)).toContain(`คำขอกู้ ${sent} รอผู้ค้ำประกันคนใหม่`);
  const [next] = findGuarantors(world, no + 20, 4, satang * 2).filter(
    (guarantor) => guarantor !== kept,
  );
  const signs = { ...who, no: sent, gone: membershipNoOf(gone) };
  await expect(
    officer.replaceGuarantor({ ...signs, gone: membershipNoOf(kept), guarantor: '00005' }),
  ).rejects.toThrow('goes on');
  await officer.replaceGuarantor({ ...signs, guarantor: membershipNoOf(next ?? 0) });
  expect((await loan())?.status).toBe('ผู้ค้ำประกันยินยอมครบ');
  moveTo(world, '2026-12-20');
  expect((await loan())?.status).toBe('จ่ายเงินแล้ว');
  const guarantors = guaranteesOf(world, no)
    .received.at(-1)
    ?.guarantors.map((guarantor) => guarantor.no);
  expect(guarantors).toEqual([kept, next]);
  expect(guaranteesOf(world, gone).given.some((guarantee) => guarantee.borrowerNo === no)).toBe(
    false,
  );
});

test('[LED-14] a request whose guarantor nobody replaces runs out', async () => {
  await using mock = await startMock();
  const { no, sent, officer } = await lostGuarantor(mock);
  moveTo(mock.world, '2027-01-20');
  const { loans } = await officer.loans({ world: 'default', member: membershipNoOf(no) });
  expect(loans.find((loan) => loan.no === sent)?.status).toBe('หมดเวลา');
  expect(mock.world.records(no).facts.movements).toEqual([]);
});
