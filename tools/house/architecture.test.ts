import { describe, expect, test } from 'vitest';
import { type Import, readDependencies, readSourceFiles, type SourceFile } from './source-files.ts';

// Who may import whom (docs/architecture.md). Rules go by pattern, so that a new feature is guarded on its first day.

// This file is left out: it names what it forbids.
const files = readSourceFiles().filter((file) => !file.path.endsWith('/architecture.test.ts'));
const product = files.filter((file) => !file.isTest);

/**
 * What the code of each package and app may import besides itself; tests may import more. A package has its list
 * here; an app may also use the libraries that its package.json names, but no package that is not in its list.
 */
const ALLOWED: Record<string, readonly string[]> = {
  'packages/addresses': ['@coop/contracts'],
  'packages/contracts': ['zod'],
  'packages/finance': [],
  'packages/format': ['dayjs'],
  'packages/ui': ['react', '@base-ui/react', 'lucide-react', '@coop/format'],
  // The mock only for its types, see below.
  'apps/console': [
    '@coop/addresses',
    '@coop/contracts',
    '@coop/finance',
    '@coop/format',
    '@coop/ui',
    '@coop/mock-api',
  ],
  'apps/deploy': [],
  'apps/mock-api': ['@coop/addresses', '@coop/contracts', '@coop/finance', '@coop/format'],
  'apps/runner': ['@coop/contracts'],
  'apps/web': ['@coop/addresses', '@coop/contracts', '@coop/finance', '@coop/format', '@coop/ui'],
};

/** The testers' console is typed by the mock's control plane, and takes nothing else of it. */
const TYPES_OF_CONTROL =
  /^import type \{ ControlRouter \} from '@coop\/mock-api\/control\/router';$/gm;

function isAllowed(home: string, from: string): boolean {
  if (ALLOWED[home]?.includes(from)) return true;
  if (!home.startsWith('apps/') || from.startsWith('@coop/')) return false;
  // The mock and the runner run in Node; the web must run without it.
  return from.startsWith('node:') ? home !== 'apps/web' : readDependencies(home).includes(from);
}

/** Parts of the web that run in Node: its server, and the portal as that renders it. */
const BUILD = /^apps\/web\/(?:src\/first-paint\/render\.tsx$|server\/)/;
const SERVER = 'apps/web/server/';

const AREA = /^apps\/web\/src\/(info|member|membergroup)\//;
const SCREEN = /^apps\/web\/src\/(?:info|member|membergroup)\/[^/]+\//;
const MOCK_WORLD = 'apps/mock-api/src/world/';
const MOCK_CONTENT = 'apps/mock-api/content/';

/** Every import that a rule forbids, as `file → import`. */
function forbidden(
  among: readonly SourceFile[],
  isForbidden: (one: Import, file: SourceFile) => boolean,
): string[] {
  return among.flatMap((file) =>
    file.imports
      .filter((one) => isForbidden(one, file))
      .map((one) => `${file.path} → ${one.specifier}`),
  );
}

/** Every line whose code a pattern finds, as `file: line`. */
function lines(among: readonly SourceFile[], pattern: RegExp): string[] {
  return among.flatMap(({ path, code }) =>
    code
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

const isOf = (prefix: RegExp, path: string) => prefix.exec(path)?.[0];

test('there are files to check in every package and app', () => {
  expect([...new Set(product.map((file) => file.home))].sort()).toEqual(
    Object.keys(ALLOWED).sort(),
  );
  expect(product.length).toBeGreaterThan(100);
});

describe('imports', () => {
  test.each(Object.keys(ALLOWED))('of %s are those it may have', (home) => {
    const own = product.filter((file) => file.home === home && !BUILD.test(file.path));
    expect(forbidden(own, ({ from }) => from !== undefined && !isAllowed(home, from))).toEqual([]);
  });

  test('of the console take the mock’s types and none of its code', () => {
    const text = product
      .filter((file) => file.home === 'apps/console')
      .map((file) => file.text.replaceAll(TYPES_OF_CONTROL, ''))
      .join('\n');
    expect(text).toContain("from '@coop/ui/");
    expect(text).not.toContain('@coop/mock-api');
  });

  test('that are relative stay within their package', () => {
    expect(
      forbidden(files, ({ from, path }, file) => !from && !path.startsWith(`${file.home}/`)),
    ).toEqual([]);
  });

  test('name files as they are, ending included', () => {
    expect(
      forbidden(files, ({ from, path }) => !from && !/\.(tsx?|css|json|mjs)$/.test(path)),
    ).toEqual([]);
  });

  test('never reach from a package to an app, or from the mock to the web', () => {
    expect(
      forbidden(files, ({ from }) => from === '@coop/web' || from === '@coop/console'),
    ).toEqual([]);
    // A suite elsewhere tests against the mock; what it installs has the mock's types and none of its code.
    const packages = files.filter(
      ({ home }) => home.startsWith('packages/') && home !== 'packages/testing',
    );
    expect(forbidden(packages, ({ from }) => from === '@coop/mock-api')).toEqual([]);
  });

  test('of what runs in browsers never reach the web server', () => {
    const browser = product.filter(({ path }) => !path.startsWith(SERVER) && !BUILD.test(path));
    expect(forbidden(browser, ({ path }) => path.startsWith(SERVER))).toEqual([]);
  });

  test('of the web reach the mock from tests only', () => {
    const web = product.filter((file) => file.home === 'apps/web');
    expect(forbidden(web, ({ from }) => from === '@coop/mock-api')).toEqual([]);
  });

  test('never lead from the product to what only tests use', () => {
    expect(forbidden(product, ({ from, path }) => !from && /\/testing\//.test(path))).toEqual([]);
  });

  test('never join two areas of the web', () => {
    const areas = files.filter((file) => AREA.test(file.path));
    expect(
      forbidden(areas, ({ path }, file) => {
        const other = isOf(AREA, path);
        return other !== undefined && other !== isOf(AREA, file.path);
      }),
    ).toEqual([]);
  });

  test('never join two screens', () => {
    const screens = files.filter((file) => SCREEN.test(file.path));
    expect(
      forbidden(screens, ({ path }, file) => {
        const other = isOf(SCREEN, path);
        return other !== undefined && other !== isOf(SCREEN, file.path);
      }),
    ).toEqual([]);
  });

  test('of screens are made by the route table only', () => {
    const others = product.filter(
      (file) => !AREA.test(file.path) && file.path !== 'apps/web/src/routes/routes.tsx',
    );
    expect(forbidden(others, ({ path }) => AREA.test(path))).toEqual([]);
  });

  test('of the API client bring no user interface', () => {
    const client = files.filter((file) => file.path === 'apps/web/src/client/backend.ts');
    expect(client).toHaveLength(1);
    expect(
      forbidden(
        client,
        ({ from, path }) => /react|@coop\/ui/.test(from ?? '') || /\.tsx$/.test(path),
      ),
    ).toEqual([]);
  });
});

test('no screen lists its errors by itself: the summary says it in the title, too', () => {
  const listing = product
    .filter(({ home, code }) => home === 'apps/web' && code.includes('<ErrorSummary'))
    .map(({ path }) => path);
  expect(listing).toEqual(['apps/web/src/parts/form/form-summary.tsx']);
});

describe('the mock’s world', () => {
  const world = product.filter((file) => file.path.startsWith(MOCK_WORLD));

  test('knows neither handlers nor the server', () => {
    expect(
      forbidden(world, ({ from, path }) =>
        from
          ? /fastify|trpc/.test(from)
          : !path.startsWith(MOCK_WORLD) && !path.startsWith(MOCK_CONTENT),
      ),
    ).toEqual([]);
  });

  test('takes chance and time from its inputs only', () => {
    expect(lines(world, /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)/)).toEqual([]);
  });
});

describe('no file', () => {
  test('stands in a drawer for everything', () => {
    const drawer = /\/(common|shared|utils?|helpers?|types|misc|lib)\//;
    expect(files.map((file) => file.path).filter((path) => drawer.test(path))).toEqual([]);
  });

  test('only passes on what others export', () => {
    const barrel = /\/index\.tsx?$/;
    expect(files.map((file) => file.path).filter((path) => barrel.test(path))).toEqual([]);
    const passing = files.filter(({ code }) => /^export \* from/m.test(code));
    expect(passing.map((file) => file.path)).toEqual([]);
  });

  test('gives up on types', () => {
    expect(lines(files, /(:|\bas|<|,) ?any\b(?! \w)/)).toEqual([]);
    expect(lines(files, /[\w)\]]!(?![=\w])/)).toEqual([]);
    const silenced = files.filter(({ text }) => /@ts-(ignore|nocheck)/.test(text));
    expect(silenced.map((file) => file.path)).toEqual([]);
  });

  test('waits for a time instead of an event, or intercepts what a test should really send', () => {
    const rule = /waitForTimeout|\bpage\.route\(|\bvi\.mock\(/;
    expect(lines(files, rule)).toEqual([]);
  });

  test('is longer than one can keep in mind', () => {
    const long = product
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .filter((one) => one.lines > 250);
    expect(long).toEqual([]);
  });
});
