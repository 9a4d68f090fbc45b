import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';

/** A place where an answer breaks a law. */
export interface Breach {
  /** JSON path with `*` for list places. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

/** Input of a call: the fields of the body and of the path. */
export type Asked = Readonly<Record<string, unknown>>;

/** A law of one answer. */
export interface Law<K extends EndpointKey = EndpointKey> {
  /** Short and unique: the name in a report. */
  readonly name: string;
  readonly at: K;
  /** The law in one English sentence. */
  readonly says: string;
  /** Returns where the answer breaks it, which has the form of its schema, under the cooperative's by-laws. */
  readonly broken: (answer: Response<K>, input: Asked, byLaws: KnownByLaws) => readonly Breach[];
}

/** The answers to one person, taken together: by call, in the order of the calls. */
export type Told = { readonly [K in EndpointKey]?: readonly Response<K>[] };

/** A law between answers to one person. */
export interface LawAcross {
  readonly name: string;
  /** The compared calls; a breach is reported at the first. */
  readonly between: readonly [EndpointKey, ...EndpointKey[]];
  readonly says: string;
  /** Returns where they differ. A missing answer breaks nothing. */
  readonly broken: (answers: Told, byLaws?: KnownByLaws) => readonly Breach[];
}

/** Returns the last answer of a call. */
export const only = <K extends EndpointKey>(answers: Told, key: K): Response<K> | undefined =>
  answers[key]?.at(-1);
