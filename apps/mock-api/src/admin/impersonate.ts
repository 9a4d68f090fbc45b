import type { HandlersOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { memberSession } from '../member/access/auth.ts';

export const adminImpersonateHandlers: HandlersOf<'adminImpersonateShow'> = {
  adminImpersonateShow({ world, session }) {
    if (!session?.viewing) throw notFound();
    const token = world.sessions.open(
      {
        kind: 'member',
        subject: session.viewing,
        remember: false,
        impersonatedBy: session.subject,
        reason: session.reason ?? '',
      },
      world.clock.now(),
    );
    return memberSession(world, Number(session.viewing), token, { impersonated: true });
  },
};
