import { isCache, isPresence } from './channel-name.ts';
import * as frames from './frames.ts';
import { MAX_PRESENCE_MEMBERS } from './limits.ts';

/** A connected socket as the hub sees it. */
export interface Peer {
  readonly id: string;
  /** Signed-in user, if any. */
  userId?: string;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

/** Who a socket is on a presence channel. */
export interface Member {
  readonly userId: string;
  readonly userInfo: unknown;
}

interface Channel {
  readonly peers: Map<Peer, Member | undefined>;
  /** Presence only: each user once, however many sockets. */
  readonly users: Map<string, { info: unknown; sockets: number }>;
}

export interface ChannelInfo {
  readonly subscriptions: number;
  readonly users: readonly string[];
  /** Last event of a cache channel. */
  readonly cached: string | undefined;
}

export interface PublishOptions {
  /** Socket that must not hear it, because it caused it. */
  readonly except?: string | undefined;
  /** Sender of a browser's event on a presence channel. */
  readonly userId?: string | undefined;
}

/** Everything that is connected in one world: who hears which channel. Knows no socket library and no signature. */
export interface Hub {
  readonly size: number;
  join(peer: Peer): void;
  leave(peer: Peer): void;
  /** Answers with the frames the subscriber is to be sent, or undefined when the channel is full. */
  subscribe(peer: Peer, name: string, member?: Member): readonly string[] | undefined;
  unsubscribe(peer: Peer, name: string): void;
  memberOf(peer: Peer, name: string): Member | undefined;
  isSubscribed(peer: Peer, name: string): boolean;
  /** On how many channels a socket is. */
  channelsOf(peer: Peer): number;
  /** Sends an event, `data` being the string that arrives, to every subscriber; answers how many there were. */
  publish(name: string, event: string, data: string, options?: PublishOptions): number;
  occupied(prefix?: string): string[];
  info(name: string): ChannelInfo;
  /** Closes all sockets of a signed-in user. */
  terminate(userId: string): void;
  closeAll(code: number, reason: string): void;
}

/** Cache channels remembered at the most. */
const MAX_CACHED = 1_000;

function presenceOf({ users }: Channel) {
  const hash = Object.fromEntries([...users].map(([id, { info }]) => [id, info]));
  return { presence: { ids: [...users.keys()], hash, count: users.size } };
}

export function createHub(): Hub {
  /** Who is connected, and the channels each is on. */
  const peers = new Map<Peer, Set<string>>();
  const channels = new Map<string, Channel>();
  const cache = new Map<string, { event: string; data: string }>();

  const tell = (channel: Channel, frame: string, isFor: (peer: Peer) => boolean) => {
    for (const peer of channel.peers.keys()) if (isFor(peer)) peer.send(frame);
  };

  /** A user's first socket is told to the others, a second one is not. */
  const enter = (channel: Channel, name: string, { userId, userInfo }: Member) => {
    const user = channel.users.get(userId);
    if (user) {
      user.sockets += 1;
      return;
    }
    channel.users.set(userId, { info: userInfo, sockets: 1 });
    tell(channel, frames.memberAdded(name, userId, userInfo), () => true);
  };
  const exit = (channel: Channel, name: string, { userId }: Member) => {
    const user = channel.users.get(userId);
    if (!user) return;
    user.sockets -= 1;
    if (user.sockets > 0) return;
    channel.users.delete(userId);
    tell(channel, frames.memberRemoved(name, userId), () => true);
  };

  const greeting = (channel: Channel, name: string): string[] => {
    const welcome = frames.subscribed(name, isPresence(name) ? presenceOf(channel) : {});
    if (!isCache(name)) return [welcome];
    const last = cache.get(name);
    return [welcome, last ? frames.event(name, last.event, last.data) : frames.cacheMiss(name)];
  };

  const unsubscribe = (peer: Peer, name: string) => {
    const channel = channels.get(name);
    if (!channel?.peers.has(peer)) return;
    const member = channel.peers.get(peer);
    channel.peers.delete(peer);
    peers.get(peer)?.delete(name);
    if (member) exit(channel, name, member);
    if (channel.peers.size === 0) channels.delete(name);
  };

  const remember = (name: string, event: string, data: string) => {
    if (!isCache(name)) return;
    cache.delete(name);
    cache.set(name, { event, data });
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  };

  return {
    get size() {
      return peers.size;
    },
    join: (peer) => void peers.set(peer, new Set()),
    leave(peer) {
      for (const name of [...(peers.get(peer) ?? [])]) unsubscribe(peer, name);
      peers.delete(peer);
    },
    subscribe(peer, name, member) {
      const channel = channels.get(name) ?? { peers: new Map(), users: new Map() };
      if (!channel.peers.has(peer)) {
        const isNew = member && !channel.users.has(member.userId);
        if (isNew && channel.users.size >= MAX_PRESENCE_MEMBERS) return undefined;
        channels.set(name, channel);
        // Before the newcomer is in: nobody is told of himself.
        if (member) enter(channel, name, member);
        channel.peers.set(peer, member);
        peers.get(peer)?.add(name);
      }
      return greeting(channel, name);
    },
    unsubscribe,
    memberOf: (peer, name) => channels.get(name)?.peers.get(peer),
    channelsOf: (peer) => peers.get(peer)?.size ?? 0,
    isSubscribed: (peer, name) => channels.get(name)?.peers.has(peer) ?? false,
    publish(name, event, data, { except, userId } = {}) {
      remember(name, event, data);
      const channel = channels.get(name);
      if (!channel) return 0;
      tell(channel, frames.event(name, event, data, userId), (peer) => peer.id !== except);
      return channel.peers.size;
    },
    occupied: (prefix = '') => [...channels.keys()].filter((name) => name.startsWith(prefix)),
    info(name) {
      const channel = channels.get(name);
      return {
        subscriptions: channel?.peers.size ?? 0,
        users: [...(channel?.users.keys() ?? [])],
        cached: cache.get(name)?.data,
      };
    },
    terminate(userId) {
      for (const peer of peers.keys()) if (peer.userId === userId) peer.close(4009, 'terminated');
    },
    closeAll(code, reason) {
      for (const peer of peers.keys()) peer.close(code, reason);
    },
  };
}
