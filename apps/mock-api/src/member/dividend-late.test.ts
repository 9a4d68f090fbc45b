import { memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { kepOf } from '@coop/cooperative/money/records';
import { agencyAt } from '@coop/cooperative/people/agency';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { memberCall, moveTo, worldOn } from '../testing/worlds.ts';
import { recordNow } from '../world/state/record-now.ts';

const DECEMBER = 2026 * 12 + 11;
const NO = 7;

/** The refund of 2026 of somebody whose school says on a day what it deducted in December. */
async function refundIf(recordedOn: string, asOf: string) {
  const world = worldOn('2026-12-20');
  const kep = kepOf(world.records(NO), DECEMBER);
  if (!kep) throw new Error('no bill of December');
  const agency = agencyAt(kep.agency, 12_000).no;
  recordNow(world, 'withholding', agency, { month: DECEMBER });
  moveTo(world, recordedOn);
  const line = { no: NO, deductedSatang: kep.totalSatang, reason: '' } as const;
  recordNow(world, 'deduct-result', agency, { month: DECEMBER, lines: [line] });
  moveTo(world, asOf);
  const { years } = await handlers.memberDividendList(memberCall(world, NO));
  const year = years.find((other) => other.div_year === 2026);
  const records = world.records(NO);
  expect(memberDifferences(world, records, ledgerStart(records.view.asOf))).toEqual([]);
  return [year?.avg_amt, year?.avg_withheld, year?.late_refund];
}

test.each([['2027-01-08'], ['2027-01-28']])(
  '[LED-07] a refund is for whom it was deducted from in time, though the school says so on %s',
  async (on) => {
    expect(await refundIf(on, '2027-02-02')).toEqual(['5560.91', false, undefined]);
  },
);

test('[LED-07] a school that says so after the payout has the withheld refund paid by a line of its own', async () => {
  const late = { paid_date: '2027-02-08', amount: '5106.17' };
  expect(await refundIf('2027-02-08', '2027-02-12')).toEqual(['0.00', true, late]);
  expect(await refundIf('2027-02-08', '2027-02-08')).toEqual(['0.00', true, undefined]);
});
