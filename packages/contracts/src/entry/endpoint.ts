import type * as z from 'zod/mini';

type ObjectSchema = z.ZodMiniObject;

/** Session that a call needs. Each kind has its own bearer token (`admin`: a signed cookie). */
export type SessionKind = 'none' | 'member' | 'membergroup' | 'admin';

export const MB = 1024 * 1024;

/** Default limit for bodies, in bytes. */
export const BODY_LIMIT = MB / 4;

/** A call, as data. Routes, client, query keys, OpenAPI, documentation and contract tests are derived from these. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Path with `:name` parameters. When an `assumed` path turns out wrong, this is the only line to change. */
  readonly path: string;
  readonly session: SessionKind;
  /**
   * True if the call changes a record, a password or a session. Somebody who looks on in a member's name may make only
   * calls that change nothing, and sign out.
   */
  readonly changes: boolean;
  /** Step in the life of a session. */
  readonly lifecycle?: 'login' | 'check' | 'logout';
  /** Presents a password or a code, or lets a stranger ask who somebody is: too many such calls are refused. */
  readonly isAttempt?: true;
  /** Successes count, too: somebody could collect them, or they send text messages. */
  readonly countsSuccess?: true;
  /**
   * Allows the call to a relative with permission: to read something, named as in the member's list, or because every
   * page of the member area makes it. Closed by default.
   */
  readonly relative?: { readonly reads: string; readonly afterDeath?: true } | 'frame';
  /** 404 is a regular answer although the call names no record: there may be none. Its summary says so. */
  readonly mayBeAbsent?: true;
  readonly params?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** Maximum size of the body, in bytes. Files travel inside JSON, a third larger than they are. */
  readonly bodyLimit?: number;
  /** The answer with status 200. Failures share `ErrorBody`. */
  readonly response: ObjectSchema;
  readonly summary: string;
  /** Section of the specification that describes it. */
  readonly spec: string;
  readonly source: 'documented' | 'assumed';
  readonly example: { readonly params?: object; readonly body?: object; readonly response: object };
}

/** Names of the `:parameters` in a path, as a union: `/a/:year` → `'year'`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsAgree<E extends Endpoint> = E['params'] extends ObjectSchema
  ? [PathParams<E['path']>] extends [keyof z.infer<E['params']>]
    ? [keyof z.infer<E['params']>] extends [PathParams<E['path']>]
      ? unknown
      : { params: 'names a parameter that the path does not have' }
    : { params: 'lacks a parameter of the path' }
  : [PathParams<E['path']>] extends [never]
    ? unknown
    : { params: 'is missing for a path with parameters' };

type ExampleAgrees<E extends Endpoint> = {
  example: { response: z.input<E['response']> } & (E['body'] extends ObjectSchema
    ? { body: z.input<E['body']> }
    : unknown) &
    (E['params'] extends ObjectSchema ? { params: z.input<E['params']> } : unknown);
};

/** Declares an endpoint. Does not compile unless path, params, schemas and example agree. */
export function endpoint<const E extends Endpoint>(
  definition: E & ParamsAgree<E> & ExampleAgrees<E>,
): E {
  return definition;
}

/** Puts parameters into a path; each value is encoded, so a slash in it cannot reach another route. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
