import type { PushFaults } from '../world/simulation/push-faults.ts';
import { isCache, isPresence, isSigned } from './channel-name.ts';
import { createDelivery, type Pushed } from './delivery.ts';
import { createEventCache } from './event-cache.ts';
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

export interface ChannelInfo {
  readonly subscriptions: number;
  readonly users: readonly string[];
  /** Last event of a cache channel. */
  readonly cached: string | undefined;
  /** Last event of any channel, its name and data. */
  readonly last: string | undefined;
}

interface PublishOptions {
  /** The socket that caused the event and must not receive it. */
  readonly except?: string | undefined;
  /** Sender of a client event on a presence channel. */
  readonly userId?: string | undefined;
  /** Moment when it came about, where a tester has moved the clock since: whoever could hear it then does. */
  readonly since?: number | undefined;
}

export interface HubOptions {
  readonly faults: PushFaults;
  /** Called for every event and every injected fault. */
  readonly record: (pushed: Pushed) => void;
  /** Receives events for the application's own server. */
  readonly tellServer?: (event: HookEvent) => void;
  /** Returns whether a session may still be used, or might have been at a time. */
  readonly isLive?: (sessionId: string, instant?: number) => boolean;
}

/** Clients reconnect at once after this code, and have to ask for their private channels again. */
const SESSION_OVER = 4200;

function presenceOf({ users }: Channel) {
  const hash = Object.fromEntries([...users].map(([id, { info }]) => [id, info]));
  return { presence: { ids: [...users.keys()], hash, count: users.size } };
}

export function createHub({
  faults,
  record,
  tellServer = () => {},
  isLive = () => true,
}: HubOptions) {
  /** The connected sockets and their channels. */
  const peers = new Map<Peer, Set<string>>();
  const channels = new Map<string, Channel>();
  const cache = createEventCache();
  const isSubscribed = (peer: Peer, name: string) => channels.get(name)?.peers.has(peer) ?? false;
  const delivery = createDelivery({ faults, record, isHearing: isSubscribed });

  const tell = (channel: Channel, frame: string) => {
    for (const peer of channel.peers.keys()) peer.send(frame);
  };

  /** Adds a socket of a user; the other members are told only of a user's first socket. */
  const enter = (channel: Channel, name: string, { userId, userInfo }: Member) => {
    const user = channel.users.get(userId);
    if (user) {
      user.sockets += 1;
      return;
    }
    channel.users.set(userId, { info: userInfo, sockets: 1 });
    tell(channel, frames.memberAdded(name, userId, userInfo));
    tellServer({ name: 'member_added', channel: name, user_id: userId });
  };
  const exit = (channel: Channel, name: string, { userId }: Member) => {
    const user = channel.users.get(userId);
    if (!user) return;
    user.sockets -= 1;
    if (user.sockets > 0) return;
    channel.users.delete(userId);
    tell(channel, frames.memberRemoved(name, userId));
    tellServer({ name: 'member_removed', channel: name, user_id: userId });
  };

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
    if (member) exit(channel, name, member);
    if (channel.peers.size > 0) return;
    channels.delete(name);
    tellServer({ name: 'channel_vacated', channel: name });
  };

  const mayHear = (peer: Peer, instant?: number) => {
    if ([...peer.sessions].every((id) => isLive(id, instant))) return true;
    peer.close(SESSION_OVER, 'the session is over');
    return false;
  };

  return {
    get size() {
      return peers.size;
    },
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
        if (member) enter(channel, name, member);
        channel.peers.set(peer, member);
        peers.get(peer)?.add(name);
      }
      return greeting(channel, name);
    },
    unsubscribe,
    memberOf: (peer: Peer, name: string): Member | undefined => channels.get(name)?.peers.get(peer),
    /** Number of channels that a socket is subscribed to. */
    channelsOf: (peer: Peer) => peers.get(peer)?.size ?? 0,
    isSubscribed,
    /** Sends an event, `data` being the string that arrives, to every subscriber; returns their number. */
    publish(
      name: string,
      event: string,
      data: string,
      { except, userId, since }: PublishOptions = {},
    ): number {
      cache.remember(name, event, data);
      // Only for events from sockets; a server knows its own.
      if (event.startsWith('client-') && except !== undefined) {
        const sent = { channel: name, event, data, socket_id: except };
        tellServer({
          name: 'client_event',
          ...sent,
          ...(userId !== undefined && { user_id: userId }),
        });
      }
      const channel = channels.get(name);
      if (channel) channel.last = `${event} ${data}`;
      const subscribed = [...(channel?.peers.keys() ?? [])];
      const hearing = isSigned(name)
        ? subscribed.filter((peer) => mayHear(peer, since))
        : subscribed;
      const peers = except === undefined ? hearing : hearing.filter(({ id }) => id !== except);
      const frame = frames.event(name, event, data, userId);
      delivery.send({ channel: name, name: event, data, frame, peers });
      return hearing.length;
    },
    occupied: (prefix = '') => [...channels.keys()].filter((name) => name.startsWith(prefix)),
    info(name: string): ChannelInfo {
      const channel = channels.get(name);
      return {
        subscriptions: channel?.peers.size ?? 0,
        users: [...(channel?.users.keys() ?? [])],
        cached: cache.last(name)?.data,
        last: channel?.last,
      };
    },
    /** Notes the session that lets a socket hear a private channel. */
    tie(socketId: string, sessionId: string): void {
      for (const peer of peers.keys()) if (peer.id === socketId) peer.sessions.add(sessionId);
    },
    /** Closes the sockets of a session that is over. */
    endSession(sessionId: string): void {
      for (const peer of [...peers.keys()])
        if (peer.sessions.has(sessionId)) peer.close(SESSION_OVER, 'the session is over');
    },
    /** Returns whether every session of a socket may still be used; closes the socket if not. */
    mayHear,
    /** Closes all sockets of a signed-in user. */
    terminate(userId: string): void {
      for (const peer of peers.keys()) if (peer.userId === userId) peer.close(4009, 'terminated');
    },
    /** Closes the matching sockets, all without a filter; returns their number. */
    close(
      code: number,
      reason: string,
      { socket, channel }: { socket?: string; channel?: string } = {},
    ): number {
      const fit = [...peers.keys()].filter(
        (peer) =>
          (socket === undefined || peer.id === socket) &&
          (channel === undefined || isSubscribed(peer, channel)),
      );
      for (const peer of fit) peer.close(code, reason);
      return fit.length;
    },
    sockets: () =>
      [...peers].map(([{ id, userId }, channels]) => ({ id, userId, channels: [...channels] })),
    /** Must be called after a client's message was answered, when a fault may close the socket. */
    answered: delivery.answered,
    /** Returns whether a fault keeps this ping or pong from being sent. */
    withholds: delivery.withholds,
    /** Sends the events that a fault holds back. */
    release: delivery.release,
  };
}

/** The subscriptions of one world. Independent of the socket library and of signatures. */
export type Hub = ReturnType<typeof createHub>;
