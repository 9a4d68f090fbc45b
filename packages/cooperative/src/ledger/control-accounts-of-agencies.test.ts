import { describe, expect, test } from 'vitest';
import type { Books } from '../books.ts';
import type { Fact } from '../log/fact-log.ts';
import { endOfDay } from '../moments.ts';
import type { Kep } from '../money/bills/collection.ts';
import { agencyAt } from '../people/agency.ts';
import { sheetOn } from '../remittance/sheet.ts';
import { billed, billing, billOf, NOVEMBER } from '../testing/billed.ts';
import { booksOf, sharesOf } from '../testing/books.ts';
import { logOf, noted } from '../testing/noted.ts';
import { memberOf } from '../testing/people.ts';
import { agencyDifferences, sheetDifferences, toldOf } from './control-accounts.ts';

const SINCE = '2024-11-30';
const DUE = '2026-11-30';
const HOUR_MS = 3_600_000;

interface Case {
  /** Acts that the first agency is noted to have done. */
  readonly facts?: readonly Fact[];
  /** Received from members 5 and 6, who were billed 100 and 50 baht. */
  readonly received?: readonly [number, number];
  readonly asOf?: string;
  /** State of the bill in each member's own books, where it stands there otherwise. */
  readonly inBooks?: Partial<Kep>;
}

/** A world on the morning after a day; no more of it is read. */
function worldOf({ facts = [], received = [100_00, 50_00], asOf = '2026-12-30', inBooks }: Case) {
  const isDue = asOf >= DUE;
  const bills = [100_00, 50_00].map((satang, i) =>
    billOf(satang, { isDue, posted: isDue, receivedSatang: received[i] ?? 0 }),
  );
  const members = bills.map((bill, i) => billed(5 + i, [bill]));
  const records = (no: number) => {
    const kep = { ...(bills[no - 5] ?? billOf(0)), ...inBooks };
    const satang = isDue ? kep.receivedSatang : 0;
    return booksOf({
      view: { ...booksOf().view, asOf },
      member: memberOf(no, { joinedOn: '2026-01-01' }),
      keps: new Map([[NOVEMBER, kep]]),
      shares: sharesOf([DUE, 'monthly', satang]),
      heldSatang: kep.payer === 'self' ? -satang : 0,
    });
  };
  const world: unknown = {
    overlay: logOf(facts),
    clock: { now: () => endOfDay(asOf) + 10 * HOUR_MS },
    billing: async () => billing(members, asOf),
    records,
  };
  return world as Books;
}

/** Returns what is unequal, as `who what expected found`; all of it is of the end of November. */
async function unequal(of: Case) {
  const found = await agencyDifferences(worldOf(of), agencyAt(0, 12_000), SINCE);
  expect(found.filter(({ on }) => on !== DUE)).toEqual([]);
  return found.map(({ who, what, expectedSatang, foundSatang }) =>
    [who, what, expectedSatang, foundSatang].join(' '),
  );
}

/** Returns what was recorded for members 5, 6 and others, in turn. */
function sheet(moment: string, ...satang: readonly number[]) {
  const lines = satang.map((deductedSatang, i) => ({
    no: 5 + i,
    deductedSatang,
    reason: '' as const,
  }));
  return noted(moment, 'deduct-result', { month: NOVEMBER, lines }, '80010001');
}
const sent = (moment: string, satang: number, month = NOVEMBER) =>
  noted(
    moment,
    'remittance',
    { month, satang, on: moment.slice(0, 10), reference: '' },
    '80010001',
  );

describe('nothing is named', () => {
  test.each<[string, Case]>([
    ['where nothing was noted', {}],
    ['where all was recorded as it came', { facts: [sheet('2026-11-20 10:00', 100_00, 50_00)] }],
    ['where a part was sent and the rest is owed', { facts: [sent('2026-12-01 10:00', 90_00)] }],
    ['before the month is due', { facts: [sheet('2026-11-20 10:00', 1, 1)], asOf: '2026-11-28' }],
    [
      'of a record that counts from tomorrow on',
      { facts: [sheet('2026-12-31 10:00', 100_00, 50_00)], received: [0, 0] },
    ],
  ])('%s', async (_, of) => {
    expect(await unequal(of)).toEqual([]);
  });
});

describe('it is named that', () => {
  test('members were credited with less than was deducted', async () => {
    expect(await unequal({ inBooks: { receivedSatang: 40_00 } })).toEqual([
      '80010001 RECORDED 15000 8000',
    ]);
    expect(await unequal({ inBooks: { receivedSatang: 40_00 }, asOf: DUE })).toEqual([
      '80010001 RECORDED 15000 8000',
    ]);
  });

  test.each([{ agency: 1 }, { payer: 'self' }] as const)(
    'members paid the month to nobody or another: %j',
    async (inBooks) => {
      expect(await unequal({ inBooks })).toEqual(['80010001 RECORDED 15000 0']);
    },
  );

  test('members were credited with more than was recorded', async () => {
    const facts = [sheet('2026-11-20 10:00', 100_00, 30_00)];
    expect(await unequal({ facts })).toEqual([
      // What was credited is taken as transferred.
      '80010001 AGENCY 13000 15000',
      '80010001 RECORDED 13000 15000',
      '00006 RECORDED 3000 5000',
    ]);
    expect(await unequal({ facts: [...facts, sent('2026-12-01 10:00', 100_00)] })).toEqual([
      '80010001 AGENCY 3000 5000',
      '80010001 RECORDED 13000 15000',
      '00006 RECORDED 3000 5000',
    ]);
  });

  test('members were credited with more than was recorded on the last day of the books', async () => {
    const facts = [sheet('2026-11-30 10:00', 100_00, 30_00)];
    expect(await unequal({ facts, asOf: DUE })).toEqual([
      '80010001 AGENCY 13000 15000',
      '80010001 RECORDED 13000 15000',
      '00006 RECORDED 3000 5000',
    ]);
  });

  test('somebody was recorded who is not on the sheet', async () => {
    const facts = [sheet('2026-11-20 10:00', 100_00, 50_00, 7_00)];
    expect(await unequal({ facts })).toEqual(['80010001 RECORDED 15700 15000']);
  });
});

test('of transfers that were noted those count that the bank has brought', async () => {
  const facts = [
    sheet('2026-11-20 10:00', 100_00, 30_00),
    sent('2026-12-01 10:00', 60_00),
    sent('2026-12-28 10:00', 40_00),
    // Not a working day has begun since.
    sent('2026-12-30 10:00', 7_00),
    sent('2026-12-01 10:00', 9_00, NOVEMBER - 1),
  ];
  const [first] = await unequal({ facts });
  expect(first).toBe('80010001 AGENCY 3000 5000');
});

test('a receipt that is lost is named, by the note of the agency that it answers', async () => {
  const agency = agencyAt(0, 12_000);
  const world = worldOf({
    facts: [sent('2026-12-01 10:00', 90_00), sent('2026-12-02 10:00', 60_00)],
  });
  const sheet = sheetOn(world, await world.billing(agency), NOVEMBER);
  const recordedSatang = toldOf(world, agency, NOVEMBER);
  expect(recordedSatang).toBe(150_00);
  expect(sheetDifferences(sheet, 150_00, recordedSatang)).toEqual([]);
  const [, second] = sheet.receipts;
  const lost = {
    ...sheet,
    receipts: second ? [second] : [],
    period: { ...sheet.period, debtSatang: 90_00 },
  };
  expect(sheetDifferences(lost, 150_00, recordedSatang)).toMatchObject([
    { what: 'AGENCY', expectedSatang: 150_00, foundSatang: 60_00 },
  ]);
});
