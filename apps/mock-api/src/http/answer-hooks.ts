import type { EndpointKey } from '@coop/contracts/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { malform, sendSlowly, setHeaders, truncate } from '../call/fault.ts';
import { applyQuirks } from '../world/simulation/quirks.ts';
import { record } from './record.ts';

/** Texts from this length on are converted to bytes once, for the journal and the socket; shorter ones stay text. */
const LONG = 4_096;

/** Returns a payload as it is kept and sent; undefined if it is neither text nor bytes. */
function toBytes(payload: unknown): string | Buffer | undefined {
  if (Buffer.isBuffer(payload)) return payload;
  if (typeof payload !== 'string') return undefined;
  return payload.length < LONG ? payload : Buffer.from(payload);
}

/** Says when a world of the call's name was dropped, until a caller has read it in words. */
const LOST_HEADER = 'x-mock-world-dropped';

/** Tells the callers of a world that began anew, up to the first who is refused as a stranger and told in words. */
function tellLost({ world }: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  if (!world?.lost) return answer;
  const { at, sentence } = world.lost;
  reply.header(LOST_HEADER, new Date(at).toISOString());
  if (reply.statusCode !== 401 || typeof answer !== 'object') return answer;
  world.lost = undefined;
  return { ...answer, error: sentence, message: sentence };
}

const hasAny = (quirks: object): boolean => Object.values(quirks).some(Boolean);

/** Creates the hooks for outgoing answers: the world's quirks, the rest of a fault, the journal. */
export function answerHooks(key: EndpointKey) {
  return {
    preSerialization: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const answer = tellLost(request, reply, payload);
      const quirks = request.world?.quirks;
      return quirks && hasAny(quirks) ? applyQuirks(answer as object, quirks) : answer;
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const bytes = toBytes(payload);
      const text = bytes ?? '';
      const { fault } = request;
      const response = fault?.malformed ? malform(String(text)) : text;
      if (fault) setHeaders(fault, reply);
      record(request, reply, {
        endpoint: key,
        status: reply.statusCode,
        response,
        ms: reply.elapsedTime,
      });
      if (fault?.truncate) truncate(reply, String(response));
      const sent = fault ? response : (bytes ?? payload);
      if (!fault?.dribbleMs || fault.truncate) return sent;
      reply.removeHeader('content-length');
      return sendSlowly(fault, response);
    },
  };
}
