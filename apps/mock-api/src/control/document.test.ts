import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderControl } from './document.ts';
import { controlRouter } from './router.ts';

const text = readFileSync(new URL('../../../../docs/control-plane.md', import.meta.url), 'utf8');
const rows = [...text.matchAll(/^\| `(\w+\.\w+)` .*`(\{.*\})`\s*\|$/gm)].map(
  ([, name = '', example = '']) => [name, example] as const,
);

// At runtime the procedures are flat and by name, and every input is a zod schema.
const procedures = controlRouter._def.procedures as unknown as Record<
  string,
  { readonly _def: { readonly inputs: readonly z.core.$ZodType[] } }
>;
const PEOPLE = /^(agencies|cashier|officer|auditor|ledger)\./;

test('docs/control-plane.md names every procedure that does what others would do', () => {
  const names = Object.keys(procedures).filter((key) => PEOPLE.test(key));
  expect(rows.map(([name]) => name).sort()).toEqual(names.sort());
});

test.each(rows)('its example of %s is input that the procedure takes', (name, example) => {
  const inputs = procedures[name]?._def.inputs ?? [];
  expect(inputs).not.toEqual([]);
  for (const input of inputs) {
    expect(z.safeParse(input, JSON.parse(example)).error).toBe(undefined);
  }
});

test('docs/control.md has every procedure, once', () => {
  const sections = [...renderControl().matchAll(/^### (\S+)$/gm)].map(([, name]) => name);
  expect(sections.sort()).toEqual(Object.keys(procedures).sort());
});
