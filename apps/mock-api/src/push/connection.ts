import { parseJson } from '@coop/contracts/entry/parse-json';
import * as z from 'zod/mini';
import { isChannelName, isPresence, isSigned, userOfChannel } from './channel-name.ts';
import * as frames from './frames.ts';
import type { Hub } from './hub.ts';
import {
  CLIENT_EVENTS_PER_SECOND,
  FRAMES_PER_SECOND,
  MAX_CHANNELS_PER_CONNECTION,
  MAX_EVENT_BYTES,
  MAX_MEMBER_BYTES,
} from './limits.ts';
import type { Peer } from './peer.ts';
import { channelText, isAuth, userText } from './signature.ts';
import type { Member } from './subscriptions.ts';

export interface KeepAliveOptions {
  /** Seconds of silence after which a ping is sent. */
  readonly activityTimeoutS: number;
  /** Milliseconds the client has to answer it. */
  readonly pongTimeoutMs: number;
}

/** Pings a silent client and closes the connection when no answer comes. */
function createKeepAlive(options: KeepAliveOptions, peer: Peer, isKeptFromAsking: () => boolean) {
  let pingTimer: NodeJS.Timeout | undefined;
  const ask = () => {
    if (isKeptFromAsking()) {
      silence.refresh();
      return;
    }
    peer.send(frames.PING);
    pingTimer = setTimeout(() => peer.close(4201, 'no pong'), options.pongTimeoutMs).unref();
  };
  const silence = setTimeout(ask, options.activityTimeoutS * 1_000).unref();
  return {
    /** Must be called for any frame of the client. */
    heard(): void {
      clearTimeout(pingTimer);
      silence.refresh();
    },
    stop(): void {
      clearTimeout(pingTimer);
      clearTimeout(silence);
    },
  };
}

/** Clients send the data of protocol messages as an object, that of their own events as any JSON. */
const ClientMessage = z.object({
  event: z.string(),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
type ClientMessage = z.infer<typeof ClientMessage>;

const Subscribe = z.object({
  channel: z.string(),
  // Some clients send null for a channel that needs none.
  auth: z.nullish(z.string()),
  channel_data: z.nullish(z.string()),
});
const Unsubscribe = z.object({ channel: z.string() });
const SignIn = z.object({ auth: z.string(), user_data: z.string() });
const UserData = z.object({ id: z.union([z.string().check(z.minLength(1)), z.number()]) });
const ChannelData = z.object({
  user_id: z.union([z.string().check(z.minLength(1)), z.number()]),
  user_info: z.optional(z.unknown()),
});

/** Parses a frame of a client; undefined when it is not valid in the protocol. */
function readMessage(text: string): ClientMessage | undefined {
  return ClientMessage.safeParse(parseJson(text)).data;
}

/** Keys and secret to check the signatures of a connection with. */
interface Credentials {
  /** The key of the client's URL, and the application's own key, with which a backend signs. */
  readonly keys: readonly string[];
  readonly secret: string;
}

export interface ConnectionOptions {
  readonly credentials: Credentials;
  readonly hub: Hub;
  readonly peer: Peer;
  readonly keepAlive: KeepAliveOptions;
}

const SECOND_MS = 1_000;

/** Creates a function that returns whether another event is within the limit per second. */
function createThrottle(limit: number): () => boolean {
  const times: number[] = [];
  return () => {
    const now = performance.now();
    while (times[0] !== undefined && now - times[0] >= SECOND_MS) times.shift();
    if (times.length >= limit) return false;
    times.push(now);
    return true;
  };
}

function memberOf(data: string | null | undefined): Member | undefined {
  const parsed = ChannelData.safeParse(parseJson(data ?? '')).data;
  if (!parsed || Buffer.byteLength(data ?? '') > MAX_MEMBER_BYTES) return undefined;
  return { userId: String(parsed.user_id), userInfo: parsed.user_info };
}

/** Returns why a subscription is refused; undefined if it is allowed. */
function objectionTo(
  { credentials, hub, peer }: ConnectionOptions,
  { channel, auth, channel_data: data }: z.infer<typeof Subscribe>,
): string | undefined {
  if (!isChannelName(channel)) return 'The channel name is not valid';
  const isNew = !hub.isSubscribed(peer, channel);
  if (isNew && hub.channelsOf(peer) >= MAX_CHANNELS_PER_CONNECTION) return 'Too many channels';
  const user = userOfChannel(channel);
  if (user !== undefined) return user === peer.userId ? undefined : 'Not this user’s channel';
  if (!isSigned(channel)) return undefined;
  if (isPresence(channel) && !memberOf(data)) return 'channel_data is missing or not valid';
  const text = channelText(peer.id, channel, isPresence(channel) ? (data ?? undefined) : undefined);
  return isAuth(credentials, auth, text) ? undefined : 'The signature is not valid';
}

function subscribe(options: ConnectionOptions, request: unknown) {
  const { hub, peer } = options;
  const wanted = Subscribe.safeParse(request).data;
  if (!wanted) return peer.send(frames.error(null, 'A subscription names its channel'));
  const { channel, channel_data: data } = wanted;
  const objection = objectionTo(options, wanted);
  if (objection !== undefined) return peer.send(frames.refused(channel, objection));
  const member = isPresence(channel) ? memberOf(data) : undefined;
  const greeting = hub.subscribe(peer, channel, member);
  if (!greeting) return peer.send(frames.refused(channel, 'The channel is full'));
  for (const frame of greeting) peer.send(frame);
}

function signIn({ credentials, peer }: ConnectionOptions, data: unknown) {
  const wanted = SignIn.safeParse(data).data;
  const user = wanted && UserData.safeParse(parseJson(wanted.user_data)).data;
  if (!user || !isAuth(credentials, wanted.auth, userText(peer.id, wanted.user_data))) {
    peer.send(frames.error(4009, 'The signature is not valid'));
    return peer.close(4009, 'not authorised');
  }
  peer.userId = String(user.id);
  peer.send(frames.signedIn(wanted.user_data));
}

/** Passes a client event on to the other subscribers of a signed channel. */
function relay(
  { hub, peer }: ConnectionOptions,
  { event, channel = '', data }: ClientMessage,
  mayFire: () => boolean,
) {
  if (!isSigned(channel)) {
    return peer.send(frames.error(4301, 'Client events need a private or presence channel'));
  }
  if (!hub.isSubscribed(peer, channel)) return;
  if (!mayFire()) return peer.send(frames.error(4301, 'More than 10 client events in a second'));
  const text = typeof data === 'string' ? data : JSON.stringify(data ?? {});
  if (Buffer.byteLength(text) > MAX_EVENT_BYTES) {
    return peer.send(frames.error(4301, 'The event is larger than 10 kB'));
  }
  const userId = hub.memberOf(peer, channel)?.userId;
  hub.publish(channel, event, text, { except: peer.id, userId });
}

function handle(options: ConnectionOptions, message: ClientMessage, mayFire: () => boolean): void {
  const { hub, peer } = options;
  const { event, data } = message;
  if (event === 'pusher:ping') {
    if (!hub.withholds('no-pong', peer)) peer.send(frames.PONG);
  } else if (event === 'pusher:subscribe') subscribe(options, data);
  else if (event === 'pusher:unsubscribe') {
    const left = Unsubscribe.safeParse(data).data;
    if (left) hub.unsubscribe(peer, left.channel);
  } else if (event === 'pusher:signin') signIn(options, data);
  else if (event.startsWith('client-')) relay(options, message, mayFire);
  // pusher:pong needs no answer: any frame shows that the client is alive.
}

/** Runs protocol 7 for one client, from the handshake to the end, independent of the socket library. */
export function openConnection(options: ConnectionOptions) {
  const { hub, peer } = options;
  const mayFire = createThrottle(CLIENT_EVENTS_PER_SECOND);
  const maySpeak = createThrottle(FRAMES_PER_SECOND);
  const keepAlive = createKeepAlive(options.keepAlive, peer, () => hub.withholds('no-ping', peer));
  hub.join(peer);
  peer.send(frames.established(peer.id, options.keepAlive.activityTimeoutS));
  return {
    receive(text: string) {
      // 4100 means over capacity: clients of the protocol reconnect after a while.
      if (!maySpeak()) return peer.close(4100, 'too many frames');
      if (!hub.mayHear(peer)) return;
      keepAlive.heard();
      const message = readMessage(text);
      if (message) handle(options, message, mayFire);
      else peer.send(frames.error(null, 'A frame is a JSON object with an event'));
      hub.answered(peer);
    },
    /** Must be called when the socket has closed. */
    end(): void {
      keepAlive.stop();
      hub.leave(peer);
    },
  };
}
