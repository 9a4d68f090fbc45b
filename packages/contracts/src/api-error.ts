import type { EndpointKey } from './endpoints.ts';
import {
  CANNOT_CONNECT_TH,
  failureText,
  fieldErrorsOf,
  forPeople,
  rejectionText,
} from './errors.ts';
import { type Maintenance, maintenanceOf } from './maintenance.ts';

/** `refused`: an answer with HTTP 200 that says no. */
export type FailureKind = 'network' | 'timeout' | 'http' | 'malformed' | 'refused';

/** The error of every failed call. A refusal by a result code is not one: its caller reads the code. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly endpoint: EndpointKey;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** Number by which the failed answer is found in the server's log; undefined where none was given. */
  readonly reference: string | undefined;
  /** Parsed body of a failed answer. */
  readonly body: unknown;
  /** Tells whether this failure ended the call's session; the portal then shows a message about the session instead. */
  endedSession = false;

  constructor(
    kind: FailureKind,
    endpoint: EndpointKey,
    answer: {
      status?: number;
      statusText?: string;
      body?: unknown;
      cause?: unknown;
      reference?: string | undefined;
    } = {},
  ) {
    super(rejectionText(answer.body, answer.statusText ?? '', answer.cause ?? kind), {
      cause: answer.cause,
    });
    this.name = 'ApiError';
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = answer.status ?? 0;
    this.body = answer.body;
    this.reference = answer.reference;
  }

  /** Tells whether the requested thing does not exist, which is part of a page. */
  get isMissing(): boolean {
    return [404, 410, 422].includes(this.status);
  }

  /** Tells whether no readable answer has come: what the call asked for may have been done. */
  get isUnanswered(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'malformed';
  }

  /** Maintenance that the backend announces; undefined for any other failure. */
  get maintenance(): Maintenance | undefined {
    return maintenanceOf(this.status, this.body);
  }

  /**
   * Tells whether something broke that somebody can look for; a refusal with words of its own, or maintenance, is none.
   */
  get isFault(): boolean {
    if (this.maintenance) return false;
    return this.status >= 500 || this.kind === 'malformed' || this.text === CANNOT_CONNECT_TH;
  }

  /** Thai words for a toast. */
  get text(): string {
    return forPeople(failureText(this.body), this.status);
  }

  /** Field name → Thai message, for forms. */
  get fields(): Record<string, string> {
    return fieldErrorsOf(this.body);
  }
}
