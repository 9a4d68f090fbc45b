import type { DividendYear } from '@coop/contracts/member/dividend';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { meterDividend } from '@coop/finance/dividend/dividend-meter';
import { parseRate } from '@coop/format/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { memberCall, moveTo, satangOf, sum, worldOn } from '../testing/worlds.ts';
import type { World } from '../world/world.ts';

async function yearOn(world: World, no: number, day: string) {
  const answer = await handlers.memberDividendList(memberCall(moveTo(world, day), no));
  return answer.years.find((year) => year.div_year === 2026);
}

/** Computes the meter as shown to a member, at the rates of a later answer, including the forecast. */
function meterOf(year: DividendYear, rates: DividendYear) {
  const { forecast } = year;
  const bought = [...year.rows, ...(forecast?.shares ?? [])];
  return meterDividend({
    yearStart: '2026-01-01',
    shares: bought.map((row) => ({ on: row.operate_date, amountSatang: satangOf(row.amount) })),
    interestSatang: satangOf(year.interest_base) + satangOf(forecast?.interest ?? '0.00'),
    isRefundWithheld: year.avg_withheld,
    otherSatang: satangOf(year.etc_amt),
    wantedSatang: sum(
      year.deductions.map(
        (deduction) => satangOf(deduction.amount) + satangOf(deduction.shortfall),
      ),
    ),
    dividendRate: parseRate(rates.div_rate) ?? Number.NaN,
    refundRate: parseRate(rates.avg_rate) ?? Number.NaN,
    cutOffDay: BY_LAWS.dividend.bought_by_day,
    rounding: 'half2dp',
  });
}

test('[ABI-04][MEM-17] on the year’s last day the meter says what is declared later, for whoever is picked', async () => {
  const world = worldOn('2026-11-20');
  const property = fc.asyncProperty(fc.integer({ min: 1, max: 12_000 }), async (no) => {
    // Records are as of the evening before.
    const last = await yearOn(world, no, '2027-01-01');
    const declared = await yearOn(world, no, '2027-01-27');
    expect(declared?.status).toBe(last && 'อนุมัติ');
    if (!last || !declared) return;
    expect(last.forecast).toBeUndefined();
    const meter = meterOf(last, declared);
    expect(meter.dividendSatang).toBe(satangOf(declared.div_amt));
    expect(meter.refundSatang).toBe(satangOf(declared.avg_amt));
    expect(meter.deductedSatang).toBe(satangOf(declared.sum_deduct));
    expect(meter.netSatang).toBe(satangOf(declared.net_amt));
  });
  await fc.assert(property);
});

test('[ABI-04] who pays all on its day had the right forecast in November, to the satang', async () => {
  const world = worldOn('2026-11-20');
  const running = await yearOn(world, 1, '2026-11-20');
  const declared = await yearOn(world, 1, '2027-01-27');
  if (!running || !declared) throw new Error('persona 00001 has the year 2026');
  expect(running.forecast?.shares).toEqual([
    { operate_date: '2026-11-30', amount: '1500.00' },
    { operate_date: '2026-12-31', amount: '1500.00' },
  ]);
  const meter = meterOf(running, declared);
  expect(meter.dividendSatang).toBe(satangOf(declared.div_amt));
  expect(meter.interestSatang).toBe(satangOf(declared.interest_base));
  expect(meter.refundSatang).toBe(satangOf(declared.avg_amt));
});
