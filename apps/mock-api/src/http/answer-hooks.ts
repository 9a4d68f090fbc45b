import type { EndpointKey } from '@coop/contracts/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dress, dribble, malform, truncate } from '../call/fault.ts';
import { applyQuirks } from '../world/rig/quirks.ts';
import { record } from './record.ts';

/** Text of a payload that is a buffer, as the answers of a backend are. */
const bytesText = (payload: unknown) => (Buffer.isBuffer(payload) ? payload.toString() : '');

const hasAny = (quirks: object): boolean => Object.values(quirks).some(Boolean);

/** The hooks that an answer passes on its way out: the world's quirks, the rest of a fault, the journal. */
export function answerHooks(key: EndpointKey) {
  return {
    preSerialization: async (request: FastifyRequest, _reply: FastifyReply, answer: unknown) => {
      const quirks = request.world?.quirks;
      return quirks && hasAny(quirks) ? applyQuirks(answer as object, quirks) : answer;
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const text = typeof payload === 'string' ? payload : bytesText(payload);
      const response = request.fault?.malformed ? malform(text) : text;
      record(request, reply, {
        endpoint: key,
        status: reply.statusCode,
        response,
        ms: reply.elapsedTime,
      });
      const { fault } = request;
      if (fault) dress(fault, reply);
      if (fault?.truncate) truncate(reply, response);
      // Bytes of a backend go out as they came.
      const sent = response === text ? payload : response;
      if (!fault?.dribbleMs || fault.truncate) return sent;
      reply.removeHeader('content-length');
      return dribble(fault, Buffer.isBuffer(sent) ? sent : response);
    },
  };
}
