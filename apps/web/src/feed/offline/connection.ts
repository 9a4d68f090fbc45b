import { memberSession } from '../../session/session.ts';
import { offlineMode } from '../offline-mode.ts';
import { queryClient } from '../query-client.ts';
import { forgetFigures, isKeptFeed, keepFigures, showFigures } from './figures.ts';
import { requestIdle } from './request-idle.ts';

const asUsual = queryClient.getDefaultOptions();
const FOR_EVER = Number.POSITIVE_INFINITY;

/** While offline, restored queries are neither refetched nor garbage-collected. */
function freeze(isFrozen: boolean): void {
  const { queries } = asUsual;
  queryClient.setDefaultOptions(
    isFrozen
      ? { ...asUsual, queries: { ...queries, staleTime: FOR_EVER, gcTime: FOR_EVER } }
      : asUsual,
  );
}

async function goOffline(): Promise<void> {
  offlineMode.set('asking');
  freeze(true);
  const hasFigures = await showFigures();
  // By now the connection may be back, or the member signed out.
  if (navigator.onLine || !memberSession.get()) return goLive();
  if (hasFigures) return offlineMode.set('kept');
  freeze(false);
  // The session is checked once there is a connection: only a refusal ends it.
  offlineMode.set('none');
}

function goLive(): void {
  if (offlineMode.get() === 'live') return;
  const wasKept = offlineMode.get() === 'kept';
  freeze(false);
  offlineMode.set('live');
  if (!wasKept) return;
  // What failed for want of a connection starts anew, also where its page is left before the answer comes.
  void queryClient.resetQueries({
    predicate: ({ state }) => state.status === 'error' && state.data === undefined,
  });
  void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
}

/** Removes the figures when the session ends, in this tab or another. */
function followSession(): void {
  if (memberSession.get()) return;
  goLive();
  void forgetFigures();
}

let isWatching = false;

/** Follows the device's connection and the member's session until the page is closed. */
export function watchConnection(): void {
  // On a server there is no connection to follow.
  if (isWatching || typeof window === 'undefined') return;
  isWatching = true;
  addEventListener('offline', () => void goOffline());
  addEventListener('online', goLive);
  memberSession.subscribe(followSession);
  followSession();
  if (!navigator.onLine) void goOffline();
}

/** Stores the core records of the signed-in member each time they are read, and deletes them with the session. */
export function keepWhileSignedIn(): () => void {
  const owner = memberSession.get()?.membership_no;
  // Some may have been read before this subscription.
  void keepFigures();
  const stopReading = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const isRead = !event.action.manual && isKeptFeed(event.query.queryKey[0]);
    if (isRead) requestIdle(() => void keepFigures());
  });
  const stopWatching = memberSession.subscribe(() => {
    if (memberSession.get()?.membership_no !== owner) void forgetFigures();
  });
  return () => {
    stopReading();
    stopWatching();
  };
}
