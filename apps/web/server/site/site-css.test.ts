import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { colourProblem, shadesOf } from '@coop/contracts/site-colours';
import { contrastRatio, parseColour } from '@coop/ui/palette/contrast';
import { COLOUR_PAIRS } from '@coop/ui/palette/pairs';
import { describe, expect, test } from 'vitest';
import { colourHead, dayShades, siteCss, themeColour } from './site-css.ts';

const NAMES = { coopNameTH: 'สหกรณ์ตัวอย่าง', coopNameEN: 'Example' };
const withBrand = (brand: string) => ({ ...NAMES, colours: { brand } });

const tokens = readFileSync(createRequire(import.meta.url).resolve('@coop/ui/tokens.css'), 'utf8');
const blockAfter = (selector: string) => tokens.slice(tokens.indexOf(selector)).split('}')[0] ?? '';

/** Tokens of a block by day (0) and by night (1). */
function themesOf(block: string): readonly [Record<string, string>, Record<string, string>] {
  const found = [...block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
  const theme = (place: 2 | 3) =>
    Object.fromEntries(found.map((match) => [match[1] ?? '', match[place] ?? '']));
  return [theme(2), theme(3)];
}
const PLAIN = themesOf(blockAfter('[data-theme] {'));
const MORE = themesOf(blockAfter('[data-contrast="more"] [data-theme] {'));

/** Colours from all around the circle, from nearly black to the lightest that is allowed. */
const BRANDS = [0x00, 0x22, 0x44, 0x66, 0x88, 0xaa].flatMap((red) =>
  [0x00, 0x22, 0x44, 0x66, 0x88].flatMap((green) =>
    [0x00, 0x33, 0x66, 0x99, 0xcc, 0xff].map(
      (blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);
const TAKEN = BRANDS.filter((brand) => !colourProblem(brand));

function ratioOf(theme: Record<string, string>, ink: string, ground: string): number {
  const a = parseColour(theme[ink] ?? '');
  const b = parseColour(theme[ground] ?? '');
  if (!a || !b) throw new Error(`no such colours: ${ink}, ${ground}`);
  return contrastRatio(a, b);
}

describe('[WEB-06] the cooperative’s own colour', () => {
  test('keeps the contrast that the tokens promise, whatever colour is taken', () => {
    expect(TAKEN.length).toBeGreaterThan(50);
    const faint: string[] = [];
    for (const brand of TAKEN) {
      const { plain, more } = shadesOf(brand);
      for (const index of [0, 1] as const) {
        const shadesAt = (shades: typeof plain) =>
          Object.fromEntries(Object.entries(shades).map(([name, shade]) => [name, shade[index]]));
        const day = { ...PLAIN[index], ...shadesAt(plain) };
        for (const theme of [day, { ...day, ...MORE[index], ...shadesAt(more) }]) {
          for (const { ink, ground, bar } of COLOUR_PAIRS) {
            const ratio = ratioOf(theme, ink, ground);
            if (ratio < bar)
              faint.push(`${brand} ${index} ${ink} on ${ground} ${ratio.toFixed(2)}`);
          }
          const parts = ratioOf(theme, 'part-1', 'part-2');
          if (parts < 1.5) faint.push(`${brand} ${index} part-1, part-2 ${parts.toFixed(2)}`);
        }
      }
    }
    expect(faint).toEqual([]);
  });

  test('is a sheet of tokens that tokens.css has, under its selectors', () => {
    const css = siteCss(withBrand('#003399'));
    expect(css).toContain('--green-700:light-dark(#003399,');
    const names = [...css.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in PLAIN[0]))).toEqual([]);
    expect(css).toContain('[data-contrast="more"] [data-theme]{');
    expect(css).not.toMatch(/url\(|@import|</);
  });

  test('tints the grounds and lines of the night alone', () => {
    const { plain, more } = shadesOf('#003399');
    for (const name of ['paper', 'card', 'line', 'line-strong', 'edge']) {
      expect(plain[name]?.[0], name).toBe(PLAIN[0][name]);
      expect(plain[name]?.[1], name).not.toBe(PLAIN[1][name]);
      expect(more[name], name).toEqual([MORE[0][name], MORE[1][name]]);
    }
  });

  test('is on the seal, too, which is the same by day and by night', () => {
    const seal = /--seal-ring:light-dark\((#\w{6}),\1\);--seal-ink:light-dark\((#\w{6}),\2\)/;
    const [, ring, ink] = seal.exec(siteCss(withBrand('#003399'))) ?? [];
    expect(ring).toBe('#003399');
    expect(ink).toBe(dayShades(withBrand('#003399'))['green-950']);
  });

  test('is nothing where the site names none, and where it could not be read', () => {
    expect(siteCss(NAMES)).toBe('');
    expect(siteCss(withBrand('#ffd500'))).toBe('');
    expect(themeColour(NAMES)).toBe('#0a4a40');
    expect(themeColour(withBrand('#ffd500'))).toBe('#0a4a40');
  });

  test('also colours the browser’s bar, and is linked where there is one', () => {
    expect(themeColour(withBrand('#0b5d4e'))).toBe('#0d4a3e');
    expect(colourHead(NAMES)).toBe('<meta name="theme-color" content="#0a4a40">');
    const [blue, red] = ['#003399', '#7a0c04'].map((brand) => colourHead(withBrand(brand)));
    expect(blue).toMatch(/"><link rel="stylesheet" href="\/site\.css\?[0-9a-f]{8}">$/);
    expect(blue).not.toBe(red);
  });
});
