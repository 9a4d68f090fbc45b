import type { FastifyReply, FastifyRequest } from 'fastify';
import { Busy } from '../world/state/queue.ts';

/** Bytes of large bodies that may be under way at once, two of the largest: each is in memory as a whole, some four times. */
const MOST_BYTES = 36 * 1_024 * 1_024;
/** Large bodies of one sign-in: the one that is sent, and one that was given up. */
const MOST_OF_ONE = 2;
const RETRY_SECONDS = 10;

/** Admits large bodies while there is room for them; a body is under way until its call is answered or broken off. */
export function roomForLargeBodies(mostBytes = MOST_BYTES) {
  const bySignIn = new Map<string, number>();
  let bytes = 0;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const who = request.token ?? request.ip;
    const announced = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit);
    const size = Math.min(announced, request.routeOptions.bodyLimit);
    const open = bySignIn.get(who) ?? 0;
    if (open >= MOST_OF_ONE || bytes + size > mostBytes) throw new Busy(RETRY_SECONDS);
    bytes += size;
    bySignIn.set(who, open + 1);
    reply.raw.once('close', () => {
      bytes -= size;
      const left = (bySignIn.get(who) ?? 1) - 1;
      if (left > 0) bySignIn.set(who, left);
      else bySignIn.delete(who);
    });
  };
}
