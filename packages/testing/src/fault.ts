import type { Body, EndpointKey, Response } from '@coop/contracts/endpoints';
import type { Control } from './control.ts';

/** Input of a procedure of the control plane, without the world. */
export type Input<Procedure> = Procedure extends { mutate(input: infer I): unknown }
  ? Omit<I, 'world'>
  : Procedure extends { query(input: infer I): unknown }
    ? Omit<I, 'world'>
    : never;

/** An endpoint's key, or several keys by stars: `member*List`. */
export type EndpointPattern = EndpointKey | `${string}*${string}`;

/** Dotted path of each field in a value; a list's place is `*` or a number. */
type PathIn<Value> = Value extends readonly (infer Item)[]
  ? Below<'*' | `${number}`, Item>
  : Value extends object
    ? string extends keyof Value
      ? string
      : { [Name in keyof Value & string]: Below<Name, NonNullable<Value[Name]>> }[keyof Value &
          string]
    : never;
type Below<Step extends string, Value> = Step | `${Step}.${PathIn<Value>}`;

type Part<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Part<Value[Name]> }
    : Value;

/** Fields of the endpoint's answers; with stars in the key, any. */
type Field<Key extends string> = Key extends EndpointKey ? PathIn<Response<Key>> : string;
/** A part of the body that the endpoint is called with; with stars in the key, any. */
export type BodyPart<Key extends string> = Key extends EndpointKey
  ? Part<Body<Key>>
  : Readonly<Record<string, unknown>>;

type AnyFault = Input<Control['faults']['add']>;

/** Change to some calls of the mock: a status, a body, a delay, a missing field. */
export type Fault<Key extends EndpointPattern = EndpointPattern> = Omit<
  AnyFault,
  'endpoint' | 'missing' | 'wrongType' | 'bodyHas'
> & {
  readonly endpoint: Key;
  /** Path of a field that the answer lacks: `rows.*.amount`. */
  readonly missing?: Field<Key>;
  /** Path of a field that has another type in the answer. */
  readonly wrongType?: Field<Key>;
  /** Only calls that were made with this in their body. */
  readonly bodyHas?: BodyPart<Key>;
};
