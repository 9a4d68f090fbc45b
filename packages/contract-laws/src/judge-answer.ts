import { type EndpointKey, endpoints, errorStatuses } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { errorBodyFindings, hasDataError } from './error-body.ts';
import { breaking, type Finding, type Seen } from './finding.ts';
import { formFindings } from './form.ts';
import { insidesFindings } from './insides.ts';
import { maskText } from './mask.ts';
import { rateLimitFindings, TOO_MANY } from './rate-limit.ts';
import { schemaFindings } from './schema.ts';

// Judges an answer without knowing its request, as the proxying mock must. The contract runner also knows the request,
// and so which calls had to be refused.

const SERVER_ERROR = 500;
export const JSON_TYPE = /^application\/(problem\+)?json\b/i;

function statusFindings(endpoint: Endpoint, { status, body }: Seen): Finding[] {
  const sent = `HTTP ${status}`;
  if (status >= SERVER_ERROR) return [breaking('server-error', sent, 'nothing is a 500', sent)];
  const known = [200, ...errorStatuses(endpoint)];
  // Some backends report a dead session so; the portal reads it like a 401.
  const isSessionCheck = endpoint.lifecycle === 'check' && status === 400 && hasDataError(body);
  if (known.includes(status) || isSessionCheck) return [];
  return [breaking('unknown-status', sent, known.join(', '), sent)];
}

function typeFindings({ headers, body, text }: Seen): Finding[] {
  const found: Finding[] = [];
  const type = headers.get('content-type') ?? 'none';
  if (!JSON_TYPE.test(type)) {
    found.push(breaking('content-type', 'Content-Type', 'application/json', type));
  }
  if (body === undefined) {
    found.push(breaking('not-json', 'body', 'the body is JSON', maskText(text.slice(0, 40))));
  }
  return found;
}

/** Returns everything in which an answer breaks the contract of its endpoint. */
export function judgeAnswer(key: EndpointKey, answer: Seen): Finding[] {
  const endpoint: Endpoint = endpoints[key];
  const { status, body } = answer;
  if (status === TOO_MANY) return rateLimitFindings(answer);
  const ofStatus = statusFindings(endpoint, answer);
  // The contract has no schema for a status that it does not list.
  if (ofStatus.length > 0) return [...ofStatus, ...insidesFindings(answer)];
  const ofSuccess =
    status === 200 && body !== undefined
      ? [...schemaFindings(endpoint.response, body), ...formFindings(key, body)]
      : [];
  return [
    ...typeFindings(answer),
    ...ofSuccess,
    ...errorBodyFindings(answer),
    ...insidesFindings(answer),
  ];
}

/** Returns the finding for a call without a complete answer. */
export const noAnswer = (reason: string): Finding =>
  breaking('no-answer', 'no whole answer', 'every call is answered', reason);
