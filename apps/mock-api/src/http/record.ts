import type { EndpointKey } from '@coop/contracts/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Characters of a body that are kept. */
const KEPT = 64_000;
/** Fields whose values nobody should read in a journal, by their names and how these end. */
const SECRETS = new Set(['otp', 'ticket', 'card_person', 'image', 'base64', 'recaptcha']);
const SECRET_END = /(?:token|pass|password)$/i;
/** A field of JSON whose value is text; one that is a number; one that ends where the body is cut. */
const FIELDS = [
  /"(\w+)"(\s*:\s*)"[^"\\]*(?:\\.[^"\\]*)*"/g,
  /"(\w+)"(\s*:\s*)-?\d[\d.]*/g,
  /"(\w+)"(\s*:\s*)"[^"\\]*(?:\\.[^"\\]*)*\\?$/g,
];

const isSecret = (name: string) => SECRETS.has(name.toLowerCase()) || SECRET_END.test(name);

const bodyText = (text: string): string => {
  const masked = FIELDS.reduce(
    (shown, field) =>
      shown.replace(field, (whole, name: string, colon: string) =>
        isSecret(name) ? `"${name}"${colon}"•••"` : whole,
      ),
    text,
  );
  return masked.length > KEPT ? `${masked.slice(0, KEPT)}…` : masked;
};

export interface Recorded {
  readonly endpoint: EndpointKey;
  readonly status: number;
  readonly response: string;
  readonly ms: number;
}

/** What was sent: as the mock has read it, or as it went on to the backend. Files are told by their length. */
function sentText({ body, sentBody, headers }: FastifyRequest): string {
  if (!sentBody) return body === undefined ? '' : JSON.stringify(body);
  const type = headers['content-type'] ?? '';
  const isText = sentBody.length === 0 || /json|text|urlencoded/.test(type);
  return isText ? sentBody.toString() : `(${type || 'no content type'}, ${sentBody.length} bytes)`;
}

/** Writes an answered (or cut) call into the journal of its world, and counts what a backend broke in it. */
export function record(request: FastifyRequest, reply: FastifyReply, answer: Recorded): void {
  const { world, session, fault, proxied } = request;
  if (!world) return;
  const at = world.clock.now();
  const type = reply.getHeader('content-type');
  const seq = world.journal.add({
    at,
    method: request.method,
    url: request.url,
    endpoint: answer.endpoint,
    subject: session?.subject,
    status: answer.status,
    ms: Math.round(answer.ms * 10) / 10,
    request: bodyText(sentText(request)),
    response: bodyText(answer.response),
    ...(fault && { fault: fault.id }),
    ...(proxied && {
      answeredBy: proxied.by,
      breaches: proxied.findings.length,
      ...(proxied.failure !== undefined && { failure: proxied.failure }),
      ...(type !== undefined && { type: String(type) }),
    }),
  });
  if (proxied) world.breaches.add(answer.endpoint, proxied.findings, { seq, at });
}
