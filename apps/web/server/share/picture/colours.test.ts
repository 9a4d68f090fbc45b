import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS } from './colours.ts';

const tokens = readFileSync(
  new URL('../../../../../packages/ui/src/tokens.css', import.meta.url),
  'utf8',
);

test.each(Object.entries(COLOURS))('[WEB-01] %s is the portal’s by day', (name, colour) => {
  expect(tokens).toContain(`--${name}: light-dark(${colour},`);
});
