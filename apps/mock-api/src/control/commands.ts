import { instantOf } from '@coop/format/wall-time';
import * as z from 'zod/mini';
import { announceSince } from '../push/announce.ts';
import { tellAll } from '../push/web/tell.ts';
import type { World } from '../world/world.ts';
import { agencies, auditor, cashier, officer } from './acting.ts';
import { backend } from './backend.ts';
import { quirks } from './faults.ts';
import { notifications } from './notifications.ts';
import { push } from './push.ts';
import { sessions } from './sessions.ts';
import { InWorld } from './strict/fields.ts';
import { about, aboutWorld, router } from './trpc.ts';

const DAY_MS = 86_400_000;
/** At most a hundred years either way, so that everything derived from the clock stays a valid date. */
const FARTHEST_MS = 100 * 365 * DAY_MS;
const Moment = z.number().check(z.minimum(0), z.maximum(instantOf('2100-01-01', '00:00')));

/** Moves a world's clock and sends the notifications of the elapsed time to connected clients and devices. */
function move(world: World, change: () => void): void {
  const before = world.clock.now();
  change();
  announceSince(world, before);
  tellAll(world);
}

const clock = router({
  get: aboutWorld(
    'The time in a world, milliseconds since 1970, and whether it stands still.',
  ).query(({ ctx }) => ({
    now: ctx.world.clock.now(),
    isFrozen: ctx.world.clock.isFrozen(),
    /** Tells whether somebody has set or moved it. */
    isMoved: ctx.world.clock.isMoved(),
  })),
  set: about(
    'Sets the time of a world, milliseconds since 1970; what falls due meanwhile is pushed. Set back, it forgets what moved money on later days as soon as money is moved there.',
  )
    .input(z.extend(InWorld, { now: Moment }))
    .mutation(({ ctx: { world }, input }) => move(world, () => world.clock.set(input.now))),
  advance: about(
    'Moves the time of a world by so many milliseconds; what falls due meanwhile is pushed.',
  )
    .input(
      z.extend(InWorld, { ms: z.number().check(z.minimum(-FARTHEST_MS), z.maximum(FARTHEST_MS)) }),
    )
    .mutation(({ ctx: { world }, input }) => move(world, () => world.clock.advance(input.ms))),
  freeze: about('Lets the clock of a world stand still, or run on from where it stood.')
    .input(z.extend(InWorld, { frozen: z.boolean() }))
    .mutation(({ ctx: { world }, input }) => world.clock.freeze(input.frozen)),
});

/** Commands for the steps of a scenario, besides its faults. */
export const commands = {
  clock,
  quirks,
  backend,
  sessions,
  notifications,
  push,
  agencies,
  cashier,
  officer,
  auditor,
};

export const commandsRouter = router(commands);
