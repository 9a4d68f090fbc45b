import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import * as wire from '../entry/wire.ts';

/** The part of JSON Schema that the schemas of the endpoint table use. */
export interface Json {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Json;
}

// The library's type allows everything that JSON Schema allows.
const jsonOf = (schema: core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io }) as Json;
const patternOf = (schema: core.$ZodType) => jsonOf(schema, 'input').pattern ?? '';

/** Meanings of patterns that many fields share. */
const MEANINGS: Readonly<Record<string, string>> = {
  [patternOf(wire.Money)]: 'baht as text, two places (`"1234.50"`)',
  [patternOf(wire.SentMoney)]: 'baht as text, two places, not below nought (`"1234.50"`)',
  [patternOf(wire.Percent)]: 'percent as text, two places (`"5.50"`)',
  [patternOf(wire.IsoDate)]: 'day (`2026-02-28`)',
  [patternOf(wire.OptionalDate)]: 'day or `""`',
  [patternOf(wire.RecvPeriod)]: 'month, Buddhist era (`256902`)',
  [patternOf(wire.MembershipNo)]: 'membership number, zeros in front (`"00001"`)',
};

/** Returns `1–128 characters`, `at most 40 characters`; nothing where there is no limit. */
function between(minimum: number | undefined, maximum: number | undefined, what: string): string[] {
  if (minimum !== undefined && maximum !== undefined) {
    return [minimum === maximum ? `${maximum} ${what}` : `${minimum}–${maximum} ${what}`];
  }
  if (maximum !== undefined) return [`at most ${maximum} ${what}`];
  return minimum ? [`at least ${minimum} ${what}`] : [];
}

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

function textType(json: Json): string {
  const meaning = json.pattern === undefined ? undefined : MEANINGS[json.pattern];
  if (meaning) return meaning;
  const pattern = json.pattern === undefined ? [] : [`\`${json.pattern}\``];
  return ['text', ...between(json.minLength, json.maxLength, 'characters'), ...pattern].join(', ');
}

// Whole numbers carry JavaScript's own bounds, which say nothing.
const bound = (value: number | undefined) =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;

function numberType(json: Json): string {
  const over = json.exclusiveMinimum === undefined ? [] : [`over ${json.exclusiveMinimum}`];
  const name = json.type === 'integer' ? 'whole number' : 'number';
  const minimum = bound(json.minimum);
  const maximum = bound(json.maximum);
  const range =
    minimum !== undefined && maximum !== undefined
      ? [`${minimum} to ${maximum}`]
      : minimum !== undefined
        ? [`${minimum} or more`]
        : maximum !== undefined
          ? [`${maximum} or less`]
          : [];
  return [name, ...over, ...range].join(', ');
}

/** Describes a schema in a few words: `text, 1–128 characters`. */
function typeOf(json: Json): string {
  if (json.const !== undefined) return code(json.const);
  if (json.enum) return `one of ${json.enum.map(code).join(', ')}`;
  if (json.anyOf) return json.anyOf.map(typeOf).join(' or ');
  if (json.type === 'string') return textType(json);
  if (json.type === 'integer' || json.type === 'number') return numberType(json);
  if (json.type === 'boolean') return 'true or false';
  if (json.type === 'array') {
    const inner = json.items?.type === 'object' ? 'list of' : `list of ${typeOf(json.items ?? {})}`;
    return [inner, ...between(json.minItems, json.maxItems, 'entries')].join(', ');
  }
  const types = typeof json.type === 'string' ? [json.type] : (json.type ?? ['anything']);
  return types.map((type) => (type === 'string' ? 'text' : type)).join(' or ');
}

/** Returns the object whose fields are listed below a field: itself, the entries of its list, or a variant. */
function insideOf(json: Json): Json | undefined {
  if (json.properties) return json;
  if (json.items) return insideOf(json.items);
  return json.anyOf?.map(insideOf).find((inside) => inside !== undefined);
}

function linesOf(json: Json, depth: number): string[] {
  return Object.entries(json.properties ?? {}).flatMap(([name, field]) => {
    const optional = json.required?.includes(name) ? '' : ' (may be left out)';
    const inside = insideOf(field);
    return [
      `${'  '.repeat(depth)}- \`${name}\`${optional}: ${typeOf(field)}${field.title ? ` · ${field.title}` : ''}`,
      ...(inside ? linesOf(inside, depth + 1) : []),
    ];
  });
}

/** Lists the fields of a schema, those inside a field under it; empty where it has none. */
export function fieldLines(schema: core.$ZodType, io: 'input' | 'output'): string[] {
  return linesOf(jsonOf(schema, io), 0);
}

/** Describes an answer in a line, and lists its fields below. */
export function answerLines(json: Json): string[] {
  const inside = insideOf(json);
  return [`Answers: ${typeOf(json)}`, ...(inside ? ['', ...linesOf(inside, 0)] : [])];
}
