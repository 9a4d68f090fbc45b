import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Fields, Subject } from './case.ts';

/** A field of a body. */
export interface Field {
  readonly path: readonly string[];
  /** Dotted path. */
  readonly name: string;
  readonly schema: $ZodType;
  readonly value: unknown;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isObject(schema: $ZodType): schema is z.ZodMiniObject {
  return 'shape' in schema;
}

function elementOf(schema: $ZodType): $ZodType | undefined {
  return schema instanceof z.ZodMiniArray ? schema._zod.def.element : undefined;
}

function below(schema: $ZodType, value: unknown, path: readonly string[]): Field[] {
  const element = elementOf(schema);
  if (element && Array.isArray(value) && value.length > 0) {
    return below(element, value[0], [...path, '0']);
  }
  if (!isObject(schema) || !isFields(value)) return [];
  return Object.entries(schema.shape).flatMap(([name, inner]) => {
    const fieldPath = [...path, name];
    const field = { path: fieldPath, name: fieldPath.join('.'), schema: inner, value: value[name] };
    return [field, ...below(inner, value[name], fieldPath)];
  });
}

/** Returns every field of the good body, including those of nested objects and of the first element of a list. */
export function fieldsOf({ operation, body }: Subject): Field[] {
  return operation.endpoint.body && body ? below(operation.endpoint.body, body, []) : [];
}

export const takes = (schema: $ZodType, value: unknown): boolean =>
  z.safeParse(schema, value).success;

/** Returns a copy with the value at a path replaced; `undefined` removes the field. */
export function withValue(holder: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(holder)) {
    return holder.map((item, index) =>
      String(index) === step ? withValue(item, rest, value) : item,
    );
  }
  const before = isFields(holder) ? holder : {};
  const { [step]: old, ...others } = before;
  if (rest.length === 0 && value === undefined) return others;
  return { ...before, [step]: withValue(old, rest, value) };
}
