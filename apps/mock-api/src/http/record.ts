import type { EndpointKey } from '@coop/contracts/endpoints';
import type { FastifyRequest } from 'fastify';

/** Characters of a body that are kept. */
const KEPT = 64_000;
/** Fields whose values nobody should read in a journal. */
const SECRET = /^(?:token|otp|ticket|card_person|image|base64|recaptcha|.*pass(?:word)?)$/i;
/** A field whose value is text, in JSON. */
const TEXT_FIELD = /"(\w+)"(\s*:\s*)"[^"\\]*(?:\\.[^"\\]*)*"/g;

const bodyText = (text: string): string => {
  const masked = text.replace(TEXT_FIELD, (field, name, colon) =>
    SECRET.test(name) ? `"${name}"${colon}"•••"` : field,
  );
  return masked.length > KEPT ? `${masked.slice(0, KEPT)}…` : masked;
};

export interface Recorded {
  readonly endpoint: EndpointKey;
  readonly status: number;
  readonly response: string;
  readonly ms: number;
}

/** Writes an answered (or cut) call into the journal of its world. */
export function record(request: FastifyRequest, answer: Recorded): void {
  const { world, session, fault } = request;
  world?.journal.add({
    at: world.clock.now(),
    method: request.method,
    url: request.url,
    endpoint: answer.endpoint,
    subject: session?.subject,
    status: answer.status,
    ms: Math.round(answer.ms * 10) / 10,
    request: bodyText(request.body === undefined ? '' : JSON.stringify(request.body)),
    response: bodyText(answer.response),
    ...(fault && { fault: fault.id }),
  });
}
