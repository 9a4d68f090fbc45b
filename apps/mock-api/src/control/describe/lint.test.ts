import { buildOpenApi } from '@coop/contracts/openapi';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { describeControl } from '../document.ts';

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
