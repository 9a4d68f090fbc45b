import { createRules, isDue, type Occasions, type Rule, type Rules } from './rules.ts';

/** Where a fault of an event happens; everywhere if nothing is said. */
interface OnEvents {
  readonly channel?: string | undefined;
  readonly socket?: string | undefined;
}

interface OnSocket {
  readonly socket?: string | undefined;
}

/** How the push connection of one world is to fail. Events of the protocol itself always arrive. */
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
    /** A client's ping stays without an answer; or the server asks nobody whether he lives. */
    | (OnSocket & { readonly kind: 'no-pong' | 'no-ping' })
  );
export type EventFault = Extract<PushFault, { kind: 'miss' | 'duplicate' | 'reorder' | 'delay' }>;
export type PushRule = Rule<PushFault>;

/** An event on its way to the subscribers of a channel. */
export interface PushOccasion {
  readonly channel: string;
  /** Whether a socket is among the subscribers. */
  hears(socket: string): boolean;
  /** Whether an event of the channel is held back already: two that wait for each other would wait for ever. */
  readonly isHolding: boolean;
}

export interface PushFaults extends Rules<PushFault> {
  /** Grows whenever the rules are put back: what was held back before that is never sent. */
  readonly epoch: number;
  /** Every rule that applies to an event, the oldest first. */
  forEvent(occasion: PushOccasion): readonly PushRule[];
  /** The rule that applies to a client's message. */
  forMessage(socket: string): PushRule | undefined;
  /** The rule that swallows a ping or a pong. */
  forSilence(kind: 'no-pong' | 'no-ping', socket: string): PushRule | undefined;
}

const SILENT = ['no-pong', 'no-ping'];

function fitsEvent({ fault }: PushRule, { channel, hears }: PushOccasion): boolean {
  if (SILENT.includes(fault.kind) || (fault.kind === 'close' && fault.after === 'message')) {
    return false;
  }
  if ('channel' in fault && fault.channel !== undefined && fault.channel !== channel) return false;
  return fault.socket === undefined || hears(fault.socket);
}

const fitsSocket = ({ fault }: PushRule, socket: string) =>
  fault.socket === undefined || fault.socket === socket;

export function createPushFaults(): PushFaults {
  const rules = createRules<PushFault>('p');
  let epoch = 0;
  return {
    ...rules,
    get epoch() {
      return epoch;
    },
    restore(kept) {
      rules.restore(kept);
      epoch += 1;
    },
    forEvent(occasion) {
      return rules.list().filter((rule) => {
        if (!fitsEvent(rule, occasion)) return false;
        if (rule.fault.kind !== 'reorder' || !occasion.isHolding) return isDue(rule);
        rule.seen += 1;
        return false;
      });
    },
    forMessage: (socket) =>
      rules
        .list()
        .find(
          (rule) =>
            rule.fault.kind === 'close' &&
            rule.fault.after === 'message' &&
            fitsSocket(rule, socket) &&
            isDue(rule),
        ),
    forSilence: (kind, socket) =>
      rules
        .list()
        .find((rule) => rule.fault.kind === kind && fitsSocket(rule, socket) && isDue(rule)),
  };
}
