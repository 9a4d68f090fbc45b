import { createRules, isDue, type Occasions, type Rule } from './rules.ts';

/** Channels and sockets that a fault applies to; without restriction, all. */
interface OnEvents {
  readonly channel?: string | undefined;
  readonly socket?: string | undefined;
}

interface OnSocket {
  readonly socket?: string | undefined;
}

/** A fault of the push connection in one world. Events of the protocol itself are not affected. */
export type PushFault = Occasions &
  (
    | (OnEvents & { readonly kind: 'miss' | 'duplicate' })
    /** Holds an event back until the channel's next one has gone out. */
    | (OnEvents & { readonly kind: 'reorder' })
    | (OnEvents & { readonly kind: 'delay'; readonly delayMs: number })
    /** Closes after an event went out to a client. */
    | (OnEvents & { readonly kind: 'close'; readonly after: 'event'; readonly code: number })
    /** Closes after a message of a client was answered. */
    | (OnSocket & { readonly kind: 'close'; readonly after: 'message'; readonly code: number })
    /** Does not answer a client's ping, or does not ping silent clients. */
    | (OnSocket & { readonly kind: 'no-pong' | 'no-ping' })
  );
export type PushRule = Rule<PushFault>;

/** An event on its way to the subscribers of a channel. */
interface PushOccasion {
  readonly channel: string;
  readonly sockets: readonly string[];
  /** Tells whether an event of the channel is already held back; two that wait for each other would never be sent. */
  readonly isHolding: boolean;
}

const SILENT = ['no-pong', 'no-ping'];

function fitsChannel({ fault }: PushRule, channel: string): boolean {
  if (SILENT.includes(fault.kind) || (fault.kind === 'close' && fault.after === 'message')) {
    return false;
  }
  return !('channel' in fault) || fault.channel === undefined || fault.channel === channel;
}

const fitsSocket = ({ fault }: PushRule, socket: string) =>
  fault.socket === undefined || fault.socket === socket;

export function createPushFaults() {
  const rules = createRules<PushFault>('p');
  let epoch = 0;
  return {
    ...rules,
    /** Incremented whenever the rules are restored; events held back before that are not sent any more. */
    get epoch() {
      return epoch;
    },
    restore(kept: readonly PushRule[]): void {
      rules.restore(kept);
      epoch += 1;
    },
    /** Returns for each socket the oldest rule that applies to the event. */
    forEvent({ channel, sockets, isHolding }: PushOccasion): ReadonlyMap<string, PushRule> {
      const taken = new Map<string, PushRule>();
      for (const rule of rules.list()) {
        if (!fitsChannel(rule, channel)) continue;
        const struck = sockets.filter((socket) => !taken.has(socket) && fitsSocket(rule, socket));
        // Older rules already apply to all receivers, so this does not count as an occasion of the rule.
        if (struck.length === 0) continue;
        if (rule.fault.kind === 'reorder' && isHolding) rule.seen += 1;
        else if (isDue(rule)) for (const socket of struck) taken.set(socket, rule);
      }
      return taken;
    },
    /** Returns the rule that applies to a client's message. */
    forMessage: (socket: string): PushRule | undefined =>
      rules
        .list()
        .find(
          (rule) =>
            rule.fault.kind === 'close' &&
            rule.fault.after === 'message' &&
            fitsSocket(rule, socket) &&
            isDue(rule),
        ),
    /** Returns the rule that suppresses a ping or a pong. */
    forSilence: (kind: 'no-pong' | 'no-ping', socket: string): PushRule | undefined =>
      rules
        .list()
        .find((rule) => rule.fault.kind === kind && fitsSocket(rule, socket) && isDue(rule)),
  };
}

export type PushFaults = ReturnType<typeof createPushFaults>;
