import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { Pool } from 'undici';
import type { BackendOptions } from '../world/simulation/backend-modes.ts';
import { BackendFailure, failureOf } from './failure.ts';
import { type Headers, requestHeaders, responseHeaders } from './headers.ts';

export interface Incoming {
  readonly method: string;
  /** Path and query, undecoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | undefined;
}

/** The backend's answer, ready to be passed back. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

const MOST_BYTES = 32 * 1024 * 1024;

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** Decompresses an answer: the proxy requests no compression, but some backends compress all the same. */
function decoded(bytes: Buffer, encoding: unknown): Buffer {
  if (encoding === undefined || encoding === 'identity' || bytes.length === 0) return bytes;
  try {
    const decode = DECODERS[String(encoding).toLowerCase()];
    if (decode) return decode(bytes);
  } catch (error) {
    throw new BackendFailure('the answer cannot be decompressed', 'คำตอบคลายการบีบอัดไม่ได้', error);
  }
  throw new BackendFailure(`the answer is coded as ${encoding}`, 'คำตอบเข้ารหัสแบบที่ไม่รู้จัก');
}

export function openBackend({ url, timeoutMs }: BackendOptions) {
  const base = new URL(url);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connect: { timeout: timeoutMs },
    maxResponseSize: MOST_BYTES,
  });
  const via = `1.1 mock-${randomUUID()}`;
  const send = async ({ method, url: path, headers, body }: Incoming) => {
    const answer = await pool.request({
      // Path only: the origin is fixed by the pool, so no caller's address can lead to another host.
      path: prefix + path,
      method: method as 'GET',
      headers: requestHeaders(headers, via),
      body: method === 'GET' || method === 'HEAD' ? null : (body ?? null),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
  };
  return {
    async ask(call: Incoming): Promise<Outgoing | BackendFailure> {
      if (call.headers.via?.includes(via)) {
        return new BackendFailure(
          'BACKEND_URL leads back to this mock',
          'BACKEND_URL ชี้กลับมาที่ mock นี้เอง',
        );
      }
      try {
        const { answer, bytes } = await send(call);
        const isSecure = call.headers['x-forwarded-proto'] === 'https';
        return {
          status: answer.statusCode,
          headers: responseHeaders(answer.headers, base, isSecure),
          bytes: decoded(bytes, answer.headers['content-encoding']),
        };
      } catch (error) {
        return failureOf(error, timeoutMs);
      }
    },
    close: () => pool.destroy(),
  };
}

export type Backend = ReturnType<typeof openBackend>;
