import type { PushFaults, PushRule } from '../world/simulation/push-faults.ts';
import type { Peer } from './peer.ts';

/** A pushed event, for the journal. */
export interface Pushed {
  /** Channel or socket, and event: `coop-demo/desktopNotify`. */
  readonly what: string;
  readonly data: string;
  /** Names of the faults that were injected. */
  readonly faults: readonly string[];
  /** False if faults kept it from every receiver. */
  readonly arrives: boolean;
  readonly delayMs: number;
}

interface Event {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
  readonly frame: string;
  readonly peers: readonly Peer[];
}

export interface DeliveryOptions {
  readonly faults: PushFaults;
  readonly record: (pushed: Pushed) => void;
  /** Returns whether a socket is still subscribed; a delayed event is not sent to one that has left. */
  readonly isHearing: (peer: Peer, channel: string) => boolean;
}

const CLOSED = 'closed by a fault';

/** The sending part of a hub, where faults delay, duplicate, reorder or drop events. */
export function createDelivery({ faults, record, isHearing }: DeliveryOptions) {
  type Send = () => void;
  const held = new Map<string, Send[]>();

  const sending = (peer: Peer, { channel, frame }: Event): Send => {
    const { epoch } = faults;
    return () => {
      if (epoch === faults.epoch && isHearing(peer, channel)) peer.send(frame);
    };
  };
  const holdBack = (channel: string, send: Send) => {
    const waiting = held.get(channel);
    if (waiting) waiting.push(send);
    else held.set(channel, [send]);
  };

  const sendTo = (peer: Peer, event: Event, fault: PushRule['fault'] | undefined) => {
    if (fault?.kind === 'miss') return;
    if (fault?.kind === 'reorder') return holdBack(event.channel, sending(peer, event));
    if (fault?.kind === 'delay') {
      setTimeout(sending(peer, event), fault.delayMs).unref();
      return;
    }
    peer.send(event.frame);
    if (fault?.kind === 'duplicate') peer.send(event.frame);
    if (fault?.kind === 'close') peer.close(fault.code, CLOSED);
  };

  const note = (event: Event, applied: ReadonlyMap<string, PushRule>) => {
    const rules = [...new Set(applied.values())];
    const isMissed = ({ id }: Peer) => applied.get(id)?.fault.kind === 'miss';
    const delays = rules.map(({ fault }) => (fault.kind === 'delay' ? fault.delayMs : 0));
    record({
      what: `${event.channel}/${event.name}`,
      data: event.data,
      faults: rules.map(({ id }) => id),
      arrives: rules.length === 0 || !event.peers.every(isMissed),
      delayMs: Math.max(0, ...delays),
    });
  };

  const release = (channel: string) => {
    const waiting = held.get(channel) ?? [];
    held.delete(channel);
    for (const send of waiting) send();
  };

  return {
    /** Sends an event, with the world's faults applied. */
    send(event: Event): void {
      const { channel, peers } = event;
      const before = held.get(channel);
      const sockets = peers.map(({ id }) => id);
      const applied = faults.forEvent({ channel, sockets, isHolding: before !== undefined });
      for (const peer of peers) sendTo(peer, event, applied.get(peer.id)?.fault);
      if (before) release(channel);
      note(event, applied);
    },
    /** Sends the events that a fault holds back until the next one, as there may be none. */
    release(): void {
      for (const channel of [...held.keys()]) release(channel);
    },
    /** Must be called after a client's message was answered, when a fault may close the socket. */
    answered(peer: Peer): void {
      const rule = faults.forMessage(peer.id);
      if (rule?.fault.kind !== 'close') return;
      const { code } = rule.fault;
      const what = `${peer.id}/close`;
      record({ what, data: String(code), faults: [rule.id], arrives: true, delayMs: 0 });
      peer.close(code, CLOSED);
    },
    /** Returns whether a fault keeps this ping or pong from being sent. */
    withholds(kind: 'no-pong' | 'no-ping', peer: Peer): boolean {
      const rule = faults.forSilence(kind, peer.id);
      if (!rule) return false;
      const what = `${peer.id}/${kind === 'no-pong' ? 'pusher:pong' : 'pusher:ping'}`;
      record({ what, data: '', faults: [rule.id], arrives: false, delayMs: 0 });
      return true;
    },
  };
}
