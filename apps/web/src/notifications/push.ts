import type { DESKTOP_NOTIFY, DesktopNotify } from '@coop/contracts/member/notification';
import type { SiteConfig } from '@coop/contracts/site';
import { memberSession } from '../session/session.ts';
import { keepConnected } from './keep-connected.ts';
import { isMuted } from './kept.ts';
import { permission } from './permission.ts';
import { createPopUps, type PopUp } from './pop-ups.ts';
import { isPushedHere } from './push-here.ts';

type Push = NonNullable<SiteConfig['push']>;

/** Imported as a type only, because the value would load the schemas. */
const EVENT: typeof DESKTOP_NOTIFY = 'desktopNotify';

/** The member whose notifications are received, and the call that signs for their channel. */
export interface Listener {
  readonly membershipNo: string;
  readonly authorize: (socketId: string, channelName: string) => Promise<{ auth: string }>;
  /** Called when there may be a new notification, and whether it has just come to this member alone. */
  readonly onChange: (isOwn: boolean) => void;
}

/** Options of pusher-js for the address of the push server; none for the provider's own servers. */
function address(host: string | undefined) {
  if (host === undefined) return {};
  const isOwn = host === 'same-origin';
  const { hostname, port } = new URL(isOwn ? location.href : `${location.protocol}//${host}`);
  const forceTLS = location.protocol === 'https:';
  const wsPort = Number(port || (forceTLS ? 443 : 80));
  return { wsHost: hostname, wsPort, wssPort: wsPort, forceTLS };
}

/** Reads a payload of any shape; undefined when it has no text. */
function readNote(data: unknown): DesktopNotify | undefined {
  const { title, body, url } = (data ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || title === '') return undefined;
  return { title, body: typeof body === 'string' ? body : '', url: String(url ?? '') };
}

/** Not every system draws SVG in a notification. */
const ICON = '/icons/icon-192.png';

/** Shows a system notification; a click opens its page in a new window, or this window when there is none. */
function show({ title, body, url, tag }: PopUp): void {
  // The service worker shows what is sent to this browser itself.
  if (isMuted() || isPushedHere() || permission() !== 'granted') return;
  const shown = new Notification(title, { body, icon: ICON, tag, lang: 'th' });
  shown.onclick = () => {
    if (url === '') window.focus();
    else window.open(`/show/${encodeURIComponent(url.toWellFormed())}`, '_blank', 'noopener');
    shown.close();
  };
}

async function connect(
  push: Push,
  { membershipNo, authorize }: Listener,
  onNote: (data: unknown, isOwn: boolean) => void,
  onBack: () => void,
) {
  const { default: Pusher } = await import('pusher-js');
  const client = new Pusher(push.key, {
    cluster: push.cluster,
    // With TLS, too, where the page has it; never TLS where it has none.
    enabledTransports: ['ws'],
    enableStats: false,
    channelAuthorization: {
      customHandler({ socketId, channelName }, callback) {
        authorize(socketId, channelName).then(
          (answer) => callback(null, answer),
          (error: Error) => callback(error, null),
        );
      },
    },
    ...address(push.host),
  });
  const channels = [push.channel];
  if (push.member_channel !== undefined) channels.push(push.member_channel + membershipNo);
  const waiting = new Set<string>();
  client.connection.bind('connected', () => {
    for (const name of channels) waiting.add(name);
  });
  for (const name of channels) {
    // Fetches what was sent while there was no connection, once; later notifications arrive by themselves.
    const onAnswer = () => {
      if (waiting.delete(name) && waiting.size === 0) onBack();
    };
    client
      .subscribe(name)
      .bind(EVENT, (data: unknown) => onNote(data, name !== push.channel))
      .bind('pusher:subscription_succeeded', onAnswer)
      .bind('pusher:subscription_error', onAnswer);
  }
  return keepConnected(client);
}

const LOCK = 'push-connection';

/** Resolves when the signal aborts, at once if it has: a page may be left while it still connects. */
function aborted(signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

/** Lets one of all open tabs hold the connection, so that each event is shown once. */
async function asLeader(lead: () => Promise<() => void>, signal: AbortSignal): Promise<void> {
  const hold = async () => {
    const stop = await lead();
    await aborted(signal);
    stop();
  };
  try {
    await ('locks' in navigator ? navigator.locks.request(LOCK, { signal }, hold) : hold());
  } catch (error) {
    // Where storage is denied, so are locks, and no tab knows of another.
    if (error instanceof DOMException && error.name === 'SecurityError') await hold();
  }
}

/** Opens the channel to the other tabs; none where the browser denies it. */
function openChannel(onChange: Listener['onChange']): BroadcastChannel | undefined {
  try {
    const onmessage = ({ data }: MessageEvent) => onChange(data === 'own');
    return Object.assign(new BroadcastChannel('notifications'), { onmessage });
  } catch {
    return undefined;
  }
}

/**
 * Receives the notifications of the cooperative and the member's own until it is stopped: shows them and calls
 * `onChange` in every open tab when there may be a new one.
 */
export function listen(site: SiteConfig, listener: Listener): () => void {
  const { push } = site;
  const { onChange } = listener;
  if (!push) return () => undefined;
  const ending = new AbortController();
  const tabs = openChannel(onChange);
  const tell = (isOwn: boolean) => {
    // A subscription may be refused because the session has ended.
    if (ending.signal.aborted) return;
    onChange(isOwn);
    tabs?.postMessage(isOwn ? 'own' : 'changed');
  };
  const popUps = createPopUps();
  const onNote = (data: unknown, isOwn: boolean) => {
    const note = readNote(data);
    if (!note) return;
    const next = popUps(note);
    if (next) show(next);
    tell(isOwn);
  };
  void asLeader(() => connect(push, listener, onNote, () => tell(false)), ending.signal);
  const stop = () => {
    unwatch();
    ending.abort();
    tabs?.close();
  };
  // Before the server is asked to sign out, and in every tab: a socket must not outlive its session.
  const unwatch = memberSession.subscribe(() => {
    if (memberSession.isLeft() || !memberSession.get()) stop();
  });
  return stop;
}
