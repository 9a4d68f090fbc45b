import type { EndpointKey } from '@coop/contracts/endpoints';
import { readTraceparent, referenceOf } from '@coop/contracts/entry/trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shownHeaders } from './shown-headers.ts';

export interface Recorded {
  /** Undefined for a call of no endpoint. */
  readonly endpoint: EndpointKey | undefined;
  readonly status: number;
  readonly response: string | Buffer;
  readonly ms: number;
}

/** Returns the request body as parsed by the mock or sent to the backend. A file is replaced by its length. */
function sentText({ body, sentBody, headers }: FastifyRequest): string {
  if (!sentBody) return body === undefined ? '' : JSON.stringify(body);
  const type = headers['content-type'] ?? '';
  const isText = sentBody.length === 0 || /json|text|urlencoded/.test(type);
  return isText ? sentBody.toString() : `(${type || 'no content type'}, ${sentBody.length} bytes)`;
}

/** Records an answered (or cut) call in its world's journal, and counts a backend's breaches. */
export function record(request: FastifyRequest, reply: FastifyReply, answer: Recorded): void {
  const { world, session, fault, almost, proxied } = request;
  if (!world) return;
  const now = world.clock.now();
  const type = reply.getHeader('content-type');
  const trace = readTraceparent(request.headers.traceparent);
  const seq = world.journal.add({
    at: now,
    method: request.method,
    url: request.url,
    endpoint: answer.endpoint,
    subject: session?.subject,
    status: answer.status,
    ms: Math.round(answer.ms * 10) / 10,
    request: sentText(request),
    response: answer.response,
    headers: shownHeaders(request, reply),
    ...(trace && { reference: referenceOf(trace.traceId) }),
    ...(fault && { fault: fault.id }),
    ...(almost && { almost }),
    ...(proxied && {
      answeredBy: proxied.by,
      breaches: proxied.findings.length + (proxied.across?.length ?? 0),
      ...(proxied.failure !== undefined && { failure: proxied.failure }),
      ...(type !== undefined && { type: String(type) }),
    }),
  });
  if (proxied && answer.endpoint)
    world.breaches.add(answer.endpoint, proxied.findings, { seq, at: now });
  for (const item of proxied?.across ?? [])
    world.breaches.add(item.at, [item.finding], { seq, at: now });
}
