import * as z from 'zod/mini';
import { EndpointPattern } from './strict/endpoint-pattern.ts';
import { InWorld, oneOf } from './strict/fields.ts';
import { inWorld, router, withoutInput } from './trpc.ts';

/** The faults that testers use most, by name. */
const PRESETS = {
  'server-error': { status: 500 },
  'session-ended': { status: 401 },
  slow: { delayMs: 3_000, jitterMs: 2_000 },
  dropped: { drop: true },
  truncated: { truncate: true },
  malformed: { malformed: true },
  maintenance: { status: 503, body: { message: 'ปิดปรับปรุงระบบชั่วคราว' } },
  'one-in-twenty': { status: 503, percent: 5, seed: '7' },
} as const;

const PRESET_NAMES = Object.keys(PRESETS) as readonly (keyof typeof PRESETS)[];

const Milliseconds = z.optional(z.int().check(z.minimum(0), z.maximum(60_000)));
const Path = z.optional(z.string().check(z.regex(/^[\w*]+(\.[\w*]+)*$/)));
const FaultFields = {
  endpoint: EndpointPattern,
  /** One of `faults.presets`; fields beside it say more, or otherwise. */
  preset: z.optional(oneOf(PRESET_NAMES)),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.unknown()),
  text: z.optional(z.string()),
  delayMs: Milliseconds,
  jitterMs: Milliseconds,
  drop: z.optional(z.boolean()),
  truncate: z.optional(z.boolean()),
  malformed: z.optional(z.boolean()),
  missing: Path,
  wrongType: Path,
  nth: z.optional(z.int().check(z.positive())),
  percent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  seed: z.optional(z.string()),
  times: z.optional(z.int().check(z.positive())),
};

export const faults = router({
  add: inWorld
    .meta({
      about:
        'Adds a fault and returns its id, which stands in the journal and in the header `x-mock-fault`.',
    })
    .input(z.extend(InWorld, FaultFields))
    .mutation(({ ctx, input }) => {
      const { world: _world, preset, ...fault } = input;
      return { id: ctx.world.faults.add({ ...(preset && PRESETS[preset]), ...fault }) };
    }),
  list: inWorld
    .meta({ about: 'The faults in force, with how often each matched and was applied.' })
    .input(InWorld)
    .query(({ ctx }) => ctx.world.faults.list()),
  remove: inWorld
    .meta({ about: 'Removes a fault; calls that it holds up go on.' })
    .input(z.extend(InWorld, { id: z.string() }))
    .mutation(({ ctx, input }) => ({ removed: ctx.world.faults.remove(input.id) })),
  clear: inWorld
    .meta({ about: 'Removes all faults.' })
    .input(InWorld)
    .mutation(({ ctx }) => ctx.world.faults.clear()),
  presets: withoutInput
    .meta({
      about: 'The faults that testers use most, by the name that `faults.add` takes as `preset`.',
    })
    .query(() => PRESETS),
});

export const quirks = router({
  get: inWorld
    .meta({ about: 'The quirks of the backend that are on.' })
    .input(InWorld)
    .query(({ ctx }) => ctx.world.quirks),
  set: inWorld
    .meta({ about: 'Sets the quirks of the backend; those not named are off.' })
    .input(
      z.extend(InWorld, {
        rcCode: z.optional(z.enum(['number', 'string'])),
        errors: z.optional(z.enum(['object', 'list'])),
        sessionCheck: z.optional(z.enum(['400'])),
        massage: z.optional(z.enum(['message'])),
        botCheck: z.optional(z.enum(['down'])),
        additive: z.optional(z.boolean()),
      }),
    )
    .mutation(({ ctx, input }) => {
      const { world: _world, ...quirks } = input;
      ctx.world.quirks = quirks;
    }),
});
