import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { MODES } from '../world/rig/backend-modes.ts';
import type { WorldState } from '../world/world.ts';
import { maskBackendCalls } from './calls/mask-entries.ts';
import { InWorld, only } from './strict/fields.ts';
import { inWorld, router } from './trpc.ts';

/** Version of the file's format; another one is refused. */
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
  calls: z.array(z.looseObject({ method: z.string(), url: z.string(), request: z.string() })),
});

export const capsule = router({
  export: inWorld
    .meta({ about: 'Seed, time, state and calls of a world as one file, to be replayed anywhere.' })
    .input(InWorld)
    .query(({ ctx }) => ({
      version: VERSION,
      seed: ctx.worlds.seed,
      population: ctx.worlds.population,
      state: ctx.world.dump(),
      calls: maskBackendCalls(ctx.world.journal.list()),
    })),
  import: inWorld
    .meta({
      about:
        'Puts a world into the state of such a file. The mock must have the same seed and population, and so the same people.',
    })
    .input(z.extend(InWorld, { capsule: Capsule }))
    .mutation(({ ctx, input: { capsule: file } }) => {
      const { seed, population } = ctx.worlds;
      if (file.seed !== seed || file.population !== population) {
        throw new TRPCError({
          code: 'PRECONDITION_FAILED',
          message: `the capsule holds SEED=${file.seed} POPULATION=${file.population}; start the mock with these (it has ${seed}, ${population})`,
        });
      }
      // Written by `export` above; its outer structure has just been validated.
      ctx.world.restore(file.state as unknown as WorldState);
      return { now: ctx.world.clock.now(), calls: file.calls.length };
    }),
});
