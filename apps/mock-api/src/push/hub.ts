import type { PushFaults } from '../world/simulation/push-faults.ts';
import { isSigned } from './channel-name.ts';
import { createClosing, type IsLive } from './close-sockets.ts';
import { createDelivery, type Pushed } from './delivery.ts';
import { createEventCache } from './event-cache.ts';
import * as frames from './frames.ts';
import type { Peer } from './peer.ts';
import { createSubscriptions, type Member } from './subscriptions.ts';
import type { HookEvent } from './webhooks.ts';

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
  readonly isLive?: IsLive;
}

export function createHub({
  faults,
  record,
  tellServer = () => {},
  isLive = () => true,
}: HubOptions) {
  const cache = createEventCache();
  const subscriptions = createSubscriptions(cache, tellServer);
  const { peers, channels, ...acts } = subscriptions;
  const { send, ...delivery } = createDelivery({ faults, record, isHearing: acts.isSubscribed });
  const closing = createClosing(subscriptions, isLive);

  return {
    ...acts,
    ...closing,
    ...delivery,
    get size() {
      return peers.size;
    },
    memberOf: (peer: Peer, name: string): Member | undefined => channels.get(name)?.peers.get(peer),
    /** Number of channels that a socket is subscribed to. */
    channelsOf: (peer: Peer) => peers.get(peer)?.size ?? 0,
    /** Sends an event, `data` being the string that arrives, to every subscriber; returns their number. */
    publish(name: string, event: string, data: string, options: PublishOptions = {}): number {
      const { except, userId, since } = options;
      cache.remember(name, event, data);
      // Only for events from sockets; a server knows its own.
      if (event.startsWith('client-') && except !== undefined) {
        const sent = { channel: name, event, data, socket_id: except };
        const user = userId !== undefined && { user_id: userId };
        tellServer({ name: 'client_event', ...sent, ...user });
      }
      const channel = channels.get(name);
      if (channel) channel.last = `${event} ${data}`;
      const subscribed = [...(channel?.peers.keys() ?? [])];
      const hearing = isSigned(name)
        ? subscribed.filter((peer) => closing.mayHear(peer, since))
        : subscribed;
      const receiving = except === undefined ? hearing : hearing.filter(({ id }) => id !== except);
      const frame = frames.event(name, event, data, userId);
      send({ channel: name, name: event, data, frame, peers: receiving });
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
    sockets: () =>
      [...peers].map(([{ id, userId }, names]) => ({ id, userId, channels: [...names] })),
  };
}

/** The subscriptions of one world. Independent of the socket library and of signatures. */
export type Hub = ReturnType<typeof createHub>;
