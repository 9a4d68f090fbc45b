import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { initTRPC } from '@trpc/server';
import * as z from 'zod/mini';
import { PERSONAS } from '../world/personas.ts';
import type { Worlds } from '../world/world.ts';

// What only a mock can do. The console, the acceptance tests and the contract runner use it; members never do.

const t = initTRPC.context<{ worlds: Worlds }>().create();

const WorldName = z.string().check(z.regex(/^[\w-]{1,64}$/));
const InWorld = z.object({ world: WorldName });
const Key = z.enum(endpointKeys as [EndpointKey, ...EndpointKey[]]);

const FaultInput = z.object({
  world: WorldName,
  endpoint: Key,
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.unknown()),
  text: z.optional(z.string()),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  drop: z.optional(z.boolean()),
  times: z.optional(z.int().check(z.positive())),
});

const clock = t.router({
  get: t.procedure
    .input(InWorld)
    .query(({ ctx, input }) => ({ now: ctx.worlds.get(input.world).clock.now() })),
  set: t.procedure
    .input(z.extend(InWorld, { now: z.number() }))
    .mutation(({ ctx, input }) => ctx.worlds.get(input.world).clock.set(input.now)),
  advance: t.procedure
    .input(z.extend(InWorld, { ms: z.number() }))
    .mutation(({ ctx, input }) => ctx.worlds.get(input.world).clock.advance(input.ms)),
});

const faults = t.router({
  add: t.procedure
    .input(FaultInput)
    .mutation(({ ctx, input: { world, ...fault } }) => ctx.worlds.get(world).faults.add(fault)),
  clear: t.procedure
    .input(InWorld)
    .mutation(({ ctx, input }) => ctx.worlds.get(input.world).faults.clear()),
});

const sessions = t.router({
  /** Ends every session of a member or an agency; their tokens are dead at once. */
  expire: t.procedure
    .input(
      z.extend(InWorld, { kind: z.enum(['member', 'membergroup', 'admin']), subject: z.string() }),
    )
    .mutation(({ ctx, input }) => ({
      ended: ctx.worlds.get(input.world).sessions.endAll(input.kind, input.subject),
    })),
});

const codes = t.router({
  /** The one-time code last sent to a member: a tester has no phone to read it from. */
  latest: t.procedure.input(z.extend(InWorld, { subject: z.string() })).query(({ ctx, input }) => ({
    code: ctx.worlds.get(input.world).codes.latest(input.subject),
  })),
});

const personas = t.router({
  list: t.procedure.query(() => PERSONAS.map(({ no, story }) => ({ no, story }))),
});

const audit = t.router({
  /** What an administrator did in members’ names, oldest first. */
  list: t.procedure.input(z.extend(InWorld, { admin: z.string() })).query(({ ctx, input }) =>
    ctx.worlds
      .get(input.world)
      .overlay.all('audit', input.admin)
      .map(({ at, value }) => ({ at, ...value })),
  ),
});

export const controlRouter = t.router({ clock, faults, sessions, codes, audit, personas });
export type ControlRouter = typeof controlRouter;
