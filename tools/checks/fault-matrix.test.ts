import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFaultTables } from '../../apps/web/e2e/faults/document.ts';
import { EXCEPTIONS, FAULT_PAGES } from '../../apps/web/e2e/faults/pages.ts';
import { endpointKeys } from '../../packages/contracts/src/endpoints.ts';
import { readSourceFiles } from './source-files.ts';

// The fault matrix of the browser tests is bound to the contract by its type; this compares it with the calls of the
// web, and docs/reliability.md with the matrix.

const web = readSourceFiles().filter((one) => one.home === 'apps/web' && !one.isTest);
const names = (key: string) => web.some(({ text }) => text.includes(`'${key}'`));

test('every endpoint of the matrix is called by the web', () => {
  expect(Object.keys(FAULT_PAGES).filter((key) => !names(key))).toEqual([]);
});

test('every endpoint of the contract is in the matrix, or is said not to be', () => {
  const known = [...Object.keys(FAULT_PAGES), ...Object.keys(EXCEPTIONS)];
  expect(known.toSorted()).toEqual(endpointKeys.toSorted());
});

const DOCUMENT = new URL('../../docs/reliability.md', `file://${import.meta.filename}`);

test('docs/reliability.md has the figures of the matrix: npm run docs writes them', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text === withFaultTables(text)).toBe(true);
});
