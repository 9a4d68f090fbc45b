import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { endpointKeys, endpoints } from './endpoints.ts';
import { examples } from './examples/examples.ts';
import { type Drift, readTolerantly } from './read.ts';

const anyKey = fc.constantFrom(...endpointKeys);
/** JSON as it arrives: parsed from text, so that `__proto__` is a plain field. */
const anyJson = fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text));

type Place = readonly (string | number)[];

function placesIn(value: unknown, base: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...base, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesIn(inner, place)];
  });
}

function replaced(value: unknown, place: Place, by: unknown): unknown {
  const [first, ...rest] = place;
  if (first === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[first] = replaced(copy[first], rest, by);
  return copy;
}

/** A valid answer of an endpoint with one place replaced by anything. */
const damaged = anyKey.chain((key) => {
  const { response } = examples[key];
  const places = placesIn(response);
  return fc.record({
    key: fc.constant(key),
    answer: fc
      .tuple(fc.nat({ max: Math.max(0, places.length - 1) }), anyJson)
      .map(([index, by]) => replaced(response, places[index] ?? ['extra'], by)),
  });
});

/** Drift that a page can render: an odd form, an unknown choice or field, NaN. */
const HARMLESS = new Set([
  'invalid_format',
  'invalid_value',
  'invalid_union',
  'unrecognized_keys',
  'too_small',
  'too_big',
]);

function breaksPage({ code, expected }: Drift): boolean {
  const isNumber = code === 'invalid_type' && (expected === 'number' || expected === 'int');
  return !HARMLESS.has(code) && !isNumber;
}

function readsAgain(schema: ZodMiniType, answer: unknown): void {
  const first = readTolerantly(schema, answer);
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  expect(first !== undefined).toBe(isObject);
  const again = readTolerantly(schema, first?.value);
  expect(again?.value).toEqual(first?.value);
  expect(again?.drift.filter(breaksPage) ?? []).toEqual([]);
}

describe('tolerant reading', () => {
  test('takes any JSON without throwing, and reads its own result again', () => {
    fc.assert(
      fc.property(anyKey, anyJson, (key, answer) => readsAgain(endpoints[key].response, answer)),
    );
  });

  test('takes an answer with one wrong place without throwing, and reads its own result again', () => {
    fc.assert(
      fc.property(damaged, ({ key, answer }) => readsAgain(endpoints[key].response, answer)),
    );
  });
});
