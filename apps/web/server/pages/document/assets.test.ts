import { ADDRESSES } from '@coop/addresses/addresses';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { createAssets } from './assets.ts';
import { hashOf } from './policy.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  'src/first-paint/start.tsx': { file: 'assets/start.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  'src/routes/layouts/info.tsx': { file: 'assets/layout.js', css: ['assets/layout.css'] },
  'src/info/home/route.tsx': { file: 'assets/home.js', imports: ['_base.js'] },
  'src/info/loancal/route.tsx': { file: 'assets/loancal.js', dynamicImports: ['payments.tsx'] },
  'payments.tsx': { file: 'assets/payments.js', imports: ['_chart.js'] },
  '_chart.js': { file: 'assets/chart.js', css: ['assets/chart.css'] },
  'src/routes/layouts/member.tsx': { file: 'assets/member.js' },
  'src/member/share/route.tsx': { file: 'assets/share.js' },
  'src/client/backend.ts': { file: 'assets/client.js' },
  'src/page/messages/not-found-page.tsx': { file: 'assets/not-found.js' },
  'src/fonts/files/noto-sans-thai-looped-first-400-normal.woff2': { file: 'assets/400.woff2' },
  'src/fonts/files/noto-sans-thai-looped-rest-400-normal.woff2': { file: 'assets/rest.woff2' },
};
const SIZES: Record<string, number> = { 'assets/base.js': 900, 'assets/home.js': 90 };
const read = (file: string) =>
  file.endsWith('.css') ? `/* ${file} */` : 'x'.repeat(SIZES[file] ?? 9);

const assetsOf = (path: string, manifest = MANIFEST, files = read) =>
  createAssets(manifest, 'look()', files)(ADDRESSES.find((row) => row.path === path));
const scriptsIn = (html: string) =>
  [...html.matchAll(/\/assets\/([\w-]+\.js)/g)].map(([, file]) => file);

test('[WEB-04] a page holds its styles and the script before the first paint, and names its fonts first', () => {
  const { first, older, inline, fonts } = assetsOf('/home');
  const sheet = '/* assets/entry.css */\n/* assets/layout.css */';
  expect(first).toContain(`<style>${sheet}</style>`);
  expect(older).toBe('<script>xxxxxxxxx</script>');
  expect(inline).toEqual({ scripts: ['look()', 'xxxxxxxxx'].map(hashOf), sheets: [hashOf(sheet)] });
  expect(first.indexOf('/assets/400.woff2')).toBeLessThan(first.indexOf('<style>'));
  expect(first).not.toContain('rest.woff2');
  expect(first).toMatch(/<script>look\(\)<\/script>$/);
  expect(fonts).toBe('</assets/400.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin');
});

test('[WEB-04] a page that can be read says which scripts to ask for later: the entry, the largest, then the smallest', () => {
  const { scripts } = assetsOf('/home');
  expect(scripts).toMatch(/^<script type="application\/json" id="scripts">/);
  expect(scriptsIn(scripts)).toEqual(['entry.js', 'base.js', 'start.js', 'layout.js', 'home.js']);
});

test('[WEB-04] a part of a page whose code comes later has its styles at once', () => {
  const { first, scripts } = assetsOf('/loancal');
  expect(first).toContain('/* assets/chart.css */</style>');
  expect(scriptsIn(scripts)).not.toContain('chart.js');
});

test('[WEB-04] a page behind a sign-in asks for its scripts at once, with what asks the backend', () => {
  const { scripts } = assetsOf('/member/share');
  expect(scripts).toContain(
    '<script type="module" fetchpriority="low" crossorigin src="/assets/entry.js">',
  );
  expect(scriptsIn(scripts)).toEqual([
    'entry.js',
    'base.js',
    'start.js',
    'member.js',
    'share.js',
    'client.js',
  ]);
});

test('[WEB-02] an address that does not exist has the page that says so', () => {
  expect(scriptsIn(assetsOf('/nothing').scripts)).toContain('not-found.js');
});

test('a style sheet that would end its element is refused', () => {
  expect(() => assetsOf('/home', MANIFEST, () => '</style>')).toThrow('would end its element');
});
