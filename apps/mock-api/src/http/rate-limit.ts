import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../call/network.ts';
import { tooMany, WireError } from '../call/wire-error.ts';
import { type Counter, createCounter } from '../world/state/counter.ts';
import { BotCheckAsked } from './ask-bot-check.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LONGEST_NO = 12;
/** Failures of a number, or from an address, in an hour; after them also those calls want a bot check that had none. */
const FREE_FAILURES = 5;

/** Whether calls are limited: those that try something, and without a session those that change something. */
export function isLimited(key: EndpointKey): boolean {
  const { session, changes, isAttempt }: Endpoint = endpoints[key];
  return isAttempt === true || (session === 'none' && changes);
}

/** A call that was let through, and how it is counted in the end. */
export interface CountedTry {
  /** There were so many failures that a bot check is wanted first. */
  readonly wantsBotCheck: boolean;
  /** It was right: counts for nothing. */
  succeeded(): void;
  /** It brought no token where one is wanted: nothing was tried. */
  wasAsked(): void;
  /** It never came as far as the number: counts for the address. */
  failedBotCheck(): void;
}

export interface Limits {
  /** Lets a call through and counts it; throws 429 when there were too many. */
  admit(key: EndpointKey, request: FastifyRequest): CountedTry | undefined;
}

function numberIn(body: unknown): string {
  const { membership_no, member_group_no, ticket } = (body ?? {}) as Record<string, unknown>;
  const named = membership_no ?? member_group_no ?? ticket;
  // The body is not validated yet: everything but a short text shares one count and is refused later.
  return typeof named === 'string' ? named.slice(0, LONGEST_NO) : '';
}

/** The limits of one server; tries are counted by the machine's clock, which no tester moves. */
export function createLimits(now: () => number = Date.now): Limits {
  const ofNumber = createCounter(10, MINUTE);
  // Many people share the address of an office or of a mobile network, and all of them that of the cooperative.
  const ofAddress: readonly Counter[] = [createCounter(60, MINUTE), createCounter(300, HOUR)];
  const ofCooperative = createCounter(1_200, MINUTE);
  const failures = createCounter(FREE_FAILURES, HOUR);
  return {
    admit(key, request) {
      if (!isLimited(key)) return undefined;
      const world = request.world?.name ?? '';
      const address = [world, networkOf(request.ip)].join('/');
      const { isAttempt, countsSuccess }: Endpoint = endpoints[key];
      const who = request.session?.subject ?? numberIn(request.body);
      const number = { counter: ofNumber, name: [key, address, who].join('/') };
      const sums = isAttempt
        ? [
            ...ofAddress.map((counter) => ({ counter, name: address })),
            { counter: ofCooperative, name: world },
          ]
        : [];
      const counted = [number, ...sums];
      const at = now();
      const named = numberIn(request.body);
      // Of a number from wherever it is tried, so that guesses from many addresses are asked, too.
      const failed = [`of ${address}`, ...(named ? [`at ${world}/${named}`] : [])];
      const waitMs = Math.max(...counted.map(({ counter, name }) => counter.wait(name, at)));
      if (waitMs > 0) throw tooMany(waitMs);
      // Counted before it is answered, so that tries at the same moment do not slip through.
      for (const { counter, name } of counted) counter.add(name, at);
      const wantsBotCheck = failed.some((name) => failures.wait(name, at) > 0);
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
        wasAsked: undo,
        failedBotCheck: () => number.counter.undo(number.name),
      };
    },
  };
}

/** Whether an answer says that what was tried was right. */
const isRight = (answer: object): boolean => !('rc_code' in answer) || answer.rc_code === '1';

/** Answers a call, and counts the try by what came of it. */
export async function counted<T extends object>(
  countedTry: CountedTry | undefined,
  answering: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await answering();
    if (isRight(answer)) countedTry?.succeeded();
    return answer;
  } catch (error) {
    if (error instanceof BotCheckAsked) countedTry?.wasAsked();
    else if (error instanceof WireError && 'recaptcha' in (error.body.errors ?? {}))
      countedTry?.failedBotCheck();
    throw error;
  }
}
