import { isSuccess } from '@coop/contracts/errors';

/** A call as sent. */
export interface Sent {
  readonly method: string;
  /** With its parameters filled in. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** An answer; `status` is 0 when no complete answer came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
  /** Reason why no complete answer came. */
  readonly failure: string | undefined;
  readonly ms: number;
}

/** Stands for an answer that did not come. */
export const noAnswerFor = (failure: string, ms = 0): Answer => ({
  status: 0,
  headers: new Headers(),
  text: '',
  body: undefined,
  failure,
  ms,
});

/** Tells whether a call was carried out: a refusal may also be a 200 with another `rc_code`. */
export function isTaken({ status, body }: Answer): boolean {
  const { rc_code } = (body ?? {}) as { rc_code?: unknown };
  return status === 200 && (rc_code === undefined || isSuccess(rc_code));
}
