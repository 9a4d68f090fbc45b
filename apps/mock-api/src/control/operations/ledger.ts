import { setImmediate as others } from 'node:timers/promises';
import type { Posting } from '@coop/cooperative/ledger/accounts';
import { agencyDifferences, CONTROLS } from '@coop/cooperative/ledger/control-accounts';
import {
  type AccountSums,
  ledgerStart,
  memberSums,
  straySatang,
  sumsOf,
  trialBalance,
} from '@coop/cooperative/ledger/trial-balance';
import type { Records } from '@coop/cooperative/money/records';
import type { Agency } from '@coop/cooperative/people/agency';
import { sheetOn } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';
import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';
import { only, WorldName } from '../strict/fields.ts';
import { AgencyNo, agencyNamed, MemberNo, memberNamed, refused } from './named.ts';

/** Maximum number of members per call. */
const MOST_MEMBERS = 1_000;
/** Members handled before other calls get their turn. */
const SLICE = 8;

export const WhoseLedger = only({
  world: WorldName,
  /** The members of an agency, or a range of numbers. */
  agency: z.optional(AgencyNo),
  from: z.optional(MemberNo),
  to: z.optional(MemberNo),
});
type WhoseLedger = z.infer<typeof WhoseLedger>;

export const WhoseControls = only({ world: WorldName, agency: AgencyNo });

/**
 * Returns what an agency deducted and has not transferred, which is still its debt; brought forward where it was due by
 * the start of the ledger.
 */
async function shortTransfers(world: World, agency: Agency, since: string): Promise<Posting[]> {
  const billing = await world.billing(agency);
  const newest = sheetOn(world, billing, billing.lastMonth);
  return newest.months.flatMap((month): Posting[] => {
    const { dueOn, debtSatang } = sheetOn(world, billing, month).period;
    if (debtSatang === 0) return [];
    const [on, from] = dueOn > since ? ([dueOn, 'CASH'] as const) : ([since, 'FORWARD'] as const);
    const [debit, credit] =
      debtSatang > 0 ? (['AGENCIES', from] as const) : ([from, 'AGENCIES'] as const);
    return [{ on, debit, credit, satang: Math.abs(debtSatang) }];
  });
}

function numbersOf(world: World, { agency, from, to }: WhoseLedger) {
  if (agency !== undefined) {
    if (from !== undefined || to !== undefined)
      throw refused('name an agency or numbers, not both');
    const found = agencyNamed(world, agency);
    return { first: found.from, last: found.to, found };
  }
  if (from === undefined || to === undefined) throw refused('name an agency, or from and to');
  const first = memberNamed(world, from).no;
  const last = memberNamed(world, to).no;
  if (last < first) throw refused(`${to} comes before ${from}`);
  if (last - first >= MOST_MEMBERS) throw refused(`at most ${MOST_MEMBERS} members at once`);
  return { first, last, found: undefined };
}

function ofMember(records: Records) {
  const sums = memberSums(records);
  return { sums, stray: straySatang(sums, records) };
}

/**
 * Returns the trial balance (งบทดลอง) over the members of an agency, or over a range of numbers; amounts as on the
 * wire.
 */
export async function showTrialBalance(world: World, input: WhoseLedger) {
  const { first, last, found } = numbersOf(world, input);
  const { asOf } = world.view();
  const all: AccountSums[] = [];
  let straySum = 0;
  for (let no = first; no <= last; no += 1) {
    // Read once, and not kept: a thousand members would push everything else out of the caches.
    const { sums, stray } = ofMember(world.recordsOn(no, asOf));
    all.push(sums);
    straySum += stray;
    if (no % SLICE === 0) await others();
  }
  const since = ledgerStart(asOf);
  const short = found ? await shortTransfers(world, found, since) : [];
  const trial = trialBalance([...all, sumsOf(short)], since);
  return {
    asOf,
    since: trial.since,
    members: all.length,
    rows: trial.rows
      .filter((row) => row.debitSatang !== 0 || row.creditSatang !== 0)
      .map(({ account, name, debitSatang, creditSatang }) => ({
        account,
        name,
        debit: toWire(debitSatang),
        credit: toWire(creditSatang),
        balance: toWire(debitSatang - creditSatang),
      })),
    debit: toWire(trial.debitSatang),
    credit: toWire(trial.creditSatang),
    /** Both sides are equal by themselves: what the accounts have otherwise than the members' pages is astray. */
    difference: toWire(Math.abs(trial.debitSatang - trial.creditSatang) + straySum),
  };
}

/** Returns the differences between the books of agency, cashier and members. Any difference is a bug of the mock. */
export async function showControls(world: World, input: z.infer<typeof WhoseControls>) {
  const agency = agencyNamed(world, input.agency);
  const { asOf } = world.view();
  const differences = await agencyDifferences(world, agency, ledgerStart(asOf));
  return {
    asOf,
    differences: differences.map(({ who, on, what, expectedSatang, foundSatang }) => ({
      who,
      on,
      account: what,
      name: CONTROLS[what],
      expected: toWire(expectedSatang),
      found: toWire(foundSatang),
    })),
  };
}
