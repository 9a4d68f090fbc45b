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

test('it stores nothing else', async () => {
  const app = await buildPortal();
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/cookie-answer/YES' });
  expect(statusCode).toBe(405);
  expect(headers['set-cookie']).toBeUndefined();
});
