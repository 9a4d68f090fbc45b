import { setImmediate as others } from 'node:timers/promises';
import { standingIn } from '@coop/cooperative/letter/confirmation';
import { isClosed } from '@coop/cooperative/money/loans/loans';
import { type Records, stateNow } from '@coop/cooperative/money/records';
import { agencyAt, findAgency, numbersOf } from '@coop/cooperative/people/agency';
import { AGENCY_STORIES } from '@coop/cooperative/people/agency-stories';
import { fullName } from '@coop/cooperative/people/member';
import { workOn } from '@coop/cooperative/people/person/salary';
import { PERSONAS, personaOf } from '@coop/cooperative/people/personas/personas';
import * as z from 'zod/mini';
import { openYear } from '../world/round/round.ts';
import type { World } from '../world/world.ts';
import { InWorld } from './strict/fields.ts';
import { about, aboutNothing, router } from './trpc.ts';

const Count = z.optional(z.int().check(z.minimum(0), z.maximum(20)));

/** Criteria of a search for members; all that are given must hold. */
const Wanted = z.extend(InWorld, {
  kind: z.optional(z.enum(['สามัญ', 'สมทบ', 'บำนาญ'])),
  /** Applicants and former members cannot sign in. */
  state: z.optional(z.enum(['ปกติ', 'รออนุมัติ', 'ลาออก', 'โอนสมาชิกภาพ', 'เสียชีวิต'])),
  /** Number of open contracts. */
  loans: Count,
  /** Number of open accounts. */
  deposits: Count,
  overdue: z.optional(z.boolean()),
  unconfirmed: z.optional(z.boolean()),
  sharesPaused: z.optional(z.boolean()),
  agency: z.optional(z.string()),
  /** Number to start from, and how many to find. */
  from: z._default(z.int().check(z.positive()), 1),
  limit: z._default(z.int().check(z.positive(), z.maximum(50)), 10),
});
type Wanted = z.infer<typeof Wanted>;

/** Members examined in one call; a search that finds too few continues with another call. */
const SCANNED = 3_000;
/** Members checked before other calls get their turn. */
const SLICE = 8;

function describe(records: Records, year: number) {
  const { member, loans, deposits } = records;
  const { confirmStatus, checkIsMemberIn, confirmed } = standingIn(member, year);
  return {
    no: member.membershipNo,
    name: fullName(member),
    kind: workOn(member, records.view.asOf).kind,
    state: stateNow(records),
    agency: agencyAt(records.agency, records.view.population).no,
    loans: loans.filter((loan) => !isClosed(loan)).length,
    deposits: deposits.filter((deposit) => !deposit.closed).length,
    overdue: loans.some((loan) => loan.arrears.length > 0),
    unconfirmed: !confirmed && confirmStatus !== 0 && checkIsMemberIn === 1,
    sharesPaused: member.sharesPausedFrom !== undefined,
    ...(personaOf(member.no) && { story: personaOf(member.no)?.story }),
  };
}

const PROPERTIES = [
  'kind',
  'state',
  'loans',
  'deposits',
  'overdue',
  'unconfirmed',
  'sharesPaused',
  'agency',
] as const;

/** Yields the numbers to check, in order: those of an agency, or all from the first on. */
function* candidates({ overlay }: World, population: number, { agency, from }: Wanted) {
  const named = agency === undefined ? undefined : findAgency(agency, population);
  if (named) {
    const all = new Set([...numbersOf(named), ...overlay.revisions.movedTo(named.index)]);
    yield* [...all].filter((no) => no >= from && no <= population).sort((a, b) => a - b);
    return;
  }
  for (let no = from; no <= population; no += 1) yield no;
}

type Person = ReturnType<typeof describe>;

async function search(
  world: World,
  population: number,
  wanted: Wanted,
): Promise<{ readonly found: readonly Person[]; readonly next?: number }> {
  const found: Person[] = [];
  const year = openYear(world);
  let looked = 0;
  for (const no of candidates(world, population, wanted)) {
    if (found.length === wanted.limit || looked === SCANNED) return { found, next: no };
    const person = world.derived('found', no, (records) => describe(records, year));
    const fits = PROPERTIES.every((name) => (wanted[name] ?? person[name]) === person[name]);
    if (fits) found.push(person);
    looked += 1;
    if (looked % SLICE === 0) await others();
  }
  return { found };
}

export const personas = router({
  list: aboutNothing('The members with a story.').query(() =>
    PERSONAS.map(({ no, name, story, notRegistered = false }) => ({
      no,
      name,
      story,
      notRegistered,
    })),
  ),
  agencies: aboutNothing('The agencies with a story.').query(() =>
    AGENCY_STORIES.map(({ no, story, notRegistered = false }) => ({ no, story, notRegistered })),
  ),
});

export const members = router({
  search: about(
    'Members that meet the criteria; `next` is the number to continue from, if any are left.',
  )
    .input(Wanted)
    .query(({ ctx, input }) => search(ctx.world, ctx.worlds.population, input)),
});
