import type * as z from 'zod/mini';
import type { Endpoint } from '../entry/endpoint.ts';

/** Input of a call: each part that its entry has a schema for. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

type Nothing = Record<never, never>;
type Needed<Part extends string, Schema> = Schema extends z.ZodMiniObject
  ? Nothing extends z.input<Schema>
    ? { [K in Part]?: z.input<Schema> }
    : { [K in Part]: z.input<Schema> }
  : unknown;

type InputOf<E> = E extends Endpoint
  ? Needed<'body', E['body']> & Needed<'params', E['params']>
  : never;

/** An input for every call of a table; only one that may be sent empty can do without. */
export type InputsOf<Table> = {
  readonly [K in keyof Table as Nothing extends InputOf<Table[K]> ? never : K]: InputOf<Table[K]>;
} & {
  readonly [K in keyof Table as Nothing extends InputOf<Table[K]> ? K : never]?: InputOf<Table[K]>;
};
