import { isCache, isPresence } from './channel-name.ts';
import type { EventCache } from './event-cache.ts';
import * as frames from './frames.ts';
import { MAX_PRESENCE_MEMBERS } from './limits.ts';
import type { Peer } from './peer.ts';
import type { HookEvent } from './webhooks.ts';

/** A socket's user on a presence channel. */
export interface Member {
  readonly userId: string;
  readonly userInfo: unknown;
}

interface Channel {
  readonly peers: Map<Peer, Member | undefined>;
  /** Presence channels only: each user once, whatever the number of sockets. */
  readonly users: Map<string, { info: unknown; sockets: number }>;
  /** The last event since somebody subscribed, for testers. */
  last?: string;
}

type TellServer = (event: HookEvent) => void;

function presenceOf({ users }: Channel) {
  const hash = Object.fromEntries([...users].map(([id, { info }]) => [id, info]));
  return { presence: { ids: [...users.keys()], hash, count: users.size } };
}

function tell(channel: Channel, frame: string): void {
  for (const peer of channel.peers.keys()) peer.send(frame);
}

/** Adds a socket of a user; the other members are told only of a user's first socket. */
function enter(channel: Channel, name: string, member: Member, tellServer: TellServer): void {
  const { userId, userInfo } = member;
  const user = channel.users.get(userId);
  if (user) {
    user.sockets += 1;
    return;
  }
  channel.users.set(userId, { info: userInfo, sockets: 1 });
  tell(channel, frames.memberAdded(name, userId, userInfo));
  tellServer({ name: 'member_added', channel: name, user_id: userId });
}

function exit(channel: Channel, name: string, { userId }: Member, tellServer: TellServer): void {
  const user = channel.users.get(userId);
  if (!user) return;
  user.sockets -= 1;
  if (user.sockets > 0) return;
  channel.users.delete(userId);
  tell(channel, frames.memberRemoved(name, userId));
  tellServer({ name: 'member_removed', channel: name, user_id: userId });
}

/** Creates the table of the connected sockets and their channels. */
export function createSubscriptions(cache: EventCache, tellServer: TellServer) {
  const peers = new Map<Peer, Set<string>>();
  const channels = new Map<string, Channel>();

  const greeting = (channel: Channel, name: string): string[] => {
    const welcome = frames.subscribed(name, isPresence(name) ? presenceOf(channel) : {});
    if (!isCache(name)) return [welcome];
    const last = cache.last(name);
    if (!last) tellServer({ name: 'cache_miss', channel: name });
    return [welcome, last ? frames.event(name, last.event, last.data) : frames.cacheMiss(name)];
  };

  const unsubscribe = (peer: Peer, name: string) => {
    const channel = channels.get(name);
    if (!channel?.peers.has(peer)) return;
    const member = channel.peers.get(peer);
    channel.peers.delete(peer);
    peers.get(peer)?.delete(name);
    if (member) exit(channel, name, member, tellServer);
    if (channel.peers.size > 0) return;
    channels.delete(name);
    tellServer({ name: 'channel_vacated', channel: name });
  };

  return {
    peers: peers as ReadonlyMap<Peer, ReadonlySet<string>>,
    channels: channels as ReadonlyMap<string, Channel>,
    join: (peer: Peer) => void peers.set(peer, new Set()),
    leave(peer: Peer): void {
      for (const name of [...(peers.get(peer) ?? [])]) unsubscribe(peer, name);
      peers.delete(peer);
    },
    /** Returns the frames to send to the subscriber; undefined when the channel is full. */
    subscribe(peer: Peer, name: string, member?: Member): readonly string[] | undefined {
      const channel = channels.get(name) ?? { peers: new Map(), users: new Map() };
      if (!channel.peers.has(peer)) {
        const isNew = member && !channel.users.has(member.userId);
        if (isNew && channel.users.size >= MAX_PRESENCE_MEMBERS) return undefined;
        if (!channels.has(name)) tellServer({ name: 'channel_occupied', channel: name });
        channels.set(name, channel);
        // Before the socket is added, so that it does not receive its own member_added.
        if (member) enter(channel, name, member, tellServer);
        channel.peers.set(peer, member);
        peers.get(peer)?.add(name);
      }
      return greeting(channel, name);
    },
    unsubscribe,
    isSubscribed: (peer: Peer, name: string) => channels.get(name)?.peers.has(peer) ?? false,
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
