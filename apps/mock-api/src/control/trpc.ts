import { didYouMean } from '@coop/format/text/did-you-mean';
import { initTRPC, TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import type { World } from '../world/world.ts';
import { DEFAULT_WORLD, type Worlds } from '../world/worlds.ts';
import type { Inject } from './calls/replay.ts';
import type { Snapshots } from './snapshots.ts';
import { InWorld, Nothing, WorldName } from './strict/fields.ts';
import { mistakesOf, sentenceOf } from './strict/sentence.ts';

export interface ControlContext {
  readonly worlds: Worlds;
  readonly snapshots: Snapshots;
  /** Injects a call into the server; absent without a server. */
  readonly inject?: Inject;
  /** Names of all procedures, for suggestions to callers over the network. */
  readonly procedures?: readonly string[];
}

/**
 * Description of a procedure. @public named by the published types of the control plane
 */
export interface ControlMeta {
  readonly about: string;
}

class WrongInput extends TRPCError {
  /** Mistakes by field, for forms. */
  readonly fields: Readonly<Record<string, string>>;

  constructor({ issues }: z.core.$ZodError, input: unknown) {
    super({ code: 'BAD_REQUEST', message: sentenceOf(issues, input) });
    this.fields = mistakesOf(issues, input);
  }
}

const t = initTRPC
  .context<ControlContext>()
  .meta<ControlMeta>()
  .create({
    // Testers do not need the stack trace of a refusal.
    isDev: false,
    errorFormatter({ shape: plain, error, path = '', ctx }) {
      const { fields } = error instanceof WrongInput ? error : {};
      const shape = { ...plain, data: { ...plain.data, fields } };
      const known = ctx?.procedures;
      if (error.code !== 'NOT_FOUND' || !known || known.includes(path)) return shape;
      const meant = didYouMean(path, known) || '; /__control/openapi.json lists them';
      return { ...shape, message: `there is no procedure ${path}${meant}` };
    },
  });

export const { router } = t;

/** A procedure that refuses wrong input in one sentence, and stores the world that it has changed. */
const strict = t.procedure.use(async ({ ctx, type, next, getRawInput }) => {
  const result = await next();
  if (result.ok && type === 'mutation') {
    const { world = DEFAULT_WORLD } = ((await getRawInput()) ?? {}) as { world?: string };
    if (ctx.worlds.has(world)) ctx.worlds.get(world).save();
  }
  if (result.ok || !(result.error.cause instanceof z.core.$ZodError)) return result;
  throw new WrongInput(result.error.cause, await getRawInput());
});

/** A procedure of no one world, by its line in docs/control.md. */
export const aboutAll = (line: string) => strict.meta({ about: line });
/** One that takes nothing. */
export const aboutNothing = (line: string) => aboutAll(line).input(Nothing);

const inWorld = strict.input(z.object({ world: WorldName })).use(({ ctx, input, next }) => {
  const world: World = ctx.worlds.get(input.world);
  return next({ ctx: { ...ctx, world } });
});

/** A procedure of one world, by its line in docs/control.md; naming a world that does not exist creates it. */
export const about = (line: string) => inWorld.meta({ about: line });
/** One that takes nothing but the world. */
export const aboutWorld = (line: string) => about(line).input(InWorld);
