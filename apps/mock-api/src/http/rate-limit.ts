import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../call/network.ts';
import { tooMany, WireError } from '../call/wire-error.ts';
import { BotCheckRequested } from './ask-bot-check.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly key?: EndpointKey;
  }
}

const MINUTE = 60_000;
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

function numberIn(body: unknown): string {
  const { membership_no, member_group_no, ticket } = (body ?? {}) as Record<string, unknown>;
  const named = membership_no ?? member_group_no ?? ticket;
  // The body is not validated yet: everything except a short text shares one count and is refused later.
  return typeof named === 'string' ? named.slice(0, LONGEST_NO) : '';
}

/** Returns whose budget a call takes from: the signed-in person's, whatever the address, or the address's. */
const visitorOf = ({ session, ip }: FastifyRequest) =>
  session ? `${session.kind} ${session.subject}` : networkOf(ip);

const inWorld = ({ world }: FastifyRequest, ...names: string[]) =>
  [world?.name ?? '', ...names].join('/');

const keyOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.key ?? 'memberAuthLogin';

/**
 * Creates the limits of one server. Every budget belongs to a visitor, so that no flood uses up somebody else's; failures
 * are also counted per number from any address, so that distributed guesses require the bot check.
 */
function createLimits(app: FastifyInstance) {
  const limit = (max: number, timeWindow: number, nameOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: nameOf });
  const byVisitor = (request: FastifyRequest) =>
    inWorld(request, SAME_SECRET[keyOf(request)] ?? keyOf(request), visitorOf(request));
  return {
    number: limit(10, MINUTE, (request) => {
      const about = request.session?.subject ?? numberIn(request.body);
      return inWorld(request, keyOf(request), visitorOf(request), about);
    }),
    // Many people share the address of an office or of a mobile network.
    visitor: [limit(60, MINUTE, byVisitor), limit(300, HOUR, byVisitor)],
    failures: [
      limit(FREE_FAILURES, HOUR, (request) => inWorld(request, 'of', visitorOf(request))),
      limit(FREE_FAILURES, HOUR, (request) => inWorld(request, 'at', numberIn(request.body))),
    ],
  };
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** Returns the milliseconds until there is room again; 0 if there is. */
async function waitFor(limit: Limit, request: FastifyRequest): Promise<number> {
  const found = await limit(request, { increment: false });
  return found.isAllowed || found.remaining > 0 ? 0 : found.ttl;
}

async function longestWait(limits: readonly Limit[], request: FastifyRequest): Promise<number> {
  return Math.max(...(await Promise.all(limits.map((limit) => waitFor(limit, request)))));
}

/** Returns whether an answer reports success. */
const isRight = (answer: object): boolean => !('rc_code' in answer) || answer.rc_code === '1';

const isBotCheck = (error: unknown): boolean =>
  error instanceof WireError && 'recaptcha' in (error.body.errors ?? {});

/** Creates what lets the calls of one server through, and counts them by their outcome. */
export async function createGate(app: FastifyInstance) {
  await app.register(rateLimit, { global: false });
  const { number, visitor, failures } = createLimits(app);
  const limitsOf = ({ isAttempt }: Endpoint) => (isAttempt ? [number, ...visitor] : [number]);
  const count = (limits: readonly Limit[], request: FastifyRequest) =>
    Promise.all(limits.map((limit) => limit(request)));
  return {
    /** Throws 429 after too many calls, and says whether the bot check is required first. */
    async admit(key: EndpointKey, request: FastifyRequest): Promise<void> {
      if (!isLimited(key)) return;
      const waitMs = await longestWait(limitsOf(endpoints[key]), request);
      if (waitMs > 0) throw tooMany(waitMs);
      request.wantsBotCheck = (await longestWait(failures, request)) > 0;
    },
    /** Answers a call and counts it; the successes of an attempt only if the contract says so. */
    async counted<T extends object>(
      key: EndpointKey,
      request: FastifyRequest,
      answering: () => Promise<T>,
    ): Promise<T> {
      if (!isLimited(key)) return answering();
      const { isAttempt, countsSuccess }: Endpoint = endpoints[key];
      const limits = limitsOf(endpoints[key]);
      const all = isAttempt ? [...limits, ...failures] : limits;
      try {
        const answer = await answering();
        if (!isAttempt || countsSuccess || !isRight(answer)) await count(all, request);
        return answer;
      } catch (error) {
        // Who was only asked for the bot check has tried nothing, who failed it not the number.
        if (error instanceof BotCheckRequested) throw error;
        await count(isBotCheck(error) ? all.filter((limit) => limit !== number) : all, request);
        throw error;
      }
    },
  };
}

export type Gate = Awaited<ReturnType<typeof createGate>>;
