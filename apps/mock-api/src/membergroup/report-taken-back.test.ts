import { type Agency, findAgency } from '@coop/cooperative/people/agency';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { answersOfMonth, differences, record, transfer } from '../testing/agency-month.ts';
import { groupCall } from '../testing/identities/billing.ts';
import { memberCall, moveTo, worldOn } from '../testing/worlds.ts';
import type { World } from '../world/world.ts';

const PERIOD = '256911';
const REPORTS = [
  ['00004', 'ลาออก'],
  ['00005', 'ย้าย'],
  ['00006', 'เสียชีวิต'],
] as const;
type Answer = { membership_no: string; deducted_amount: string; reason: string };

/** Records the month again as it stands, but for one member. */
async function recordAgain(world: World, agency: Agency, changed: Partial<Answer>) {
  const call = groupCall(world, agency.no);
  const month = { member_group_no: agency.no, recv_period: PERIOD };
  const { lines, version } = await handlers.membergroupDeductResultShow({ ...call, body: month });
  const answers = lines.map(({ membership_no, deducted_amount, reason }) => ({
    membership_no,
    deducted_amount,
    reason,
    ...(membership_no === changed.membership_no && changed),
  }));
  const body = { ...month, version, lines: answers as typeof lines };
  return handlers.membergroupDeductResultCreate({ ...call, body });
}

test('[LED-12][GRP-06][NOTE-01] a report is taken back after the month is booked, with everything as before', async () => {
  const world = worldOn('2026-11-20');
  const agency = findAgency('80010001', world.view().population);
  if (!agency) throw new Error('no agency');
  await record(
    world,
    agency,
    PERIOD,
    REPORTS.map(([no, reason]) => [no, 500, reason] as const),
  );
  await transfer(world, agency, PERIOD);
  moveTo(world, '2026-12-20');
  const before = await answersOfMonth(world, agency, PERIOD);
  for (const [no, report] of REPORTS) {
    const other = { membership_no: no, reason: 'อื่น ๆ' };
    const refused = await recordAgain(world, agency, { ...other, deducted_amount: '1.00' });
    expect(refused).toMatchObject({ rc_code: '0', rc_des: before.result.closed_reason });
    const done = await recordAgain(world, agency, other);
    expect(done).toMatchObject({ rc_code: '1', rc_des: `ถอนการแจ้งว่า${report}แล้ว` });
    const pages = await answersOfMonth(world, agency, PERIOD);
    expect(await differences(world, agency, pages)).toEqual([]);
    expect(pages.period).toMatchObject({
      deducted_amount: before.period.deducted_amount,
      remitted_amount: before.period.remitted_amount,
      status: 'รับครบ',
    });
    expect(pages.result.closed_reason).toBe(before.result.closed_reason);
    const { rows } = await handlers.memberNotificationList(memberCall(world, Number(no)));
    const titles = rows.map(({ title }) => title);
    expect(titles).toContain(`หน่วยงานถอนการแจ้งว่า${report}`);
  }
  expect(
    (await recordAgain(world, agency, { membership_no: '00004', reason: 'ย้าย' })).rc_code,
  ).toBe('0');
  moveTo(world, '2027-01-16');
  const { sheet } = await answersOfMonth(world, agency, '257001');
  const billed = sheet.members.map(({ membership_no }) => membership_no);
  expect(billed).toEqual(expect.arrayContaining(REPORTS.map(([no]) => no)));
  const late = await answersOfMonth(world, agency, PERIOD);
  expect(await differences(world, agency, late)).toEqual([]);
});
