import { initTRPC, TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Inject } from './calls/replay.ts';
import type { Snapshots } from './snapshots.ts';
import { didYouMean } from './strict/did-you-mean.ts';
import { Nothing, WorldName } from './strict/fields.ts';
import { mistakesOf, sentenceOf } from './strict/sentence.ts';

export interface ControlContext {
  readonly worlds: Worlds;
  readonly snapshots: Snapshots;
  /** Sends a call into the server itself; absent without a server. */
  readonly inject?: Inject;
  /** Names of all procedures, to tell a caller over the network which one was meant. */
  readonly procedures?: readonly string[];
}

/**
 * What a procedure does, for those who read the list of them.
 * @public named by the published types of the control plane
 */
export interface ControlMeta {
  readonly about: string;
}

class WrongInput extends TRPCError {
  /** What is wrong by field, for a form to say it there. */
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
    // The trace of a refusal tells a tester nothing.
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

/** A procedure whose wrong input is refused in one sentence. */
const strict = t.procedure.use(async ({ next, getRawInput }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof z.core.$ZodError)) return result;
  throw new WrongInput(result.error.cause, await getRawInput());
});

/** A procedure of the whole process; it takes input only where it says so. */
export const procedure = strict;
/** A procedure that takes no input. */
export const withoutInput = strict.input(Nothing);

/** A procedure of one world, which says what input it takes; naming a world that does not exist creates it. */
export const inWorld = strict.input(z.object({ world: WorldName })).use(({ ctx, input, next }) => {
  const world: World = ctx.worlds.get(input.world);
  return next({ ctx: { ...ctx, world } });
});
