import { type Agency, findAgency } from '@coop/cooperative/people/agency';
import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { verifyCode, verifyNumber } from '../paper/verify/find-paper.ts';
import { answersOfMonth, differences, record, transfer } from '../testing/agency-month.ts';
import { memberCall, moveTo, satangOf, sum, worldOn } from '../testing/worlds.ts';
import type { World } from '../world/world.ts';

const [SEPTEMBER, OCTOBER, NOVEMBER] = ['256909', '256910', '256911'] as const;

async function inArrears(day: string): Promise<{ world: World; agency: Agency }> {
  const world = worldOn(day);
  const agency = findAgency('80010003', world.view().population);
  if (!agency) throw new Error('no agency in arrears');
  return { world, agency };
}

const owedOf = async (world: World, agency: Agency, period: string) =>
  satangOf((await answersOfMonth(world, agency, period)).period.outstanding_amount);

/** Letter and sheet that were printed stay genuine with their own sums, by their codes and by what is typed. */
async function verifiesAsPrinted(
  world: World,
  { letter, sheet }: Awaited<ReturnType<typeof answersOfMonth>>,
) {
  for (const { verification, billed_amount: amount } of [letter, sheet]) {
    if (!verification) throw new Error('the paper carries no code');
    const { code, number, check } = verification;
    const printed = { state: 'ใช้ได้', number, amount };
    expect(await verifyCode(world, code)).toMatchObject(printed);
    expect(await verifyNumber(world, number, check)).toMatchObject(printed);
  }
}

test('[LED-18][LED-19][GRP-06] what is recorded late is not asked for again: not on a page, a paper or the next bill', async () => {
  const { world, agency } = await inArrears('2026-11-28');
  const agrees = async (period: string) => {
    const pages = await answersOfMonth(world, agency, period);
    expect(await differences(world, agency, pages)).toEqual([]);
    return pages;
  };
  const before = await agrees(NOVEMBER);
  const made = satangOf(before.period.billed_amount);
  const owed = await owedOf(world, agency, SEPTEMBER);
  expect(owed).toBeGreaterThan(0);

  await record(world, agency, SEPTEMBER);
  await verifiesAsPrinted(world, before);
  const late = await agrees(SEPTEMBER);
  expect(late.period.outstanding_amount).toBe('0.00');
  await transfer(world, agency, SEPTEMBER);
  for (const day of ['', '2026-11-29', '2026-12-01', '2026-12-16']) {
    if (day) moveTo(world, day);
    const { period, sheet } = await agrees(NOVEMBER);
    expect(satangOf(period.billed_amount)).toBe(made - owed);
    expect(sum(sheet.members.map((member) => satangOf(member.amount)))).toBe(made - owed);
    await agrees(SEPTEMBER);
  }
  const { period } = await agrees(SEPTEMBER);
  expect([period.status, period.outstanding_amount]).toEqual(['รับครบ', '0.00']);
});

test('[LED-18] what was deducted twice pays this month first, and only what is beyond it is held', async () => {
  const { world, agency } = await inArrears('2026-11-20');
  await record(world, agency, NOVEMBER);
  const twice = satangOf((await answersOfMonth(world, agency, NOVEMBER)).period.deducted_amount);
  const owed = (await owedOf(world, agency, SEPTEMBER)) + (await owedOf(world, agency, OCTOBER));
  moveTo(world, '2026-11-28');
  await record(world, agency, OCTOBER);
  moveTo(world, '2026-12-02');
  const pages = await answersOfMonth(world, agency, NOVEMBER);
  expect(await differences(world, agency, pages)).toEqual([]);
  expect(satangOf(pages.period.deducted_amount)).toBe(twice);
  const held = satangOf(pages.result.closing?.held_amount ?? '');
  // Of what was paid early there is a little less interest.
  expect(held).toBeGreaterThanOrEqual(owed);
  expect(toWire(held - owed)).toMatch(/^\d{1,3}\.\d\d$/);
  for (const { membership_no } of pages.result.lines) {
    const call = memberCall(world, Number(membership_no));
    const { lines, received_amount, kept_amount, receive_amount } = await handlers.memberKepShow({
      ...call,
      body: { recv_period: NOVEMBER },
    });
    const taken = sum(lines.map((line) => satangOf(line.received_amount ?? '')));
    expect(taken).toBe(satangOf(received_amount ?? '') - satangOf(kept_amount ?? ''));
    expect(satangOf(received_amount ?? '')).toBeGreaterThanOrEqual(satangOf(receive_amount));
  }
});

test.each([
  ['the day after', '2026-11-29'],
  ['the same day', ''],
])(
  '[LED-18][GRP-06] a later month asks for no month before it that was recorded late, %s',
  async (_when, next) => {
    const { world, agency } = await inArrears('2026-11-28');
    const before = await answersOfMonth(world, agency, OCTOBER);
    const made = satangOf(before.period.billed_amount);
    const owed = await owedOf(world, agency, SEPTEMBER);
    await record(world, agency, SEPTEMBER);
    await transfer(world, agency, SEPTEMBER);
    if (next) moveTo(world, next);
    await verifiesAsPrinted(world, before);
    for (const act of ['see', 'record', 'transfer', 'wait'] as const) {
      if (act === 'record') await record(world, agency, OCTOBER);
      if (act === 'transfer') await transfer(world, agency, OCTOBER);
      if (act === 'wait') moveTo(world, '2026-12-16');
      const pages = await answersOfMonth(world, agency, OCTOBER);
      expect(await differences(world, agency, pages)).toEqual([]);
      const { billed_amount, deducted_amount, arrear_amount } = pages.period;
      expect([satangOf(billed_amount), arrear_amount]).toEqual([made - owed, '0.00']);
      expect(deducted_amount).toBe(act === 'see' ? '0.00' : billed_amount);
      if (act === 'record' || act === 'transfer') {
        expect(pages.result.lines.filter(({ reason }) => reason !== '')).toEqual([]);
      }
    }
    expect((await answersOfMonth(world, agency, OCTOBER)).period.status).toBe('รับครบ');
    expect(await owedOf(world, agency, OCTOBER)).toBe(0);
    for (const no of [agency.from, agency.to]) expect(world.records(no).heldSatang).toBe(0);
  },
);
