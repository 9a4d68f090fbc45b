import { bytesFindings } from '@coop/contract-laws/bytes';
import { isForPeople } from '@coop/contract-laws/error-body';
import type { Finding } from '@coop/contract-laws/finding';
import { JSON_TYPE, judgeAnswer, noAnswer } from '@coop/contract-laws/judge-answer';
import { lawFindings } from '@coop/contract-laws/laws/laws';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { alter } from '../call/fault.ts';
import { refusal, type WireError } from '../call/wire-error.ts';
import type { Mode } from '../world/simulation/backend-modes.ts';
import type { AnsweredBy } from '../world/simulation/journal.ts';
import type { Backend, Outgoing } from './backend.ts';
import { BackendFailure } from './failure.ts';
import { ANSWERED_HEADER, FAILURE_HEADER } from './marks.ts';
import { judgeByRecent } from './recent-answers.ts';
import { readSentBody } from './sent-body.ts';

/** Result of a proxied call. */
interface Proxied {
  readonly by: AnsweredBy;
  readonly findings: readonly Finding[];
  /** Laws that the answer breaks together with others to the same session, each with the endpoint it is reported at. */
  readonly across?: readonly { readonly at: EndpointKey; readonly finding: Finding }[];
  /** Reason why the backend's answer was not passed on. */
  readonly failure?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    proxied: Proxied | undefined;
  }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Returns the breaches of the contract in an answer: its form, its bytes and the laws about single answers. */
function judge(
  key: EndpointKey,
  { method, body: sent }: { method: string; body: Buffer },
  { status, headers, bytes }: Outgoing,
): Finding[] {
  if (method === 'HEAD') return [];
  const get = (name: string) => (headers[name] === undefined ? null : String(headers[name]));
  const body = jsonOf(bytes);
  const seen = { status, headers: { get }, text: bytes.toString(), body };
  const input = (jsonOf(sent) ?? {}) as Record<string, unknown>;
  const laws = status === 200 && body !== undefined ? lawFindings(key, body, input) : [];
  return [...judgeAnswer(key, seen), ...bytesFindings(seen), ...laws];
}

/** Returns the JSON body of a call to be proxied; undefined for other bodies. */
export const sentJson = async (request: FastifyRequest): Promise<unknown> =>
  jsonOf(await readSentBody(request));

/** Returns why an answer cannot be used: the backend failed, or does not know the call yet. */
function failureIn({ status, bytes }: Outgoing): string | undefined {
  const isUnknown = status === 405 || (status === 404 && !isForPeople(jsonOf(bytes)));
  return status >= 500 || isUnknown ? `HTTP ${status}` : undefined;
}

/** Returns the bytes of the backend's answer, changed by the call's fault, if any. */
function faulty(request: FastifyRequest, { headers, bytes }: Outgoing): Buffer {
  const { fault } = request;
  if (fault?.missing === undefined && fault?.wrongType === undefined) return bytes;
  const answer = JSON_TYPE.test(String(headers['content-type'])) ? jsonOf(bytes) : undefined;
  return answer === undefined ? bytes : Buffer.from(JSON.stringify(alter(fault, answer)));
}

/** Tells the portal that the backend gave no answer. */
export function badGateway({ thai }: BackendFailure): WireError {
  return refusal(502, `ระบบของสหกรณ์ไม่ตอบสนอง: ${thai}`);
}

/**
 * Proxies a call to the backend and its answer back. Returns false if the mock is to answer instead; throws a 502 if
 * the backend did not answer and the mock must not.
 */
export async function proxyCall(
  { backend, key, mode }: { backend: Backend; key: EndpointKey; mode: Mode },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { method, url, headers } = request;
  const body = await readSentBody(request);
  const answer = await backend.ask({ method, url, headers, body });
  const isFailure = answer instanceof BackendFailure;
  const findings = isFailure ? [noAnswer(answer.message)] : judge(key, { method, body }, answer);
  const failure = isFailure ? answer.message : failureIn(answer);
  if (failure !== undefined && mode === 'proxy-or-mock') {
    request.proxied = { by: 'mock', findings, failure };
    reply.headers({ [ANSWERED_HEADER]: 'mock', [FAILURE_HEADER]: failure });
    return false;
  }
  if (isFailure) {
    request.proxied = { by: 'nobody', findings, failure: answer.message };
    reply.headers({ [ANSWERED_HEADER]: 'nobody', [FAILURE_HEADER]: answer.message });
    throw badGateway(answer);
  }
  const across = request.world
    ? judgeByRecent(request.world, request, {
        key,
        asked: body.toString(),
        status: answer.status,
        body: jsonOf(answer.bytes),
      })
    : [];
  request.proxied = { by: 'backend', findings, across };
  reply.status(answer.status).headers(answer.headers).header(ANSWERED_HEADER, 'backend');
  await reply.send(faulty(request, answer));
  return true;
}
