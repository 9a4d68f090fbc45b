import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const ROOT = `${import.meta.dirname}/`;
const files = globSync('**/*.css', { cwd: ROOT }).sort();
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');
const TOKENS = read('tokens.css');

test.each(files)('%s uses no colour and no variable that the tokens do not have', (file) => {
  const css = read(file);
  const properties = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) {
    expect(properties.has(name ?? '') || TOKENS.includes(`${name}:`), `${name} in ${file}`).toBe(
      true,
    );
  }
});

test('what is larger than a line grows with the text: no px over 6', () => {
  for (const file of files) {
    const found = [...read(file).matchAll(/[^;{}]*?\b(\d[\d.]*)px/g)];
    expect(
      found.filter(([, px]) => Number(px) > 6).map(([rule]) => `${file}: ${rule.trim()}`),
    ).toEqual([]);
  }
});

test('no rule hides what overflows one line of Thai, but in boxes for screen readers only', () => {
  for (const file of files) {
    for (const [block] of read(file).matchAll(/\{[^{}]*overflow: hidden[^{}]*\}/g)) {
      expect(/clip-path|scrollbar-gutter/.test(block), `${file}: ${block}`).toBe(true);
    }
  }
});

test('all CSS of the package stays under 10.1 kB gzip, even unminified', () => {
  const all = files.map((file) => read(file).replace(/\/\*[\s\S]*?\*\//g, '')).join('\n');
  expect(gzipSync(all).length).toBeLessThan(10_100);
});
