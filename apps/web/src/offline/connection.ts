import { requestIdle } from '../client/request-idle.ts';
import { queryClient } from '../feed/feed.tsx';
import { offlineMode } from '../feed/offline-mode.ts';
import { memberSession } from '../session/session.ts';
import { forgetFigures, isKeptFeed, keepFigures, showFigures } from './figures.ts';

const asUsual = queryClient.getDefaultOptions();
const FOR_EVER = Number.POSITIVE_INFINITY;

/** While offline nothing that is kept is asked for again, or forgotten because no screen shows it. */
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
  // The connection may have come back meanwhile, or the member have left.
  if (hasFigures && !navigator.onLine && memberSession.get()) offlineMode.set('kept');
  else goLive();
}

function goLive(): void {
  if (offlineMode.get() === 'live') return;
  const wasKept = offlineMode.get() === 'kept';
  freeze(false);
  offlineMode.set('live');
  if (wasKept) void queryClient.invalidateQueries();
}

/** Without a session nobody is to see figures here, whoever found out that it is over. */
function followSession(): void {
  if (memberSession.get()) return;
  goLive();
  void forgetFigures();
}

let isWatching = false;

/** Follows the device's connection and the member's session from now on, for as long as the page lives. */
export function watchConnection(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('offline', () => void goOffline());
  addEventListener('online', goLive);
  memberSession.subscribe(followSession);
  followSession();
  if (!navigator.onLine) void goOffline();
}

/** Keeps the core records of the member who is signed in each time they have been read, and forgets them with the session. */
export function keepWhileSignedIn(): () => void {
  const owner = memberSession.get()?.membership_no;
  // Some may have been read before anybody was listening.
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
