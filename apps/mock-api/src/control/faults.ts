import * as z from 'zod/mini';
import { refused } from './desks/named.ts';
import { contradictionIn, faultOf, NewFault, PRESETS } from './strict/fault-fields.ts';
import { InWorld } from './strict/fields.ts';
import { inWorld, router, withoutInput } from './trpc.ts';

export const faults = router({
  add: inWorld
    .meta({
      about:
        'Adds a fault and returns its id, which stands in the journal and in the header `x-mock-fault`.',
    })
    .input(NewFault)
    .mutation(({ ctx, input }) => {
      const { world: _world, ...fields } = input;
      const fault = faultOf(fields);
      const problem = contradictionIn(fault);
      if (problem) throw refused(problem);
      return { id: ctx.world.faults.add(fault) };
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
