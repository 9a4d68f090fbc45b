import type { EndpointKey } from '@coop/contracts/endpoints';
import { describe, expect, test } from 'vitest';
import { AGENCY } from '../testing/happy.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

const SHEETS = [
  'membergroupKeeprepShow',
  'membergroupDeliveryBookShow',
  'membergroupSummarizeRepShow',
  'membergroupDeductResultShow',
] as const satisfies EndpointKey[];

const LARGE = '80010002';
describe('the papers of an agency', () => {
  test.each(SHEETS)('%s of another agency are 404, as of one that nobody has', async (key) => {
    await using mock = await startMock();
    const caller = await mock.signInAgency(AGENCY);
    const texts = new Set<string>();
    for (const member_group_no of [LARGE, '80099999', '00001']) {
      const answer = await caller.call(key, { body: { member_group_no, recv_period: '256911' } });
      expectRefusal(answer, 404);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
  });

  test.each(SHEETS)('%s of a month without a bill are 404; of no month 422', async (key) => {
    await using mock = await startMock();
    const caller = await mock.signInAgency(AGENCY);
    for (const recv_period of ['256912', '256711', '257001']) {
      const body = { member_group_no: AGENCY, recv_period };
      expectRefusal(await caller.call(key, { body }), 404);
    }
    for (const recv_period of ['256913', '202611', 'x']) {
      const body = { member_group_no: AGENCY, recv_period };
      expectFieldErrors(await caller.call(key, { body }), ['recv_period']);
    }
  });

  test('[GRP-07] the newest month’s sheet, when none is named, with member 00001’s own collection', async () => {
    await using mock = await startMock();
    const body = { member_group_no: AGENCY };
    const sheet = await (await mock.signInAgency(AGENCY)).ok('membergroupKeeprepShow', { body });
    expect(sheet).toMatchObject({
      recv_period: '256911',
      due_date: '2026-11-30',
      member_count: 10,
    });
    expect(sheet.periods).toHaveLength(24);
    const member = await mock.signIn('00001');
    const kep = await member.ok('memberKepShow', { body: { recv_period: '256911' } });
    const [first] = sheet.members;
    expect(first).toMatchObject({ membership_no: '00001', amount: kep.receive_amount });
    expect(first?.lines.map((line) => [line.ref_no, line.amount])).toEqual(
      kep.lines.map((line) => [line.ref_no, line.amount]),
    );
    // Who joined this month is billed from the next one on.
    expect(sheet.members.map((other) => other.membership_no)).not.toContain('00002');
  });

  test('[GRP-06] the clock makes the next month’s bill appear', async () => {
    await using mock = await startMock();
    moveTo(mock.world, '2026-12-16');
    const { periods } = await (await mock.signInAgency(AGENCY)).ok('membergroupDashboardShow');
    expect(periods[0]).toMatchObject({ recv_period: '256912', status: 'ส่งบิลแล้ว' });
    expect(periods[1]).toMatchObject({ recv_period: '256911', remitted_amount: expect.anything() });
    expect(periods[1]?.status).toBe('รับบางส่วน');
  });

  test('[GRP-08] the letter names its sheet’s pages, the accounts and the reference', async () => {
    await using mock = await startMock();
    const caller = await mock.signInAgency(LARGE);
    const body = { member_group_no: LARGE, recv_period: '256911' };
    const letter = await caller.ok('membergroupDeliveryBookShow', { body });
    expect(letter).toMatchObject({
      letter_no: 'สอ. 6911/0002',
      letter_date: '2026-11-16',
      addressee: 'ผู้อำนวยการโรงเรียนจังหวัดตัวอย่างวิทยา',
      payment_ref: '80010002-6911',
      slip: { slip_no: 'นส. 6911/0002', recorded_at: '', revision: 0, undeducted: [] },
    });
    expect(letter.sheet_count).toBe(18);
    expect(letter.slip.deducted_amount).toBe(letter.billed_amount);
  });

  test('[GRP-10] the guide tells the days to come, with files that are there', async () => {
    await using mock = await startMock();
    const caller = await mock.signInAgency(AGENCY);
    const guide = await caller.ok('membergroupGuideGroupShow');
    expect(guide.calendar.slice(0, 3).map((item) => `${item.date} ${item.title}`)).toEqual([
      '2026-11-27 หักเงินเดือนและบันทึกผล',
      '2026-11-30 ครบกำหนดโอนเงิน',
      '2026-12-15 รับงบหน้าเรียกเก็บ',
    ]);
    for (const { file_url, file_size } of guide.files) {
      const file = await caller.send('GET', file_url);
      expect([file.status, Buffer.byteLength(file.text)]).toEqual([200, file_size]);
    }
    expectRefusal(await caller.send('GET', '/mediafiles/membergroup/toString'), 404);
  });
});
