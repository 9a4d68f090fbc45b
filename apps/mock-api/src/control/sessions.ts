import * as z from 'zod/mini';
import { InWorld } from './strict/fields.ts';
import { about, aboutWorld, router } from './trpc.ts';

const Kind = z.enum(['member', 'membergroup', 'admin']);

export const sessions = router({
  list: aboutWorld(
    'The live sessions, without their tokens, of which the mock keeps only hashes.',
  ).query(({ ctx }) =>
    ctx.world.sessions.dump(ctx.world.clock.now()).map(([, session]) => session),
  ),
  expire: about('Ends every session of a member or an agency; their tokens are dead at once.')
    .input(z.extend(InWorld, { kind: Kind, subject: z.string() }))
    .mutation(({ ctx, input }) => ({
      ended: ctx.world.sessions.endAll(input.kind, input.subject),
    })),
});

export const codes = router({
  latest: about('The one-time code last sent to a member: a tester has no phone to read it from.')
    .input(z.extend(InWorld, { subject: z.string() }))
    .query(({ ctx, input }) => ({
      code: ctx.world.codes.latest(input.subject),
    })),
});

export const audit = router({
  list: about('The calls that an administrator made as a member, oldest first.')
    .input(z.extend(InWorld, { admin: z.string() }))
    .query(({ ctx, input }) =>
      ctx.world.overlay.all('audit', input.admin).map(({ at, value }) => ({ at, ...value })),
    ),
});
