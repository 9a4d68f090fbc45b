import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../call/network.ts';
import { tooMany, WireError } from '../call/wire-error.ts';
import { type Counter, createCounter } from '../world/state/counter.ts';
import { BotCheckRequested } from './ask-bot-check.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LONGEST_NO = 12;
/**
 * Failures per number or address in an hour, after which calls require a bot check even if they otherwise have none.
 */
const FREE_FAILURES = 5;

/** Returns whether calls are limited: attempts at credentials, and changes without a session. */
export function isLimited(key: EndpointKey): boolean {
  const { session, changes, isAttempt }: Endpoint = endpoints[key];
  return isAttempt === true || (session === 'none' && changes);
}

/** Calls that try the same secret share a budget; every other call has its own. */
const SAME_SECRET: { readonly [key in EndpointKey]?: EndpointKey } = {
  memberPasswordResetStatusShow: 'memberAuthLogin',
  memberPasswordResetUpdate: 'memberAuthLogin',
};

/** A call that was let through, to be counted by its outcome. */
export interface CountedTry {
  /** Whether a bot check is required first, after too many failures. */
  readonly wantsBotCheck: boolean;
  /** Not counted at all. */
  succeeded(): void;
  /** Counts for the cooperative, too. */
  failed(): void;
  /** The required token was missing: nothing was attempted. */
  wasRequested(): void;
  /** The number was not checked: counts only for the visitor. */
  failedBotCheck(): void;
}

function numberIn(body: unknown): string {
  const { membership_no, member_group_no, ticket } = (body ?? {}) as Record<string, unknown>;
  const named = membership_no ?? member_group_no ?? ticket;
  // The body is not validated yet: everything except a short text shares one count and is refused later.
  return typeof named === 'string' ? named.slice(0, LONGEST_NO) : '';
}

/** Whose budget a call takes from: the signed-in person's, whatever the address, or the address's. */
const visitorOf = ({ session, ip }: FastifyRequest) =>
  session ? `${session.kind} ${session.subject}` : networkOf(ip);

/**
 * Creates the limits of one server; attempts are counted by the machine's clock, which no tester moves. Every budget
 * belongs to a visitor, so that nobody can use up somebody else's: a flood that fills the cooperative's makes each
 * visitor's smaller and asks for the bot check, and refuses nobody else.
 */
export function createLimits(now: () => number = Date.now) {
  const ofNumber = createCounter(10, MINUTE);
  // Many people share the address of an office or of a mobile network.
  const ofVisitor: readonly Counter[] = [createCounter(60, MINUTE), createCounter(300, HOUR)];
  const ofVisitorInFlood = createCounter(30, MINUTE);
  const ofCooperative = createCounter(1_200, MINUTE);
  const failures = createCounter(FREE_FAILURES, HOUR);
  return {
    /** Lets a call through and counts it; throws 429 if there were too many. */
    admit(key: EndpointKey, request: FastifyRequest): CountedTry | undefined {
      if (!isLimited(key)) return undefined;
      const world = request.world?.name ?? '';
      const { isAttempt, countsSuccess }: Endpoint = endpoints[key];
      const kind = [world, SAME_SECRET[key] ?? key].join('/');
      const visitor = visitorOf(request);
      const named = numberIn(request.body);
      const number = {
        counter: ofNumber,
        name: [world, key, visitor, request.session?.subject ?? named].join('/'),
      };
      const lane = [kind, visitor].join('/');
      const own = isAttempt ? [...ofVisitor, ofVisitorInFlood] : [];
      const counted = [number, ...own.map((counter) => ({ counter, name: lane }))];
      const at = now();
      // Counted per number from any address, so that distributed guesses also require a check.
      const failed = [`of ${world}/${visitor}`, ...(named ? [`at ${world}/${named}`] : [])];
      const isFlooded = ofCooperative.wait(kind, at) > 0;
      const binding = counted.filter(({ counter }) => isFlooded || counter !== ofVisitorInFlood);
      const waitMs = Math.max(...binding.map(({ counter, name }) => counter.wait(name, at)));
      if (waitMs > 0) throw tooMany(waitMs);
      // Counted before the answer, so that simultaneous attempts do not slip through.
      for (const { counter, name } of counted) counter.add(name, at);
      const wantsBotCheck = isFlooded || failed.some((name) => failures.wait(name, at) > 0);
      if (isAttempt) for (const name of failed) failures.add(name, at);
      const undo = () => {
        for (const { counter, name } of counted) counter.undo(name);
        if (isAttempt) for (const name of failed) failures.undo(name);
      };
      return {
        wantsBotCheck,
        succeeded() {
          if (isAttempt && !countsSuccess) undo();
        },
        failed() {
          if (isAttempt) ofCooperative.add(kind, now());
        },
        wasRequested: undo,
        failedBotCheck: () => number.counter.undo(number.name),
      };
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** Returns whether an answer reports success. */
const isRight = (answer: object): boolean => !('rc_code' in answer) || answer.rc_code === '1';

/** Answers a call, and counts the attempt by its outcome. */
export async function counted<T extends object>(
  countedTry: CountedTry | undefined,
  answering: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await answering();
    if (isRight(answer)) countedTry?.succeeded();
    else countedTry?.failed();
    return answer;
  } catch (error) {
    if (error instanceof BotCheckRequested) countedTry?.wasRequested();
    else if (error instanceof WireError && 'recaptcha' in (error.body.errors ?? {}))
      countedTry?.failedBotCheck();
    else countedTry?.failed();
    throw error;
  }
}
