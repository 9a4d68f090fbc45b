import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtFilesAt, readBuiltFiles } from '../../e2e/earlier/built-files.ts';

// Which browser tests are passed over after a change: see e2e/earlier.

const E2E = resolve(import.meta.dirname, '../../e2e');

interface Build {
  /** Hash in the name of each file. */
  readonly share: string;
  readonly loan: string;
  readonly entry: string;
  /** What parts of the screens share. */
  readonly shared?: string;
  readonly sharedWords?: string;
  readonly words?: string;
  /** The route table leads each address to the other's screen. */
  readonly swapped?: boolean;
}

/** A product of two screens as it is built, in a folder of its own. */
function build({
  share,
  loan,
  entry,
  shared = 'ggggggg',
  sharedWords = 'บาท',
  words = 'หุ้น',
  swapped = false,
}: Build): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = join(folder, 'client');
  const [first, second] = swapped ? [loan, share] : [share, loan];
  const manifest = {
    'index.html': { file: `assets/index-${entry}.js`, src: 'index.html' },
    'src/member/share/route.tsx': {
      file: `assets/${share}.js`,
      src: 'src/member/share/route.tsx',
      css: [`assets/route-${share}.css`],
      imports: [`_${shared}.js`],
    },
    'src/member/loan/route.tsx': {
      file: `assets/${loan}.js`,
      src: 'src/member/loan/route.tsx',
      imports: [`_${shared}.js`],
    },
    [`_${shared}.js`]: { file: `assets/${shared}.js`, name: 'text' },
  };
  const files = {
    '../server/manifest.json': JSON.stringify(manifest),
    'index.html': `<script src="/assets/index-${entry}.js"></script>`,
    'member/share/index.html': `<script src="/assets/index-${entry}.js"></script>`,
    [`assets/index-${entry}.js`]: `load({'/share': './${first}.js', '/loan': './${second}.js'}, './${shared}.js')`,
    [`assets/${share}.js`]: `load('./index-${entry}.js'); show('${words}')`,
    [`assets/route-${share}.css`]: 'p{}',
    [`assets/${loan}.js`]: `load('./index-${entry}.js'); show('เงินกู้')`,
    [`assets/${shared}.js`]: `show('${sharedWords}')`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), text);
  }
  return at;
}

const contentsOf = (one: Build) => readBuiltFiles(build(one)).contents;

const FIRST: Build = { share: 'aaaaaaa', loan: 'bbbbbbb', entry: 'ccccccc' };

test('names alone make no file another', () => {
  expect(
    contentsOf({ share: 'ddddddd', loan: 'eeeeeee', entry: 'fffffff', shared: 'hhhhhhh' }),
  ).toEqual(contentsOf(FIRST));
});

test('other words on one screen change that screen’s file and no other', () => {
  const before = contentsOf(FIRST);
  const after = contentsOf({ ...FIRST, share: 'ddddddd', entry: 'fffffff', words: 'ทุน' });
  const changed = [...after].filter(([key, text]) => before.get(key) !== text);
  expect(changed.map(([key]) => key)).toEqual(['made of src/member/share/route.tsx']);
});

test('other words in what two screens share change that file and no other', () => {
  const before = contentsOf(FIRST);
  const after = contentsOf({ ...FIRST, shared: 'hhhhhhh', sharedWords: 'สตางค์' });
  const changed = [...after].filter(([key, text]) => before.get(key) !== text);
  expect(changed.map(([key]) => key)).toEqual([
    'text shared by src/member/loan/route.tsx,src/member/share/route.tsx',
  ]);
});

test('an address that leads to another screen changes the entry', () => {
  const before = contentsOf(FIRST);
  const after = contentsOf({ ...FIRST, swapped: true });
  const changed = [...after].filter(([key, text]) => before.get(key) !== text);
  expect(changed.map(([key]) => key)).toEqual(['made of index.html']);
});

test('an address is answered by its own file or by any page above it', () => {
  const at = build(FIRST);
  expect(builtFilesAt(at, '/assets/aaaaaaa.js')).toEqual(['assets/aaaaaaa.js']);
  expect(builtFilesAt(at, '/member/share')).toEqual(['index.html', 'member/share/index.html']);
  expect(builtFilesAt(at, '/api/info/manu')).toEqual(['index.html']);
});

/** Where a test reads the product so that its own pages' requests do not tell. */
const PAST_ITS_PAGES = /serviceWorkers: 'allow'|\bfetch\(|\brequest\.get\(/;
/** These ask the mock only, within a page, or for what every test rests on. */
const HARMLESS = [
  'everywhere/errors.e2e.ts',
  'everywhere/security.e2e.ts',
  'everywhere/session-cookie.e2e.ts',
  'member/photo.e2e.ts',
  'public/layout.e2e.ts',
];

test.each(globSync('**/*.e2e.ts', { cwd: E2E }))(
  '%s says so if it reads the product past its own pages',
  (file) => {
    const code = readFileSync(join(E2E, file), 'utf8');
    expect(code).toMatch(/from '\.\.\/(?:kit\/world|engines\/test)\.ts'|from '\.\/walk\.ts'/);
    if (!PAST_ITS_PAGES.test(code) || HARMLESS.includes(file)) return;
    expect(code).toMatch(/files: '(?:all|public)'|serviceWorkers: 'allow'/);
  },
);

test('what browser tests take from the sources of the web is part of what they rest on', () => {
  const taken = globSync('**/*.ts', { cwd: E2E }).flatMap((file) => {
    const code = readFileSync(join(E2E, file), 'utf8');
    return [...code.matchAll(/^import (?!type).*'\.\.\/\.\.\/src\/([^/']+)/gm)].map(
      ([, room]) => room,
    );
  });
  expect(new Set(taken)).toEqual(new Set(['testing']));
});
