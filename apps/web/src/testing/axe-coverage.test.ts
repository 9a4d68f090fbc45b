import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ADDRESSES } from '@coop/addresses/addresses';
import { expect, test } from 'vitest';
import { TESTED_BY } from '../../e2e/kit/axe-coverage.ts';

test('[LAY-05] what is tested elsewhere is an address of the portal', () => {
  const paths = ADDRESSES.map(({ path }) => path);
  expect(Object.keys(TESTED_BY).filter((path) => !paths.includes(path))).toEqual([]);
});

test.each([...new Set(Object.values(TESTED_BY))])(
  '%s looks at its pages light and dark',
  (name) => {
    const code = readFileSync(resolve(import.meta.dirname, `../../e2e/${name}.e2e.ts`), 'utf8');
    for (const theme of ['light', 'dark'])
      expect(code).toMatch(new RegExp(`expectAccessible\\(page, (?:\\[[^\\]]*'${theme}'|THEMES)`));
  },
);
