import { expect, test } from 'vitest';
import { readStyleFiles } from './style-files.ts';

// One scale of spaces and one of widths, both in packages/ui/src/tokens.css, for every style sheet of the product.

const files = readStyleFiles();
const tokens =
  files.find(({ path }) => path === 'packages/ui/src/tokens.css')?.css.toString() ?? '';
const SCALE = new Map(
  [...tokens.matchAll(/^ {2}(--space-\d+): ([\d.]+)rem;$/gm)].map(
    ([, name = '', rem]) => [name, Number(rem)] as const,
  ),
);
const WIDTHS = [...(/Widths: ([^.]+)\./.exec(tokens)?.[1] ?? '').matchAll(/(\d+)rem/g)].map(
  ([, rem]) => Number(rem),
);

/** Properties of spaces between or within things. */
const SPACE = /^(margin|padding|inset)(-|$)|^(row-|column-)?gap$|^(top|right|bottom|left)$/;
/** As thin as a line: it makes up for a border, or keeps two things from touching. */
const HAIR_PX = 3;
/** They follow the letters, the window or the box; mm and pt are for paper. */
const RELATIVE = new Set(['em', '%', 'vw', 'vh', 'mm', 'pt']);

const isHair = (amount: number, unit: string) => unit === 'px' && Math.abs(amount) <= HAIR_PX;

/** Returns lengths that are not from the scale, and steps that it does not have. */
function rawSpaces(value: string): string[] {
  const steps = [...value.matchAll(/--space-\w+/g)].map(([name]) => name);
  const lengths = [...value.matchAll(/(?<![\w.-])(-?[\d.]+)([a-z]+|%)/g)];
  return [
    ...steps.filter((name) => !SCALE.has(name)),
    ...lengths
      .filter(([, amount, unit = '']) => !RELATIVE.has(unit) && !isHair(Number(amount), unit))
      .map(([length]) => length),
  ];
}

test('there are eight spaces, each larger than the one before', () => {
  expect([...SCALE.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((step) => `--space-${step}`));
  const sizes = [...SCALE.values()];
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(8);
});

test('a length that is no step of the scale is found, and what may stand beside it is not', () => {
  expect(rawSpaces('12px auto -0.5rem')).toEqual(['12px', '-0.5rem']);
  expect(rawSpaces('calc(1.5rem + var(--space-9))')).toEqual(['--space-9', '1.5rem']);
  expect(rawSpaces('0 auto 2px 0.3em')).toEqual([]);
  expect(rawSpaces('clamp(var(--space-4), 5vw, var(--space-8)) 8mm 50% -3px')).toEqual([]);
  expect(rawSpaces('calc(-1 * var(--space-3)) max(var(--cell), env(safe-area-inset-top))')).toEqual(
    [],
  );
});

test('every space is a step of the scale, a hair, or follows the letters, the window or the paper', () => {
  const raw: string[] = [];
  let spaces = 0;
  for (const { path, css } of files) {
    css.walkDecls(SPACE, ({ prop, value }) => {
      spaces += 1;
      raw.push(...rawSpaces(value).map((length) => `${path}: ${prop}: ${value} (${length})`));
    });
  }
  expect(raw).toEqual([]);
  expect(spaces).toBeGreaterThan(500);
});

test('the layout changes at the widths of the tokens only, and each is written one way', () => {
  expect(WIDTHS.length).toBeGreaterThan(1);
  expect(WIDTHS.length).toBeLessThan(5);
  const widths = WIDTHS.flatMap((rem) => [
    `(min-width: ${rem}rem)`,
    `(max-width: ${rem - 1}.99rem)`,
  ]);
  const allowed = [...widths, '(max-height: 30rem)', '(min-height: 60rem)'];
  const others: string[] = [];
  let checked = 0;
  for (const { path, css } of files) {
    css.walkAtRules(/^(media|container)$/, ({ params }) => {
      for (const [feature] of params.matchAll(/\([^()]*(?:width|height|inline-size)[^()]*\)/g)) {
        checked += 1;
        if (!allowed.includes(feature)) others.push(`${path}: ${feature}`);
      }
    });
  }
  expect(others).toEqual([]);
  expect(checked).toBeGreaterThan(30);
});
