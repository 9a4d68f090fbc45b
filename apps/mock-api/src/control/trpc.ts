import { initTRPC } from '@trpc/server';
import * as z from 'zod/mini';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { WorldName } from './desks/named.ts';
import type { Snapshots } from './snapshots.ts';

export interface ControlContext {
  readonly worlds: Worlds;
  readonly snapshots: Snapshots;
}

const t = initTRPC.context<ControlContext>().create();

export const { router, procedure } = t;

export const InWorld = z.object({ world: WorldName });

/** A procedure of one world; naming a world that does not exist creates it. */
export const inWorld = procedure.input(InWorld).use(({ ctx, input, next }) => {
  const world: World = ctx.worlds.get(input.world);
  return next({ ctx: { ...ctx, world } });
});
