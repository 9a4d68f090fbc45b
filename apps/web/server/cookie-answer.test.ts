import { expect, test } from 'vitest';
import { buildPortal } from './testing/portal.ts';

test('[LAY-06] the server itself stores the answer about cookies, for two years', async () => {
  const app = await buildPortal();
  for (const answer of ['Y', 'N']) {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: `/cookie-answer/${answer}`,
    });
    expect(statusCode).toBe(204);
    expect(headers['set-cookie']).toBe(
      `acceptCookie=${answer}; path=/; max-age=63072000; samesite=lax`,
    );
  }
});

test.each([
  ['https://coop.example/show/69521?from=search', '/show/69521?from=search'],
  ['https://coop.example//other.example', '/other.example'],
  ['', '/'],
])(
  '[LAY-06] a form sent before the page’s code is there leads back to %s',
  async (referer, back) => {
    const app = await buildPortal();
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/cookie-answer/Y',
      headers: {
        referer,
        accept: 'text/html,application/xhtml+xml',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect([statusCode, headers.location]).toEqual([303, back]);
    expect(headers['set-cookie']).toContain('acceptCookie=Y');
  },
);

test('it stores nothing else', async () => {
  const app = await buildPortal();
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/cookie-answer/YES' });
  expect(statusCode).toBe(405);
  expect(headers['set-cookie']).toBeUndefined();
});
