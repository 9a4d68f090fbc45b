import { randomUUID } from 'node:crypto';
import {
  REQUEST_ID_HEADER,
  readRequestId,
  readTraceparent,
  referenceOf,
} from '@coop/contracts/entry/trace';
import type { FastifyServerOptions } from 'fastify';

/** Options of a server whose log has the number that the portal gives each call, and the short form of its trace. */
export const numbering: Pick<FastifyServerOptions, 'genReqId' | 'childLoggerFactory'> = {
  genReqId: ({ headers }) => readRequestId(headers[REQUEST_ID_HEADER]) ?? randomUUID(),
  childLoggerFactory: (logger, bindings, options, { headers }) => {
    const trace = readTraceparent(headers.traceparent);
    const numbers = trace && { trace_id: trace.traceId, reference: referenceOf(trace.traceId) };
    return logger.child({ ...bindings, ...numbers }, options);
  },
};
