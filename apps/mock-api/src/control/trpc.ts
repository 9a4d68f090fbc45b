import { initTRPC } from '@trpc/server';
import * as z from 'zod/mini';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Snapshots } from './snapshots.ts';

export interface ControlContext {
  readonly worlds: Worlds;
  readonly snapshots: Snapshots;
}

const t = initTRPC.context<ControlContext>().create();

export const { router, procedure } = t;

export const WorldName = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'a world is named with 1 to 64 letters, digits, - or _'));
export const InWorld = z.object({ world: WorldName });

/** A procedure of one world; naming a world that does not exist creates it. */
export const inWorld = procedure.input(InWorld).use(({ ctx, input, next }) => {
  const world: World = ctx.worlds.get(input.world);
  return next({ ctx: { ...ctx, world } });
});
