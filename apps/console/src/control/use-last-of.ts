import { useControl } from './use-control.ts';

/** Returns who of a kind signed in to this world last; known once the mock has said who is there. */
export function useLastOf(kind: 'member' | 'membergroup') {
  const sessions = useControl('sessions.list');
  const last = sessions.data?.filter((session) => session.kind === kind).at(-1);
  return { isKnown: sessions.data !== undefined, subject: last?.subject };
}
