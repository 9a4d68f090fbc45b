import { agencyDifferences, memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import type { Records } from '@coop/cooperative/money/records';
import { agencyAt } from '@coop/cooperative/people/agency';
import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doAction } from '../../testing/actions/actions.ts';
import {
  type Act,
  anyAct,
  doAgencyAction,
  isAgencyAction,
  type Neighbours,
} from '../../testing/actions/agency-actions.ts';
import { type Action, anyAction } from '../../testing/actions/any-action.ts';
import { closingComplaints } from '../../testing/identities/closing.ts';
import { depositComplaints } from '../../testing/identities/deposits.ts';
import { dividendComplaints } from '../../testing/identities/dividend.ts';
import { kepComplaints } from '../../testing/identities/kep.ts';
import { kepChangeComplaints } from '../../testing/identities/kep-changes.ts';
import { ledgerComplaints } from '../../testing/identities/ledger.ts';
import { loanComplaints } from '../../testing/identities/loans.ts';
import { overviewComplaints } from '../../testing/identities/overview.ts';
import { pageComplaints } from '../../testing/identities/pages.ts';
import { shareComplaints } from '../../testing/identities/shares.ts';
import { timeComplaints } from '../../testing/identities/time.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { morningOf, worldOn } from '../../testing/worlds.ts';
import { openFactFile } from '../state/store/fact-file.ts';
import type { World } from '../world.ts';
import { createWorlds, DEFAULT_WORLD } from '../worlds.ts';

const MINUTE_MS = 60_000;
const runs = fc.readConfigureGlobal().numRuns ?? 25;

const anyLife = fc.record({
  no: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 13, max: 12_000 })),
  start: fc.constantFrom(...START_DAYS),
  actions: fc.array(anyAction, { minLength: 4, maxLength: 40, size: '+1' }),
});

function complaintsOf(world: World, records: Records): string[] {
  const differences = memberDifferences(world, records, ledgerStart(records.view.asOf));
  return [
    ...differences.map((difference) => JSON.stringify(difference)),
    ...ledgerComplaints([records]),
    ...kepComplaints(records),
    ...shareComplaints(records),
    ...loanComplaints(records),
    ...depositComplaints(records),
  ];
}

/** Serializes everything on record; contracts that were archived are left out. */
function text({ view: _, facts: __, contracts: ___, keps, ...records }: Records): string {
  return JSON.stringify([records, [...keps]]);
}

/**
 * Returns the rules an action broke: it may not change anything on record, and time only adds to it. With the clock set
 * back there is less on record, which agrees as well.
 */
function brokenRules(
  action: Action | Act['action'],
  world: World,
  was: Records,
  now: Records,
): string[] {
  if (action.kind === 'back') return complaintsOf(world, now);
  if (action.kind === 'wait') return [...complaintsOf(world, now), ...timeComplaints(was, now)];
  return text(now) === text(was) ? [] : ['it changed what was on record'];
}

/** Does one action after the other until one breaks a rule. */
async function live(world: World, no: number, actions: readonly Action[]): Promise<string[]> {
  let end = world.records(no);
  for (const action of actions) {
    const was = end;
    await doAction({ world, no }, action);
    end = world.records(no);
    const found = brokenRules(action, world, was, end);
    if (action.kind === 'wait') found.push(...(await pageComplaints(world, no)));
    if (found.length > 0) return [`${JSON.stringify(action)} to ${world.view().asOf}`, ...found];
  }
  const feeds = await overviewComplaints(world, no);
  return [...kepChangeComplaints(end), ...dividendComplaints(end), ...feeds];
}

/** Two small neighbouring schools; every five hundred members include twenty schools. */
const anyNeighbours = fc.record({
  turn: fc.integer({ min: 0, max: 22 }),
  first: fc.constantFrom(19, 20),
  members: fc.tuple(fc.nat(30), fc.nat(30)),
  start: fc.constantFrom(...START_DAYS),
  acts: fc.array(anyAct, { minLength: 4, maxLength: 70, size: '+1' }),
});

function neighboursOf({
  turn,
  first,
  members,
  start,
}: typeof anyNeighbours extends fc.Arbitrary<infer T> ? T : never): Neighbours {
  const world = worldOn(start);
  const agencies = [first + turn * 20, first + turn * 20 + 1] as const;
  const noIn = (which: 0 | 1) => {
    const { from, to } = agencyAt(agencies[which], 12_000);
    return from + (members[which] % (to - from + 1));
  };
  return { world, agencies, members: [noIn(0), noIn(1)] };
}

/** Does one act after the other until one breaks a rule for either member; at the end both agencies are audited. */
async function liveBeside(all: Neighbours, acts: readonly Act[]): Promise<string[]> {
  const { world, agencies, members } = all;
  const recordsNow = () => members.map((no) => world.records(no));
  for (const { who, action } of acts) {
    // Nobody acts twice at the same moment; the minute may be the last of a day.
    world.clock.advance(MINUTE_MS);
    const before = recordsNow();
    if (isAgencyAction(action)) await doAgencyAction(all, who, action);
    else await doAction({ world, no: members[who] }, action);
    const end = recordsNow();
    const broken = before.flatMap((was, i) => brokenRules(action, world, was, end[i] ?? was));
    if (action.kind === 'wait') {
      for (const no of members) broken.push(...(await pageComplaints(world, no)));
    }
    if (broken.length > 0) return [`${JSON.stringify(action)} to ${world.view().asOf}`, ...broken];
  }
  const { population, asOf } = world.view();
  const found: string[] = [];
  for (const index of agencies) {
    const agency = agencyAt(index, population);
    const differences = await agencyDifferences(world, agency, ledgerStart(asOf));
    found.push(...differences.map((difference) => JSON.stringify(difference)));
    found.push(...(await closingComplaints(world, agency)));
  }
  return found;
}

describe('whatever agencies beside each other do', () => {
  test('[REAL-07][LED-08][LED-11][LED-12][LED-18] every figure of theirs and of their members agrees', async () => {
    const property = fc.asyncProperty(anyNeighbours, async (life) => {
      expect(await liveBeside(neighboursOf(life), life.acts)).toEqual([]);
    });
    // One draw of two agencies costs as much as ten of one member.
    await fc.assert(property, { numRuns: Math.ceil(runs / 8) });
  });
});

describe('whatever people do, in whatever order', () => {
  test('[REAL-07][LED-02][LED-08] every figure agrees with every other after each step, and none changes afterwards', async () => {
    const property = fc.asyncProperty(anyLife, async ({ no, start, actions }) => {
      expect(await live(worldOn(start), no, actions)).toEqual([]);
    });
    await fc.assert(property, { numRuns: Math.ceil(runs / 2) });
  });

  test('[LED-08] a process that reads the facts from their file has the same figures', async () => {
    using folder = temporaryFolder();
    let files = 0;
    const property = fc.asyncProperty(anyLife, async ({ no, start, actions }) => {
      files += 1;
      const store = openFactFile(`${folder.file}.${files}`);
      const now = () => morningOf(start);
      const options = { seed: 'demo', population: 12_000, now, store };
      const world = createWorlds(options).get(DEFAULT_WORLD);
      for (const action of actions) await doAction({ world, no }, action);
      // Facts are written before they are answered, as after a kill: the file is read while it is still open.
      const again = createWorlds(options).get(DEFAULT_WORLD);
      again.clock.set(world.clock.now());
      expect(text(again.records(no))).toBe(text(world.records(no)));
      store.close();
    });
    await fc.assert(property, { numRuns: Math.ceil(runs / 10) });
  });

  test('[LED-08] another process with the same facts has the same figures', async () => {
    const property = fc.asyncProperty(anyLife, async ({ no, start, actions }) => {
      const world = worldOn(start);
      for (const action of actions) await doAction({ world, no }, action);
      const other = worldOn(start);
      other.restore(JSON.parse(JSON.stringify(world.dump())));
      expect(text(other.records(no))).toBe(text(world.records(no)));
    });
    await fc.assert(property, { numRuns: Math.ceil(runs / 4) });
  });
});
