import type { EndpointKey } from '@coop/contracts/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Characters of a body that are kept. */
const KEPT = 64_000;
/** The same for what a backend answered, which a recording needs whole. */
const KEPT_OF_BACKEND = 500_000;
/** Fields whose values are masked in the journal, by name or by the end of the name. */
const SECRETS = new Set(['otp', 'ticket', 'card_person', 'image', 'base64', 'recaptcha']);
const SECRET_END = /(?:token|pass|password)$/i;
/** Patterns of a JSON field: with a text value, with a number, and with a value cut off at the end of the body. */
const FIELDS = [
  /"(\w+)"(\s*:\s*)"[^"\\]*(?:\\.[^"\\]*)*"/g,
  /"(\w+)"(\s*:\s*)-?\d[\d.]*/g,
  /"(\w+)"(\s*:\s*)"[^"\\]*(?:\\.[^"\\]*)*\\?$/g,
];

const isSecret = (name: string) => SECRETS.has(name.toLowerCase()) || SECRET_END.test(name);

const bodyText = (text: string, most = KEPT): string => {
  const masked = FIELDS.reduce(
    (shown, field) =>
      shown.replace(field, (whole, name: string, colon: string) =>
        isSecret(name) ? `"${name}"${colon}"•••"` : whole,
      ),
    text,
  );
  return masked.length > most ? `${masked.slice(0, most)}…` : masked;
};

export interface Recorded {
  /** Undefined for a call of no endpoint. */
  readonly endpoint: EndpointKey | undefined;
  readonly status: number;
  readonly response: string;
  readonly ms: number;
}

/** The request body: as the mock parsed it, or as it was sent to the backend. A file is given by its length. */
function sentText({ body, sentBody, headers }: FastifyRequest): string {
  if (!sentBody) return body === undefined ? '' : JSON.stringify(body);
  const type = headers['content-type'] ?? '';
  const isText = sentBody.length === 0 || /json|text|urlencoded/.test(type);
  return isText ? sentBody.toString() : `(${type || 'no content type'}, ${sentBody.length} bytes)`;
}

/** Records an answered (or cut) call in the journal of its world, and counts the breaches of a backend. */
export function record(request: FastifyRequest, reply: FastifyReply, answer: Recorded): void {
  const { world, session, fault, almost, proxied } = request;
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
    response: bodyText(answer.response, proxied ? KEPT_OF_BACKEND : KEPT),
    ...(fault && { fault: fault.id }),
    ...(almost && { almost }),
    ...(proxied && {
      answeredBy: proxied.by,
      breaches: proxied.findings.length,
      ...(proxied.failure !== undefined && { failure: proxied.failure }),
      ...(type !== undefined && { type: String(type) }),
    }),
  });
  if (proxied && answer.endpoint)
    world.breaches.add(answer.endpoint, proxied.findings, { seq, at });
}
