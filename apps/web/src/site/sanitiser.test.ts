import purify from 'dompurify';
import { expect, test } from 'vitest';
import { HOSTILE_HTML } from '../testing/hostile-html.ts';
import { createSanitiser } from './sanitiser.ts';

const sanitise = createSanitiser(purify);

test.each(HOSTILE_HTML)('[PUB-25] of %s the browser leaves only what is safe', (html, safe) => {
  expect(String(sanitise(html))).toBe(safe);
});
