import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  REFERENCE_HEADER,
  REQUEST_ID_HEADER,
  readRequestId,
  readTraceparent,
  referenceOf,
} from '@coop/contracts/entry/trace';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** The number of a request in its forms. */
interface Trace {
  readonly traceId: string;
  /** Of whoever passed the request on; else of nobody. */
  readonly spanId: string;
  readonly flags: string;
  /** Entries that the proxies before this server have added for their own tracing. */
  readonly state: string | undefined;
  readonly requestId: string;
  /** The form for people. */
  readonly reference: string;
}

const traces = new WeakMap<IncomingMessage, Trace>();
const byHeaders = new WeakMap<object, Trace>();

/** Returns the trace of the request that has these headers, as the server has numbered it. */
export const traceOfHeaders = (headers: object): Trace | undefined => byHeaders.get(headers);

const newSpan = () => randomBytes(8).toString('hex');
let spanNow: () => string | undefined = () => undefined;

/** Has calls to backends name the span under which they are made. */
export function followSpans(read: typeof spanNow): void {
  spanNow = read;
}

/** Takes the number of a trusted proxy; makes what is missing. */
function makeTrace({ headers }: IncomingMessage, isTrusted: boolean): Trace {
  const parent = isTrusted ? readTraceparent(headers.traceparent) : undefined;
  const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
  const state = parent && headers.tracestate;
  const requestId = (isTrusted && readRequestId(headers[REQUEST_ID_HEADER])) || traceId;
  return {
    traceId,
    spanId: parent?.spanId ?? newSpan(),
    // A visitor's call is looked for by its number, so the backend is to keep its trace.
    flags: parent?.flags ?? '01',
    state: typeof state === 'string' && state.length <= 512 ? state : undefined,
    requestId,
    reference: referenceOf(traceId),
  };
}

/** Returns the options of a server that numbers its requests and writes the number into each line of a request. */
export function numbering(trustedProxies: readonly string[]) {
  const trust = proxyAddr.compile([...trustedProxies]);
  const traceFor = (raw: IncomingMessage): Trace => {
    const trace = traces.get(raw) ?? makeTrace(raw, trust(raw.socket.remoteAddress ?? '', 0));
    traces.set(raw, trace);
    byHeaders.set(raw.headers, trace);
    return trace;
  };
  return {
    genReqId: (raw) => traceFor(raw as IncomingMessage).requestId,
    childLoggerFactory: (logger, bindings, options, raw) => {
      const { traceId, reference } = traceFor(raw as IncomingMessage);
      return logger.child({ ...bindings, trace_id: traceId, reference }, options);
    },
  } satisfies FastifyServerOptions;
}

/** Returns the headers by which the visitor names the request. */
export function answerNumbers({ raw, id }: FastifyRequest): Record<string, string> {
  const { reference = '' } = traces.get(raw) ?? {};
  return { 'X-Request-Id': id, [REFERENCE_HEADER]: reference };
}

/** Returns the headers by which the backend names a call that belongs to the request. */
export function callNumbers({ raw, id }: FastifyRequest): Record<string, string> {
  const trace = traces.get(raw);
  if (!trace) return {};
  const span = spanNow() ?? newSpan();
  return {
    traceparent: `00-${trace.traceId}-${span}-${trace.flags}`,
    ...(trace.state && { tracestate: trace.state }),
    [REQUEST_ID_HEADER]: id,
  };
}

const current = new AsyncLocalStorage<FastifyRequest>();

/** Returns the request for which the server is working; undefined where it works for itself. */
export const currentRequest = (): FastifyRequest | undefined => current.getStore();

/** Remembers each request while the server works for it, and names it in its answer. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    reply.headers(answerNumbers(request));
    current.run(request, done);
  });
}
