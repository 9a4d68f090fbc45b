import { isShutOut } from '@coop/cooperative/requests/membership';
import type { Session } from './state/sessions/session.ts';
import type { World } from './world.ts';

/** Returns whether sign-in is blocked; ends the sessions and the notices of who it is blocked for. */
export function endIfShutOut(world: World, subject: string): boolean {
  const isOver = isShutOut(world, Number(subject));
  if (isOver) world.sessions.endShutOut(subject);
  return isOver;
}

/** Returns whether a session may be used; undefined is none. Relatives of a member who has died read on. */
export function isUsable(world: World, session: Session | undefined): session is Session {
  if (!session) return false;
  return (
    session.kind !== 'member' || Boolean(session.relative) || !endIfShutOut(world, session.subject)
  );
}
