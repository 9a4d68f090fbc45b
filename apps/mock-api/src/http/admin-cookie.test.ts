import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { adminTokenOf, clearAdminCookie, setAdminCookie } from './admin-cookie.ts';

async function started() {
  const app = Fastify({ trustProxy: true });
  await app.register(cookie, { secret: 'a-secret-for-tests' });
  app.get('/in', async (request, reply) => setAdminCookie(request, reply, 'token'));
  app.get('/out', async (request, reply) => void clearAdminCookie(request, reply));
  app.get('/token', async (request) => ({ token: adminTokenOf(request) }));
  return app;
}

test.each([
  ['http', 'admin_session', '; Path=/admin; HttpOnly; SameSite=Strict', '; Path=/admin; '],
  [
    'https',
    '__Host-admin_session',
    '; Path=/; HttpOnly; Secure; SameSite=Strict',
    '; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
  ],
])('over %s an administrator has the cookie %s', async (scheme, name, attributes, gone) => {
  await using app = await started();
  const headers = { 'x-forwarded-proto': scheme };
  const set = String((await app.inject({ url: '/in', headers })).headers['set-cookie']);
  const signed = app.signCookie('token');
  expect(set).toBe(`${name}=${encodeURIComponent(signed)}${attributes}`);
  const tokenIn = async (own: string, value: string) =>
    (await app.inject({ url: '/token', headers, cookies: { [own]: value } })).json().token;
  expect(await tokenIn(name, signed)).toBe('token');
  expect(await tokenIn(name, 'token')).toBeUndefined();
  expect(await tokenIn('another', signed)).toBeUndefined();
  const out = String((await app.inject({ url: '/out', headers })).headers['set-cookie']);
  expect(out).toMatch(new RegExp(`^${name}=;`));
  expect(out).toContain(gone);
});
