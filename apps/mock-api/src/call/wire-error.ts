import type { ErrorBody } from '@coop/contracts/error-body';

/** A failure for the caller to see, thrown by a handler, in the wire's shape. */
export class WireError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.error ?? body.message ?? String(status));
    this.status = status;
    this.body = body;
  }
}

export function notFound(): WireError {
  return new WireError(404, { error: 'ไม่พบข้อมูลที่ขอ', message: 'ไม่พบข้อมูลที่ขอ' });
}

/** 422 that names fields; the first message is repeated as `error` for clients that show one line. */
export function invalid(errors: Record<string, string[]>): WireError {
  const first = Object.values(errors)[0]?.[0] ?? 'ข้อมูลไม่ถูกต้อง';
  return new WireError(422, { error: first, errors });
}
