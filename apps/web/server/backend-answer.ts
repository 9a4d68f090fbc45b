import { isTooDeep, MOST_DEPTH } from '@coop/contracts/entry/json-depth';
import { maskUri } from './log.ts';
import { callNumbers, currentRequest } from './trace/trace.ts';

interface Bounds {
  /** Milliseconds for the whole answer. */
  readonly ms?: number;
  readonly bytes?: number;
}

const MOST_MS = 15_000;
const MOST_BYTES = 8 * 1_024 * 1_024;

/** Reads a body, which need not end by itself, as far as it may go. */
async function bodyOf({ body }: Response, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the answer.
  for await (const part of body ?? []) {
    length += part.length;
    if (length > mostBytes)
      throw new Error(`the backend's answer is longer than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function readAnswer(
  url: string | URL,
  init: RequestInit,
  { ms = MOST_MS, bytes = MOST_BYTES }: Bounds,
): Promise<Response> {
  const timeout = AbortSignal.timeout(ms);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const answer = await fetch(url, { ...init, signal });
  const body = await bodyOf(answer, bytes);
  if (isTooDeep(body)) {
    throw new Error(`the backend's answer is nested deeper than ${MOST_DEPTH}`);
  }
  const { status, statusText, headers } = answer;
  // An answer such as 204 has no body, not even an empty one.
  return new Response(body.length > 0 ? body : null, { status, statusText, headers });
}

/**
 * Asks the backend and reads its whole answer, under the number of the visitor's request. Rejects when it does not come in time, is longer than any may be, or is
 * JSON nested deeper than any is; what the proxy passes on is never read.
 */
export async function askBackend(
  url: string | URL,
  init: RequestInit = {},
  bounds: Bounds = {},
): Promise<Response> {
  const request = currentRequest();
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(request ? callNumbers(request) : {})) {
    headers.set(name, value);
  }
  const upstream = maskUri(new URL(url).pathname);
  try {
    const answer = await readAnswer(url, { ...init, headers }, bounds);
    if (answer.status >= 500) {
      request?.log.warn({ upstream }, `the backend has answered ${answer.status}`);
    }
    return answer;
  } catch (error) {
    request?.log.warn({ upstream, err: error }, 'the backend has not answered');
    throw error;
  }
}
