import { expect, test } from 'vitest';
import { NAMES, startBackend } from '../testing/portal.ts';
import { openTexts } from './texts.ts';

const ADDRESS = '/texts/privacy.json';
const SITE = { ...NAMES, texts: { privacy: ADDRESS } };
const TEXT = {
  title: 'นโยบาย',
  effective_from: '2026-11-21',
  sections: [{ heading: 'ข้อ 1', html: '<p>ก</p>' }],
};

/** Opens texts before a backend with this answer, with nothing mounted by default. */
async function open(status: number, body: string, mounted?: string) {
  const cookies: (string | undefined)[] = [];
  const { url } = await startBackend(({ headers }, reply) => {
    cookies.push(headers.cookie);
    reply.statusCode = status;
    reply.end(body);
  });
  return { read: openTexts({ backendUrl: url, mounted: () => mounted }), cookies };
}

test('[WEB-06] a mounted text wins, and the backend is not asked', async () => {
  const { read, cookies } = await open(
    200,
    JSON.stringify({ ...TEXT, title: 'อื่น' }),
    JSON.stringify(TEXT),
  );
  expect(await read(SITE, ADDRESS)).toMatchObject({ title: 'นโยบาย' });
  expect(await read(NAMES, ADDRESS)).toMatchObject({ title: 'นโยบาย' });
  expect(cookies).toEqual([]);
});

test('[WEB-06] else the backend has it, in the world of the cookie', async () => {
  const { read, cookies } = await open(200, JSON.stringify(TEXT));
  expect(await read(SITE, ADDRESS)).toMatchObject(TEXT);
  await read(SITE, ADDRESS, 'mock_world=a');
  expect(cookies).toEqual([undefined, 'mock_world=a']);
});

test('[WEB-06] a text that the configuration does not name is not published, and not asked for', async () => {
  const { read, cookies } = await open(200, JSON.stringify(TEXT));
  expect(await read(NAMES, ADDRESS)).toBeNull();
  expect(await read(SITE, '/api/secret')).toBeNull();
  expect(cookies).toEqual([]);
});

test.each([404, 410])('[WEB-06] a text that is not there (%i) is not published', async (status) => {
  expect(await (await open(status, '')).read(SITE, ADDRESS)).toBeNull();
});

test.each([
  [500, '{}'],
  [200, '{"title":1}'],
  [200, '<html>'],
])(
  '[WEB-02] a backend that cannot say (%i %s) is a failure, and not a text that is missing',
  async (status, body) => {
    await expect((await open(status, body)).read(SITE, ADDRESS)).rejects.toThrow();
  },
);
