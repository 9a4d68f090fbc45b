import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { TESTED_BY, WALKED } from '../../e2e/kit/axe-coverage.ts';
import { ROUTES } from '../routes/routes.tsx';

const walked = Object.values(WALKED).flatMap((rows) => rows.map(([address]) => address));

test('[LAY-05] every address of the product is held against axe in a browser', () => {
  const covered = [...Object.keys(TESTED_BY), ...walked];
  expect(covered.toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted());
});

test.each([...new Set(Object.values(TESTED_BY))])(
  '%s looks at its pages light and dark',
  (name) => {
    const code = readFileSync(resolve(import.meta.dirname, `../../e2e/${name}.e2e.ts`), 'utf8');
    expect(code).toMatch(/expectAccessible\(page, (?:\['light', 'dark'\]|THEMES)\)/);
  },
);
