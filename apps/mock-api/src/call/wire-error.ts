import type { ErrorBody } from '@coop/contracts/error-body';

/** A failure for the caller, thrown by a handler, in the wire's shape. */
export class WireError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.error ?? body.message ?? String(status));
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** Says the same words to the clients that show `error` and to those that show `message`. */
export const refusal = (status: number, words: string, retryAfter?: number): WireError =>
  new WireError(status, { error: words, message: words }, retryAfter);

export const notFound = (): WireError => refusal(404, 'ไม่พบข้อมูลที่ขอ');

/** 422 that names fields; the first message is repeated as `error` for clients that show one line. */
export function invalid(errors: Record<string, string[]>): WireError {
  const first = Object.values(errors)[0]?.[0] ?? 'ข้อมูลไม่ถูกต้อง';
  return new WireError(422, { error: first, errors });
}

const SECOND = 1_000;
/** Waits from this length on are given in minutes. */
const LONG_WAIT_S = 120;

/** 429 for too many attempts, with the time to wait. */
export function tooMany(waitMs: number): WireError {
  const seconds = Math.ceil(waitMs / SECOND);
  const wait = seconds > LONG_WAIT_S ? `${Math.ceil(seconds / 60)} นาที` : `${seconds} วินาที`;
  return refusal(429, `ลองหลายครั้งเกินไป กรุณารอ ${wait}แล้วลองใหม่`, seconds);
}
