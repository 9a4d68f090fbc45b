import { describe, expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { AGENCY } from '../../testing/happy.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';
import { satangOf } from './named.ts';

const WORLD = 'default';
const MONTH = { world: WORLD, agency: AGENCY, period: '256911' };
const SHORT = { member: '00001', deducted: '10000.00', reason: 'เงินไม่พอ' } as const;

describe('an agency’s month', () => {
  test('is recorded in full but for those who are named, as the agency itself then reads it', async () => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    const before = await agencies.month({ world: WORLD, agency: AGENCY });
    expect(before).toMatchObject({ period: '256911', status: 'ส่งบิลแล้ว', short: [], closed: '' });
    expect(before.periods).toHaveLength(24);
    const after = await agencies.record({ ...MONTH, short: [SHORT] });
    expect(after).toMatchObject({
      status: 'รอเงิน',
      recordedAt: '2026-11-20 10:00:00',
      billed: before.billed,
      short: [{ member: '00001', deducted: '10000.00', reason: 'เงินไม่พอ', outstanding: '0.00' }],
    });
    const caller = await mock.signInAgency(AGENCY);
    const body = { member_group_no: AGENCY, recv_period: '256911' };
    const { lines } = await caller.ok('membergroupDeductResultShow', { body });
    expect(lines.filter((line) => line.reason !== '').map((line) => line.membership_no)).toEqual([
      '00001',
    ]);
  });

  test('adds up once it is closed: billed is deducted, settled since, or outstanding', async () => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    for (const agency of [AGENCY, '80010002', '80010003']) {
      const { periods } = await agencies.month({ world: WORLD, agency });
      for (const period of periods.slice(1, 7)) {
        const month = await agencies.month({ world: WORLD, agency, period });
        const parts = [month.deducted, month.settled, month.outstanding].map(satangOf);
        expect(
          parts.reduce((sum, part) => sum + part),
          `${agency} ${period}`,
        ).toBe(satangOf(month.billed));
      }
    }
  });

  test.each([
    ['sends', { status: 'รอเงิน', short: [] }],
    ['sends-short', { status: 'รอเงิน', short: [{ reason: 'เงินไม่พอ', member: '00001' }] }],
    ['keeps', { status: 'ส่งบิลแล้ว', withheld: true }],
  ] as const)('is done in one go: the agency %s', async (does, expected) => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    const after = await agencies.act({ world: WORLD, agency: AGENCY, does });
    expect(after).toMatchObject({ period: '256911', ...expected });
    expect(after.transferred).toBe(does === 'keeps' ? '0.00' : after.deducted);
  });

  test('counts a transfer that the bank has nothing of as not made', async () => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    await agencies.record(MONTH);
    const { transferred, deducted } = await agencies.transfer(MONTH);
    expect(transferred).toBe(deducted);
    const bounced = await agencies.nothingCame({ ...MONTH, note: 1 });
    expect(bounced).toMatchObject({ transferred: '0.00', transferredOn: '' });
    const again = await agencies.transfer(MONTH);
    expect(again.transferred).toBe(deducted);
    const caller = await mock.signInAgency(AGENCY);
    const body = { member_group_no: AGENCY, recv_period: '256911' };
    const paper = await caller.ok('membergroupSummarizeRepShow', { body });
    expect(paper.transferred_amount).toBe(deducted);
  });

  test('whose money is kept brings nothing, and everybody owes it', async () => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    const kept = await agencies.withhold(MONTH);
    expect(kept).toMatchObject({ withheld: true, transferred: '0.00' });
    await expect(agencies.withhold(MONTH)).rejects.toThrow(
      '80010001 keeps the money of 256911 already',
    );
    await expect(agencies.transfer(MONTH)).rejects.toThrow(
      '80010001 keeps the money of 256911; agencies.record says otherwise first',
    );
    moveTo(mock.world, '2026-12-01');
    const due = await agencies.month(MONTH);
    expect(due).toMatchObject({ status: 'ค้างส่ง', received: '0.00', closed: '' });
    expect(due.short).toHaveLength(due.members);
    expect(due.outstanding).not.toBe('0.00');
    const late = await agencies.record(MONTH);
    expect(late.withheld).toBe(false);
    moveTo(mock.world, '2026-12-02');
    const owing = await agencies.month(MONTH);
    expect(owing).toMatchObject({ status: 'ค้างส่ง', outstanding: '0.00', debt: late.deducted });
    await agencies.receive(MONTH);
    expect(await agencies.month(MONTH)).toMatchObject({ status: 'รับครบ', debt: '0.00' });
  });

  test('that was due cannot be withheld any more', async () => {
    await using mock = await startMock();
    moveTo(mock.world, '2026-12-01');
    await expect(controlOf(mock).agencies.withhold(MONTH)).rejects.toThrow(
      '256911 was due on 2026-11-30: what came for it has been booked and cannot be withheld',
    );
  });

  test.each([
    [
      { ...SHORT, member: '00413' },
      '00413 is not on the sheet of 80010001 for 256911; on it are 00001',
    ],
    [{ ...SHORT, deducted: '999999.00' }, '00001: มากกว่ายอดเรียกเก็บ'],
    [{ ...SHORT, deducted: '1.5' }, 'an amount is baht as the wire has it: 1500.00'],
    [{ ...SHORT, reason: 'ขี้เกียจ' as 'ย้าย' }, 'it is one of: เงินไม่พอ, พักราชการ'],
    [{ ...SHORT, why: 'x' }, 'there is no field why; there are member, deducted, reason'],
  ])('with %j is refused, and nothing is recorded', async (short, words) => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    await expect(agencies.record({ ...MONTH, short: [short] })).rejects.toThrow(words);
    expect((await agencies.month(MONTH)).recordedAt).toBe('');
  });

  test('names a member once, and with all of it needs no reason', async () => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    await expect(agencies.record({ ...MONTH, short: [SHORT, SHORT] })).rejects.toThrow(
      '00001 is named twice',
    );
    const { short } = await agencies.record({ ...MONTH, short: [SHORT] });
    const full = { ...SHORT, deducted: short[0]?.billed ?? '' };
    await expect(agencies.record({ ...MONTH, short: [full] })).rejects.toThrow(
      '00001: หักได้ครบแล้ว ไม่ต้องระบุเหตุผล',
    );
  });

  test.each([
    [{ agency: '80019999' }, 'no agency is named 80019999; there are'],
    [
      { period: '256912' },
      'nothing was billed to 80010001 for 256912; there are bills for 256911, 256910',
    ],
    [{ amount: '999999999.00' }, 'มากกว่ายอดที่ต้องโอน'],
    [{ on: '2026-11-21' }, 'วันที่โอนต้องไม่เกินวันนี้'],
  ])('is not transferred with %j', async (wrong, words) => {
    await using mock = await startMock();
    await expect(controlOf(mock).agencies.transfer({ ...MONTH, ...wrong })).rejects.toThrow(words);
  });
});
