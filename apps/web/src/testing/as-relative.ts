import { memberSession } from '../session/session.ts';

/** Makes of the member's session that of a relative, as pages see it. */
export function asRelative(): void {
  const session = memberSession.get();
  if (!session) throw new Error('nobody is signed in');
  memberSession.set({ ...session, relative: { name: 'ลูกสาว', until: '2026-12-20' } });
}
