import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio, parseColour } from './palette/contrast.ts';
import { COLOUR_PAIRS } from './palette/pairs.ts';
import { COLOUR_TOKENS, SIZE_TOKENS } from './palette/tokens.ts';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const blockAfter = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0] ?? '';

type Theme = Record<string, string>;

function readTheme(block: string, night: boolean): Theme {
  const found = block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return Object.fromEntries([...found].map(([, name, day, dark]) => [name, night ? dark : day]));
}

const base = blockAfter('[data-theme] {');
const more = blockAfter('[data-contrast="more"] [data-theme] {');

const THEMES: Record<string, Theme> = {
  สว่าง: readTheme(base, false),
  มืด: readTheme(base, true),
  ความต่างสูง: { ...readTheme(base, false), ...readTheme(more, false) },
  ความต่างสูงมืด: { ...readTheme(base, true), ...readTheme(more, true) },
};

function ratioOf(theme: Theme, ink: string, ground: string): number {
  const a = parseColour(theme[ink] ?? '');
  const b = parseColour(theme[ground] ?? '');
  if (!a || !b) throw new Error(`no such colours: ${ink}, ${ground}`);
  return contrastRatio(a, b);
}

for (const [name, theme] of Object.entries(THEMES)) {
  test.each(COLOUR_PAIRS)(`${name}: $ink on $ground reaches $bar`, ({ ink, ground, bar }) => {
    expect(ratioOf(theme, ink, ground)).toBeGreaterThanOrEqual(bar);
  });

  test(`${name}: neighbouring parts of a bar differ in lightness, also in grayscale`, () => {
    for (let part = 1; part < 5; part += 1) {
      expect(ratioOf(theme, `part-${part}`, `part-${part + 1}`)).toBeGreaterThan(1.5);
    }
  });
}

test('high contrast is nowhere below the plain theme for text', () => {
  for (const { ink, ground, bar } of COLOUR_PAIRS.filter((pair) => pair.bar === 7)) {
    const high = ratioOf(THEMES.ความต่างสูง ?? {}, ink, ground);
    expect(high, `${ink} on ${ground}`).toBeGreaterThanOrEqual(bar);
  }
  expect(ratioOf(THEMES.ความต่างสูง ?? {}, 'ink-500', 'paper')).toBeGreaterThan(12);
});

test('the system setting and the member’s own give the same high contrast', () => {
  const bySystem = blockAfter(':root:not([data-contrast="normal"]) [data-theme] {');
  expect(readTheme(bySystem, true)).toEqual(readTheme(more, true));
  expect(readTheme(bySystem, false)).toEqual(readTheme(more, false));
});

test('the lists for the living page have every token of the file, once', () => {
  const inFile = [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  const listed = [...COLOUR_TOKENS, ...SIZE_TOKENS].map(({ name }) => name);
  expect(listed).toEqual([...new Set(inFile)]);
});

test('black on white is 21 and the published example #767676 is 4.54', () => {
  const ratio = (a: string, b: string) =>
    contrastRatio(parseColour(a) ?? [0, 0, 0], parseColour(b) ?? [0, 0, 0]);
  expect(ratio('#000000', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(parseColour('bluish')).toBeNull();
});
