import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import type { WorldState } from '../world/world.ts';
import { DEFAULT_WORLD } from '../world/worlds.ts';
import { diffStates, type Snapshots } from './snapshots.ts';
import { didYouMean } from './strict/did-you-mean.ts';
import { InWorld, only } from './strict/fields.ts';
import { inWorld, procedure, router, withoutInput } from './trpc.ts';

const SnapshotName = z.string().check(z.minLength(1), z.maxLength(100));
const NamedState = z.extend(InWorld, { snapshot: SnapshotName });

function stateOf(snapshots: Snapshots, name: string): WorldState {
  const state = snapshots.get(name);
  if (state) return state;
  const known = snapshots.list().map((one) => one.name);
  throw new TRPCError({
    code: 'NOT_FOUND',
    message: `no snapshot is named ${name}${didYouMean(name, known) || `; there are: ${known.join(', ') || 'none'}`}`,
  });
}

export const worlds = router({
  list: withoutInput
    .meta({
      about:
        'The worlds in use, with the time, the number of changes and of faults in force of each.',
    })
    .query(({ ctx }) =>
      ctx.worlds.list().map(({ name, usedAt, world: { clock, overlay, faults, pushFaults } }) => {
        const facts = overlay.dump().length;
        const inForce = faults.list().length + pushFaults.list().length;
        return { name, usedAt, now: clock.now(), facts, faults: inForce };
      }),
    ),
  create: procedure
    .meta({
      about:
        'Makes a world; refused when it exists already. Any procedure that names a new world makes it, too.',
    })
    .input(InWorld)
    .mutation(({ ctx, input }) => {
      if (ctx.worlds.has(input.world)) {
        throw new TRPCError({
          code: 'CONFLICT',
          message: `the world ${input.world} exists already`,
        });
      }
      return { name: ctx.worlds.get(input.world).name };
    }),
  reset: inWorld
    .meta({
      about: 'Makes a world new: no changes, sessions or faults, and the time it began with.',
    })
    .input(InWorld)
    .mutation(({ ctx }) => ctx.world.reset()),
  delete: procedure
    .meta({ about: 'Deletes a world and its stored changes. The default world can only be reset.' })
    .input(InWorld)
    .mutation(({ ctx, input }) => {
      if (input.world === DEFAULT_WORLD) {
        throw new TRPCError({
          code: 'BAD_REQUEST',
          message: 'the default world can only be reset',
        });
      }
      return { deleted: ctx.worlds.delete(input.world) };
    }),
  snapshot: procedure
    .meta({ about: 'Keeps the state of a world under a name.' })
    .input(NamedState)
    .mutation(({ ctx, input }) => {
      ctx.snapshots.take(input.snapshot, ctx.worlds.get(input.world).dump());
    }),
  snapshots: withoutInput
    .meta({ about: 'The snapshots that are kept.' })
    .query(({ ctx }) => ctx.snapshots.list()),
  restore: procedure
    .meta({ about: 'Puts a world into the state of a snapshot, also of another world.' })
    .input(NamedState)
    .mutation(({ ctx, input }) => {
      ctx.worlds.get(input.world).restore(stateOf(ctx.snapshots, input.snapshot));
    }),
  diff: procedure
    .meta({ about: 'How a world, or another snapshot (`with`), differs from a snapshot.' })
    .input(z.extend(NamedState, { with: z.optional(SnapshotName) }))
    .query(({ ctx, input }) => {
      const before = stateOf(ctx.snapshots, input.snapshot);
      const after = input.with
        ? stateOf(ctx.snapshots, input.with)
        : ctx.worlds.get(input.world).dump();
      return diffStates(before, after);
    }),
  forget: procedure
    .meta({ about: 'Deletes a snapshot.' })
    .input(only({ snapshot: SnapshotName }))
    .mutation(({ ctx, input }) => ({ deleted: ctx.snapshots.delete(input.snapshot) })),
});
