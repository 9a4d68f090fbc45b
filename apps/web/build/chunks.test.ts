import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { COMMON, FIELDS, GROUPS } from './chunks.ts';

const root = resolve(import.meta.dirname, '../../..');
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const LIBRARIES =
  'apps/web/node_modules/{react,react-dom,react-router,@tanstack/react-query,lucide-react}/package.json';

const files = globSync([...SOURCES, LIBRARIES], { cwd: root }).map((name) => resolve(root, name));

const nameOf = (path: string) =>
  GROUPS.toSorted((group, other) => other.priority - group.priority).find(({ test }) =>
    test.test(path),
  )?.name;

test.each(GROUPS)('there are files for $name', (group) => {
  expect(files.some((path) => group.test.test(path))).toBe(true);
});

test.each([...COMMON, ...FIELDS])('there are files for %s', (part) => {
  expect(files.some((path) => path.includes(part))).toBe(true);
});

test.each([
  ['first', 'apps/web/src/first-paint/start.tsx'],
  ['public', 'apps/web/src/routes/layouts/info.tsx'],
  ['public', 'apps/web/src/info/home/route.tsx'],
  ['public', 'apps/web/src/info/show/route.tsx'],
  ['signed-in', 'apps/web/src/routes/layouts/member.tsx'],
  ['client', 'apps/web/src/client/backend.ts'],
])('%s begins with %s, which is there', (name, path) => {
  const file = resolve(root, path);
  expect(files).toContain(file);
  expect(GROUPS.filter(({ test }) => test.test(file)).map((group) => group.name)).toContain(name);
});

test.each([
  ['node_modules/react-dom/client.js', 'react'],
  ['node_modules/react-router/dist/index.js', 'router'],
  ['apps/web/src/first-paint/start.tsx', 'first'],
  ['packages/ui/src/button/button.tsx', 'shared'],
  ['packages/ui/src/card/card.tsx', 'common'],
  ['packages/ui/src/button/examples.tsx', undefined],
  ['node_modules/lucide-react/icons/bell.js', 'common'],
  ['packages/format/src/money.ts', 'shared'],
  ['apps/web/src/member/share/route.tsx', undefined],
])('%s stands in %s', (path, name) => {
  expect(nameOf(resolve(root, path))).toBe(name);
});
