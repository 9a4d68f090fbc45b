import { ADDRESSES } from '@coop/addresses/addresses';
import { expect, test } from 'vitest';
import { hashOf } from './policy.ts';
import { createPreloads } from './preloads.ts';

const FONT = '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>';
const INDEX = `<html lang="th"><head><meta name="viewport" content="width=device-width" /><script>look</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/tokens.css">${FONT}<title>ก</title></head><body></body></html>`;
const MANIFEST = {
  'src/first-paint/start.tsx': { file: 'assets/start.js', css: ['assets/base.css'] },
  'src/info/home/route.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
  'src/member/share/route.tsx': { file: 'assets/share.js' },
  'src/gates/first-answers.ts': { file: 'assets/first.js', imports: ['_client.js'] },
  'src/client/backend.ts': { file: 'assets/backend.js', imports: ['_client.js'] },
  '_client.js': { file: 'assets/client.js' },
};
const template = (path: string, read = (file: string) => `/* ${file} */\n`) => {
  const row = ADDRESSES.find((one) => one.path === path);
  if (!row) throw new Error(`no route ${path}`);
  return createPreloads(MANIFEST, INDEX, read)(row);
};

test('a page holds its sheets in their order, under a hash, and loads none of them', () => {
  const { html, sheetHash } = template('/home');
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(css).toBe('/* assets/tokens.css */\n/* assets/base.css */\n/* assets/home.css */');
  expect(sheetHash).toBe(hashOf(css));
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toContain(' disabled ');
});

test('fonts are named before everything else that the page loads', () => {
  const { html, fonts } = template('/home');
  expect(fonts).toBe('</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin');
  expect(html.match(/as="font"/g)).toHaveLength(1);
  expect(html.indexOf(FONT)).toBeLessThan(html.indexOf('<style>'));
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<script>look'));
});

test('a public page asks for its scripts later; one behind a sign-in at once, with the client', () => {
  const { html: home } = template('/home');
  const later = [...home.matchAll(/<link rel="later"[^>]* href="\/assets\/(\w+)\.js">/g)];
  // First the entry, which loads the others.
  expect(later.map(([, name]) => name)).toEqual(['index', 'start', 'home']);
  expect(home).not.toContain('type="module"');
  const { html } = template('/member/share');
  for (const name of ['start', 'share', 'first', 'backend', 'client']) {
    const link = `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${name}.js">`;
    expect(html.split(link), name).toHaveLength(2);
  }
});

test('[WEB-04] a sheet that would end its element is refused', () => {
  expect(() => template('/home', () => 'a::after{content:"</STYLE>"}')).toThrow('end its element');
});
