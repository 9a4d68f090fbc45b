import { expect, test } from 'vitest';
import type * as Render from '../../src/first-paint/render.tsx';
import { createSanitiser } from '../../src/site/sanitiser.ts';
import { HOSTILE_HTML } from '../../src/testing/hostile-html.ts';
import { serverSanitiser } from './sanitiser.ts';

const sanitise = serverSanitiser({ createSanitiser } as typeof Render);

test.each(HOSTILE_HTML)(
  '[PUB-25] of %s the server leaves what the browser leaves',
  (given, safe) => {
    expect(sanitise(given)).toBe(safe);
    // Cached from the first time.
    expect(sanitise(given)).toBe(safe);
    // Safe text is not changed by another pass.
    expect(sanitise(safe)).toBe(safe);
  },
);

test('[PUB-25] one text stands in the pages of two sites, each with its own addresses', () => {
  const text = '<img src="https://one.example/mediafiles/a.png" alt="ก">';
  expect(sanitise(text, 'https://one.example')).toBe('<img src="/mediafiles/a.png" alt="ก">');
  expect(sanitise(text, 'https://two.example')).toBe('');
  expect(sanitise(text, 'https://one.example')).toBe('<img src="/mediafiles/a.png" alt="ก">');
});
