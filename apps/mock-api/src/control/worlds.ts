import { didYouMean } from '@coop/format/text/did-you-mean';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import type { WorldState } from '../world/world.ts';
import { DEFAULT_WORLD } from '../world/worlds.ts';
import { notThere, refused } from './operations/named.ts';
import { diffStates, type Snapshots } from './snapshots.ts';
import { InWorld, only, WorldName } from './strict/fields.ts';
import { aboutAll, aboutNothing, aboutWorld, router } from './trpc.ts';

const SnapshotName = z.string().check(z.minLength(1), z.maxLength(100));
const NamedState = z.extend(InWorld, { snapshot: SnapshotName });
/** A snapshot of the world `from`; defaults to the world's own, or else the only one of that name. */
const KnownState = z.extend(NamedState, { from: z.optional(WorldName) });

/** A name that a test run has made up. */
const OF_A_TEST = /-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function whose(snapshots: Snapshots, { world, snapshot, from }: z.infer<typeof KnownState>) {
  if (from !== undefined || snapshots.get(world, snapshot)) return from ?? world;
  const others = snapshots.list().filter(({ name }) => name === snapshot);
  return others.length === 1 && others[0] ? others[0].world : world;
}

function stateOf(snapshots: Snapshots, world: string, name: string): WorldState {
  const state = snapshots.get(world, name);
  if (state) return state;
  const known = snapshots.list(world).map((snapshot) => snapshot.name);
  throw notThere(
    `no snapshot of ${world} is named ${name}${didYouMean(name, known) || `; there are: ${known.join(', ') || 'none'}`}`,
  );
}

export const worlds = router({
  list: aboutNothing(
    'The worlds in use, with the time, the number of changes and of faults in force of each.',
  ).query(({ ctx }) =>
    ctx.worlds.list().map(({ name, usedAt, world: { clock, overlay, faults, pushFaults } }) => {
      const facts = overlay.dump().length;
      const inForce = faults.list().length + pushFaults.list().length;
      return { name, usedAt, now: clock.now(), facts, faults: inForce };
    }),
  ),
  memory: aboutNothing(
    'Memory of the process in MiB, and how many characters the journals of all worlds hold of the most they may.',
  ).query(({ ctx }) => ({
    rss_mib: Math.round(process.memoryUsage.rss() / 2 ** 20),
    journals: ctx.worlds.journalSize(),
  })),
  create: aboutAll(
    'Makes a world; refused when it exists already. Any procedure that names a new world makes it, too.',
  )
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
  reset: aboutWorld(
    'Makes a world new: no changes, sessions or faults, and the time it began with.',
  ).mutation(({ ctx }) => ctx.world.reset()),
  delete: aboutAll(
    'Deletes a world, its stored changes and its snapshots. The default world can only be reset.',
  )
    .input(InWorld)
    .mutation(({ ctx, input }) => {
      if (input.world === DEFAULT_WORLD) {
        throw refused('the default world can only be reset');
      }
      ctx.snapshots.delete({ world: input.world });
      return { deleted: ctx.worlds.delete(input.world) };
    }),
  deleteTests: aboutNothing(
    'Deletes the worlds that test runs left: those whose name ends with a UUID, such as `test-…`, `e2e-…`, `contract-…`.',
  ).mutation(({ ctx }) => {
    const left = ctx.worlds.list().filter(({ name }) => OF_A_TEST.test(name));
    for (const { name } of left) {
      ctx.snapshots.delete({ world: name });
      ctx.worlds.delete(name);
    }
    return { deleted: left.length };
  }),
  snapshot: aboutAll(
    'Keeps the state of a world under a name, in that world; with `DATA_FILE` beyond the process.',
  )
    .input(NamedState)
    .mutation(({ ctx, input: { world, snapshot } }) => {
      ctx.snapshots.take(world, snapshot, ctx.worlds.get(world).dump());
    }),
  snapshots: aboutAll('The snapshots of a world, or of all worlds.')
    .input(z.optional(only({ world: z.optional(WorldName) })))
    .query(({ ctx, input }) => ctx.snapshots.list(input?.world)),
  restore: aboutAll(
    'Puts a world into the state of a snapshot: of the world `from`, or its own, or the only one of that name.',
  )
    .input(KnownState)
    .mutation(({ ctx, input }) => {
      const state = stateOf(ctx.snapshots, whose(ctx.snapshots, input), input.snapshot);
      ctx.worlds.get(input.world).restore(state);
    }),
  diff: aboutAll(
    'How a world, or another snapshot (`with`), differs from a snapshot, found as for `worlds.restore`.',
  )
    .input(z.extend(KnownState, { with: z.optional(SnapshotName) }))
    .query(({ ctx, input }) => {
      const { world, snapshot, with: other } = input;
      const from = whose(ctx.snapshots, input);
      const before = stateOf(ctx.snapshots, from, snapshot);
      const after = other ? stateOf(ctx.snapshots, from, other) : ctx.worlds.get(world).dump();
      return diffStates(before, after);
    }),
  forget: aboutAll(
    'Deletes a snapshot of a world; without a world, those of that name in all of them.',
  )
    .input(only({ snapshot: SnapshotName, world: z.optional(WorldName) }))
    .mutation(({ ctx, input: { world, snapshot } }) => ({
      deleted: ctx.snapshots.delete({ world, name: snapshot }),
    })),
});
