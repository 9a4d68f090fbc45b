import { expect, test } from 'vitest';
import { colourProblem, shadesOf } from './site-colours.ts';

test('[WEB-06] a colour is the day’s links and buttons itself; the other shades keep its hue', () => {
  const { plain, more } = shadesOf('#003399');
  expect(plain['green-700']?.[0]).toBe('#003399');
  const blue = (colour = '') => Number.parseInt(colour.slice(5), 16);
  const red = (colour = '') => Number.parseInt(colour.slice(1, 3), 16);
  for (const [name, shades] of Object.entries({ ...plain, ...more })) {
    for (const colour of shades) {
      expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
      // The day's paper and lines are the same for everybody.
      if (colour === shades[0] && !/^(green|seal|part|on)-/.test(name)) continue;
      expect(blue(colour), `${name} ${colour}`).toBeGreaterThanOrEqual(red(colour));
    }
  }
});

test('[WEB-06] the shades of the portal’s own green are, but for a step of a channel or two, its tokens', () => {
  expect(shadesOf('#0b5d4e').plain).toMatchObject({
    'green-800': ['#0d4a3e', '#0d3a31'],
    'green-100': ['#def0eb', '#163830'],
    card: ['#ffffff', '#191f1d'],
  });
});

test.each([
  ['#ffd500', '#635201'],
  ['#ff0000', '#aa0d07'],
  ['#1d4ed8', '#1544ce'],
])('[WEB-06] %s is refused, and %s of the same hue would do', (light, dark) => {
  expect(colourProblem(light)).toContain(`${dark} would do`);
  expect(colourProblem(dark)).toBeUndefined();
});
