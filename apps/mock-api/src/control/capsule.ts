import * as z from 'zod/mini';
import { MODES } from '../world/simulation/backend-modes.ts';
import type { FactKind } from '../world/state/kinds/fact-values.ts';
import type { World, WorldState } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { checkCalls } from './calls/check-calls.ts';
import { maskBackendCalls } from './calls/mask-entries.ts';
import { notNow, refused } from './operations/named.ts';
import { InWorld, only } from './strict/fields.ts';
import { about, aboutWorld, router } from './trpc.ts';

/** Version of the file's format; others are refused. */
const VERSION = 1;

const Mode = z.enum(MODES);
const Backend = only({
  standard: Mode,
  rules: z.array(only({ endpoint: z.string(), mode: Mode })),
});

const Capsule = only({
  version: z.literal(VERSION),
  seed: z.string(),
  population: z.int(),
  state: z.looseObject({
    startedOn: z.string(),
    now: z.number(),
    facts: z.array(z.unknown()),
    sessions: z.array(z.unknown()),
    faults: z.array(z.unknown()),
    /** Absent in older files. */
    pushFaults: z._default(z.array(z.unknown()), []),
    quirks: z.record(z.string(), z.unknown()),
    backend: z.optional(Backend),
  }),
  calls: z.array(
    z.looseObject({
      method: z.string(),
      url: z.string(),
      request: z.string(),
      /** Absent in handmade files. */
      seq: z._default(z.int(), 0),
      status: z._default(z.int(), 200),
      response: z._default(z.string(), ''),
      endpoint: z.optional(z.string()),
      subject: z.optional(z.string()),
      fault: z.optional(z.string()),
      answeredBy: z.optional(z.string()),
    }),
  ),
});

/**
 * Puts the world into the state of a capsule.
 * @throws TRPCError when the mock has other people
 */
function open(file: z.infer<typeof Capsule>, { worlds, world }: { worlds: Worlds; world: World }) {
  const { seed, population } = worlds;
  if (file.seed !== seed || file.population !== population) {
    throw notNow(
      `the capsule holds SEED=${file.seed} POPULATION=${file.population}; start the mock with these (it has ${seed}, ${population})`,
    );
  }
  // Written by `export` below; its outer structure has just been validated.
  world.restore(file.state as unknown as WorldState);
}

/** Facts that open something to whoever has the file: a calendar's address, a browser's push keys. */
const OPENERS: readonly FactKind[] = ['calendar-feed', 'push-devices'];

function withoutOpeners(state: WorldState): WorldState {
  return { ...state, facts: state.facts.filter(({ kind }) => !OPENERS.includes(kind)) };
}

export const capsule = router({
  export: aboutWorld(
    'Seed, time, state and calls of a world as one file, to be replayed anywhere.',
  ).query(({ ctx }) => ({
    version: VERSION,
    seed: ctx.worlds.seed,
    population: ctx.worlds.population,
    state: withoutOpeners(ctx.world.dump()),
    calls: maskBackendCalls(ctx.world.journal.list()),
  })),
  import: about(
    'Puts a world into the state of such a file. The mock must have the same seed and population, and so the same people.',
  )
    .input(z.extend(InWorld, { capsule: Capsule }))
    .mutation(({ ctx, input: { capsule: file } }) => {
      open(file, ctx);
      return { now: ctx.world.clock.now(), calls: file.calls.length };
    }),
  check: about(
    'Puts a world into the state of a capsule, sends the calls that change nothing again, and says for each what became of it: the verdict is FIXED or STILL.',
  )
    .input(z.extend(InWorld, { capsule: Capsule }))
    .mutation(async ({ ctx, input: { capsule: file } }) => {
      if (!ctx.inject) throw refused('there is no server to send the calls to');
      open(file, ctx);
      // Answers of faults are not sent again, and faults must not affect the other calls.
      ctx.world.faults.clear();
      return checkCalls(ctx.world, file.calls, ctx.inject);
    }),
});
