import type * as z from 'zod/mini';
import { NoBody } from './wire.ts';

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
   * Tells whether the call changes a record, a password or a session. Somebody who looks on in a member's name may make
   * only calls that change nothing, and sign out.
   */
  readonly changes: boolean;
  /** The calls whose answers are read anew after it: what they tell is another then. */
  readonly follows?: readonly string[];
  /** Step in the life of a session that the call is. */
  readonly lifecycle?: 'login' | 'check' | 'logout';
  /** Presents a password or a code, or lets a stranger ask who somebody is: too many such calls are refused. */
  readonly isAttempt?: true;
  /** Successes count, too: somebody could collect them, or they send text messages. */
  readonly countsSuccess?: true;
  /** Name that people give the act, or its answer. */
  readonly titleTH: string;
  /**
   * A relative who was given leave may call it: to read something, under its title in the list that the member sees, or
   * because every page of the member area does. Closed where nothing is said.
   */
  readonly relative?: 'reads' | 'reads after death' | 'frame';
  /**
   * Under its title, the section that the answer is of the copy of a member's data, without what would be of use to
   * whoever finds the file; or why it holds no record of its own.
   */
  readonly dataCopy?:
    | { readonly section: string; readonly without?: readonly string[] }
    | { readonly none: string };
  /** Two members can only be answered the same where one was given what is the other's. */
  readonly personal?: true;
  /** The call, and the list in its answer, in which everything that this call can be asked about is found. */
  readonly listedIn?: readonly [call: string, rows: string];
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

/** Whatever a member reads is in the copy of their data, or is said to hold no record. */
type CopyAgrees<E extends Endpoint> = E extends { session: 'member'; changes: false }
  ? E extends { dataCopy: object }
    ? unknown
    : { dataCopy: 'is missing for what a member reads' }
  : unknown;

type Agrees<E> = E extends Endpoint ? ParamsAgree<E> & CopyAgrees<E> : unknown;
type With<Shared, Own> = Omit<Shared, keyof Own> & Own;

/**
 * Makes a function that declares endpoints with shared facts, where they do not say otherwise. Path and params must
 * agree, or it does not compile.
 */
const endpointsWith =
  <const Shared extends Partial<Endpoint>>(shared: Shared) =>
  <const Own extends Partial<Endpoint> & Omit<Endpoint, keyof Shared>>(
    fields: Own & Agrees<With<Shared, Own>>,
  ) =>
    ({ ...shared, ...fields }) as With<Shared, Own>;

const get = { method: 'GET', source: 'assumed', changes: false } as const;
const post = { method: 'POST', source: 'assumed', body: NoBody } as const;
const ofMember = { ...post, session: 'member', spec: '2.3, not named there' } as const;

/** Declares an endpoint that says everything itself. The functions below share a session, and whether it changes. */
export const endpoint = endpointsWith({});
export const anybodyGets = endpointsWith({ ...get, session: 'none' });
export const anybodyReads = endpointsWith({ ...post, session: 'none', changes: false });
export const anybodyChanges = endpointsWith({ ...post, session: 'none', changes: true });
export const memberGets = endpointsWith({ ...get, session: 'member' });
export const memberReads = endpointsWith({ ...ofMember, changes: false });
export const memberChanges = endpointsWith({ ...ofMember, changes: true });
export const agencyReads = endpointsWith({ ...post, session: 'membergroup', changes: false });
export const agencyChanges = endpointsWith({ ...post, session: 'membergroup', changes: true });

/** Puts parameters into a path; each value is encoded, so a slash in it cannot reach another route. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value.toWellFormed());
  });
}
