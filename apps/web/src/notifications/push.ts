import type { DESKTOP_NOTIFY, DesktopNotify } from '@coop/contracts/member/notification';
import type { SiteConfig } from '@coop/contracts/site';
import { isMuted } from './kept.ts';
import { permission } from './permission.ts';

type Push = NonNullable<SiteConfig['push']>;

/** As a type only: the value would bring the schemas beside it. */
const EVENT: typeof DESKTOP_NOTIFY = 'desktopNotify';

/** Whose notifications are listened for, and how the backend is asked to sign for his own channel. */
export interface Listener {
  readonly membershipNo: string;
  readonly authorize: (socketId: string, channelName: string) => Promise<{ auth: string }>;
  /** There may be a new one. */
  readonly onChange: () => void;
}

/** Where the push server is, in the words of pusher-js; nothing beside the cluster for the provider's own. */
function address(host: string | undefined) {
  if (host === undefined) return {};
  const isOwn = host === 'same-origin';
  const { hostname, port } = new URL(isOwn ? location.href : `${location.protocol}//${host}`);
  const forceTLS = location.protocol === 'https:';
  const wsPort = Number(port || (forceTLS ? 443 : 80));
  return { wsHost: hostname, wsPort, wssPort: wsPort, forceTLS };
}

/** The payload as text, whatever came; undefined when it says nothing. */
function readNote(data: unknown): DesktopNotify | undefined {
  const { title, body, url } = (data ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || title === '') return undefined;
  return { title, body: typeof body === 'string' ? body : '', url: String(url ?? '') };
}

/** Shows a notification of the system; a click opens what it is about in a new window, or leads back here. */
function popUp({ title, body, url }: DesktopNotify, icon: string): void {
  if (isMuted() || permission() !== 'granted') return;
  const shown = new Notification(title, { body, icon, lang: 'th' });
  shown.onclick = () => {
    if (url === '') window.focus();
    else window.open(`/show/${encodeURIComponent(url)}`, '_blank', 'noopener');
    shown.close();
  };
}

async function connect(
  push: Push,
  { membershipNo, authorize }: Listener,
  onNote: (data: unknown) => void,
  onBack: () => void,
) {
  const { default: Pusher } = await import('pusher-js');
  const client = new Pusher(push.key, {
    cluster: push.cluster,
    enabledTransports: ['ws', 'wss'],
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
  client.subscribe(push.channel).bind(EVENT, onNote);
  if (push.member_channel !== undefined) {
    client.subscribe(push.member_channel + membershipNo).bind(EVENT, onNote);
  }
  // What was sent while nobody was connected is asked for.
  client.connection.bind('connected', onBack);
  return () => client.disconnect();
}

const LOCK = 'push-connection';

/** Holds the connection while no other tab does, so that an event is shown once however many tabs are open. */
function asLeader(lead: () => Promise<() => void>, signal: AbortSignal): void {
  const hold = async () => {
    const stop = await lead();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    stop();
  };
  if (!('locks' in navigator)) void hold();
  else navigator.locks.request(LOCK, { signal }, hold).catch(() => undefined);
}

/**
 * Listens for the cooperative's notifications and the member's own until it is stopped: pops them up and calls
 * `onChange` in every open tab whenever there may be a new one.
 */
export function listen(site: SiteConfig, listener: Listener): () => void {
  const { push } = site;
  const { onChange } = listener;
  if (!push) return () => undefined;
  const ending = new AbortController();
  const tabs = new BroadcastChannel('notifications');
  tabs.onmessage = onChange;
  const tell = () => {
    onChange();
    tabs.postMessage('changed');
  };
  const onNote = (data: unknown) => {
    const note = readNote(data);
    if (!note) return;
    popUp(note, site.logo ?? '/seal.svg');
    tell();
  };
  asLeader(() => connect(push, listener, onNote, tell), ending.signal);
  return () => {
    ending.abort();
    tabs.close();
  };
}
