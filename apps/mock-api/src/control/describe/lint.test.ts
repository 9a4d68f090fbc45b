import { buildOpenApi } from '@coop/contracts/openapi';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { describeControl } from '../document.ts';

/** The part of an operation that says what comes back. */
interface Operation {
  readonly responses: { readonly 200: object };
}

// Redocly's recommended rules, and that each operation is filed under a tag that is explained.

test.each([
  ['the contract', buildOpenApi()],
  ['the control plane', describeControl()],
])('[QAT-04] the API description of %s lints clean', async (_, document) => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-tag-defined': 'error', 'tag-description': 'error' },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([]);
});

test('[QAT-04] the control plane says of each operation what it answers', () => {
  const { paths } = describeControl() as { paths: Record<string, Record<string, Operation>> };
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods)
      .filter(({ responses: { 200: answer } }) =>
        /"(data|result)":\{\}/.test(JSON.stringify(answer)),
      )
      .map(() => path),
  );
  expect(silent).toEqual([]);
  const clock = paths['/__control/clock.get']?.get?.responses[200];
  expect(JSON.stringify(clock)).toContain('"now":{"type":"number"}');
});
