import { handlers } from '../src/handlers.ts';
import { memberCall } from '../src/testing/worlds.ts';
import { findAgency } from '../src/world/people/agency.ts';
import { membershipNoOf } from '../src/world/people/member.ts';
import type { Fact } from '../src/world/state/overlay.ts';
import type { World } from '../src/world/world.ts';
import { createWorlds, DEFAULT_WORLD } from '../src/world/worlds.ts';
import { type Figure, median, rounded } from './figures.ts';

// Cost of facts: newly derived feeds of a member with two hundred of them and of one without, alternately.

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-22T10:00:00+07:00');
const MEMBERS = Array.from({ length: 40 }, (_, i) => 21 + i * 37);
const FACTS = 200;
const ROUNDS = 9;
const AGENCY = '80010002';

function newWorld(facts: readonly Fact[]): World {
  const world = createWorlds({ seed: 'demo', population: 12_000, now: () => NOW }).get(
    DEFAULT_WORLD,
  );
  const { startedOn } = world.dump();
  world.restore({ ...world.dump(), startedOn, facts });
  return world;
}

/** A payment a day of what may be overdue. */
function paymentsOf(no: number): Fact[] {
  return Array.from({ length: FACTS }, (_, i) => ({
    at: NOW - (FACTS - i) * DAY_MS,
    kind: 'payment' as const,
    subject: membershipNoOf(no),
    value: { refNo: '', satang: 100_00, channel: 'counter' as const, closes: false },
  }));
}

/** Milliseconds for the four main feeds of some members, nothing derived before. */
async function feedsOf(facts: readonly Fact[]): Promise<number> {
  const world = newWorld(facts);
  const began = performance.now();
  for (const no of MEMBERS) {
    const call = memberCall(world, no);
    await handlers.memberOverviewShow(call);
    await handlers.memberLoanList(call);
    await handlers.memberShareList(call);
    await handlers.memberKepList(call);
  }
  return performance.now() - began;
}

/** Milliseconds for the bill of the agency of four hundred. */
async function billOf(facts: readonly Fact[]): Promise<number> {
  const world = newWorld(facts);
  const agency = findAgency(AGENCY, 12_000);
  if (!agency) throw new Error(`no agency ${AGENCY}`);
  const began = performance.now();
  await world.billing(agency);
  return performance.now() - began;
}

/** October of the agency as recorded: a tenth of its members short. */
function recordedMonth(): Fact[] {
  const agency = findAgency(AGENCY, 12_000);
  const from = agency?.from ?? 1;
  const lines = Array.from({ length: 40 }, (_, i) => ({
    no: from + i * 10,
    deductedSatang: 1_000_00,
    reason: 'เงินไม่พอ' as const,
  }));
  return [
    {
      at: Date.parse('2026-10-25T10:00:00+07:00'),
      kind: 'deduct-result',
      subject: AGENCY,
      value: { month: 2026 * 12 + 9, lines },
    },
  ];
}

async function compare(
  name: string,
  measure: (facts: readonly Fact[]) => Promise<number>,
  facts: readonly Fact[],
  atMost: number,
): Promise<Figure> {
  const times = { with: [] as number[], without: [] as number[] };
  // The first round of each only warms it up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [without, withThem] = [await measure([]), await measure(facts)];
    if (round === 0) continue;
    times.without.push(without);
    times.with.push(withThem);
  }
  return {
    name,
    value: median(times.with) / median(times.without),
    unit: 'times',
    target: { atMost },
    details: { withMs: rounded(times.with), withoutMs: rounded(times.without) },
  };
}

/** Measures the cost of facts for a member's feeds and an agency's bill. */
export async function withFacts(): Promise<Figure[]> {
  const payments = MEMBERS.flatMap(paymentsOf);
  return [
    await compare('feeds of a member with 200 facts', feedsOf, payments, 1.3),
    await compare('the bill of 400 with a recorded month', billOf, recordedMonth(), 1.15),
  ];
}
