import { readFileSync, writeFileSync } from 'node:fs';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { FAULT_PAGES, faultTables } from '../e2e/faults/pages.ts';
import { readSourceFiles } from './testing/source-files.ts';

// The fault matrix of the browser tests is bound to the contract by its type; here it is bound to what the web calls,
// and docs/reliability.md to the matrix. UPDATE_DOCS=1 writes the document's figures anew.

const web = readSourceFiles().filter((one) => one.home === 'apps/web' && !one.isTest);
const names = (key: string) => web.some(({ text }) => text.includes(`'${key}'`));

test('every endpoint of the matrix is called by the web', () => {
  expect(Object.keys(FAULT_PAGES).filter((key) => !names(key))).toEqual([]);
});

/** What a path leads to; `*` is the first place of a list. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((holder, step) => {
    const fields = Object(holder) as Record<string, unknown>;
    return fields[step === '*' ? '0' : step];
  }, value);
}

test('a feed is spoilt in fields that its answer has', () => {
  for (const [key, row] of Object.entries(FAULT_PAGES)) {
    if (row.how !== 'on load') continue;
    const { response } = endpoints[key as EndpointKey].example;
    for (const path of [row.wrongType, row.missing]) {
      expect(at(response, path), `${key}: ${path}`).toBeDefined();
    }
  }
});

const DOCUMENT = new URL('../../../docs/reliability.md', `file://${import.meta.filename}`);
const MARKS = ['<!-- fault matrix: from here -->', '<!-- fault matrix: to here -->'] as const;

test('docs/reliability.md has the figures of the matrix', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest = ''] = text.split(MARKS[0]);
  const [, after = ''] = rest.split(MARKS[1]);
  const current = `${before}${MARKS[0]}\n\n${faultTables()}\n\n${MARKS[1]}${after}`;
  if (process.env.UPDATE_DOCS) writeFileSync(DOCUMENT, current);
  else expect(text).toBe(current);
});
