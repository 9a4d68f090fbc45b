import { existsSync } from 'node:fs';
import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { examples } from '@coop/contracts/examples/examples';
import { describe, expect, test } from 'vitest';
import { ADDRESSES, screenOf } from './addresses.ts';
import { sampleAddress, sampleFeeds, sampleOf, samplePersona } from './sample.ts';

const SOURCE = new URL('../../../apps/web/src/', import.meta.url);

test('no address is named twice', () => {
  const paths = ADDRESSES.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test('the pages that a relative may open ask for what a relative may read, and no more is open to be read', () => {
  const readable = endpointKeys.filter((key) => {
    const { relative }: Endpoint = endpoints[key];
    return relative === 'reads' || relative === 'reads after death';
  });
  const open = ADDRESSES.filter(({ forRelatives }) => forRelatives).map((row) =>
    sampleFeeds(row).map(([key]) => key),
  );
  expect(open.filter((keys) => !keys.some((key) => readable.includes(key)))).toEqual([]);
  expect(readable.filter((key) => !open.flat().includes(key))).toEqual([]);
});

/** Returns the value at a path; `*` is the first row of a list. */
function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((holder, step) => {
    const fields = Object(holder) as Record<string, unknown>;
    return fields[step === '*' ? '0' : step];
  }, value);
}

describe.each(ADDRESSES.map((row) => [row.path, row] as const))('%s', (path, row) => {
  test('has its screen', () => {
    expect(existsSync(new URL(`${screenOf(row)}/route.tsx`, SOURCE))).toBe(true);
  });

  test('has a row above it, and words for its entry in the menu', () => {
    const { parent, menu, titleTH } = row;
    if (parent !== undefined) expect(ADDRESSES.map((address) => address.path)).toContain(parent);
    if (menu) expect(menu.labelTH ?? titleTH).toMatch(/[ก-๙]/);
    if (menu?.group) expect(row.layout).toBe('member');
  });

  test('asks for a sign-in only within the area it belongs to', () => {
    if (row.session !== 'none') expect(path.startsWith(`/${row.session}/`)).toBe(true);
    expect(samplePersona(row) === undefined).toBe(row.session === 'none');
  });

  test('has a sample page that the router would find here', () => {
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/?]+')}$`);
    for (const address of [sampleAddress(row), ...(sampleOf(row).alsoAt ?? [])]) {
      expect(address.split('?')[0]).toMatch(pattern);
    }
  });

  test('is spoilt in fields that its answers have', () => {
    for (const [key, feed] of sampleFeeds(row)) {
      const { response } = examples[key];
      for (const field of feed.shows ? [feed.wrongType, feed.missing ?? feed.wrongType] : []) {
        expect(valueAt(response, field), `${key}: ${field}`).toBeDefined();
      }
    }
  });
});
