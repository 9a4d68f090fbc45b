import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { examples } from './examples/examples.ts';
import { clientOf, fakeBackend, json, PRIME_PATH } from './testing/fake-backend.ts';

const share = examples.memberShareList.response;
const SHARE_PATH = endpoints.memberShareList.path;

/** A browser's cookie: absent until a GET of the backend sets it. */
function cookieJar(first?: string) {
  let token = first;
  return {
    set: (value: string) => {
      token = value;
    },
    csrf: { read: () => token, primePath: PRIME_PATH },
  };
}

describe('the CSRF token', () => {
  test('[AUTH-10] is fetched by the documented GET before the first call that needs it', async () => {
    const jar = cookieJar();
    const backend = fakeBackend((call) => {
      if (call.url === PRIME_PATH) jar.set('fresh');
      return json(call.url === PRIME_PATH ? {} : share);
    });
    await clientOf(backend, { csrf: jar.csrf })('memberShareList', {});
    expect(backend.received.map((received) => received.url)).toEqual([PRIME_PATH, SHARE_PATH]);
    expect(backend.received[0]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(backend.received[1]?.headers.get('X-CSRF-TOKEN')).toBe('fresh');
  });

  test('is fetched once for calls that start together', async () => {
    const jar = cookieJar();
    const gate = Promise.withResolvers<void>();
    const backend = fakeBackend(async (call) => {
      if (call.url !== PRIME_PATH) return json(share);
      await gate.promise;
      jar.set('fresh');
      return json({});
    });
    const call = clientOf(backend, { csrf: jar.csrf });
    const all = Promise.all([1, 2, 3].map(() => call('memberShareList', {})));
    gate.resolve();
    await all;
    expect(backend.at(PRIME_PATH)).toHaveLength(1);
    expect(backend.at(SHARE_PATH).map((received) => received.headers.get('X-CSRF-TOKEN'))).toEqual([
      'fresh',
      'fresh',
      'fresh',
    ]);
  });

  test('is not fetched for a GET, nor when the browser holds one', async () => {
    const backend = fakeBackend((call) =>
      json(call.url === SHARE_PATH ? share : examples.infoMenuShow.response),
    );
    await clientOf(backend, { csrf: cookieJar().csrf })('infoMenuShow', {});
    await clientOf(backend, { csrf: cookieJar('held').csrf })('memberShareList', {});
    expect(backend.received).toHaveLength(2);
    expect(backend.received[0]?.headers.has('X-CSRF-TOKEN')).toBe(false);
    expect(backend.received[1]?.headers.get('X-CSRF-TOKEN')).toBe('held');
  });

  test('that the backend refuses with 419 is renewed and the call sent once more', async () => {
    const jar = cookieJar('stale');
    const backend = fakeBackend((call) => {
      if (call.url === PRIME_PATH) {
        jar.set('fresh');
        return json({});
      }
      const fresh = call.headers.get('X-CSRF-TOKEN') === 'fresh';
      return fresh ? json(share) : json({ message: 'ลองใหม่' }, { status: 419 });
    });
    const answer = await clientOf(backend, { csrf: jar.csrf })('memberShareList', {});
    expect(answer).toEqual(share);
    expect(backend.received.map((received) => received.url)).toEqual([
      SHARE_PATH,
      PRIME_PATH,
      SHARE_PATH,
    ]);
  });

  test('that is refused twice fails with 419 and is not tried a third time', async () => {
    const backend = fakeBackend((call) =>
      call.url === PRIME_PATH ? json({}) : json({ message: 'ลองใหม่' }, { status: 419 }),
    );
    const call = clientOf(backend)('memberShareList', {});
    await expect(call).rejects.toMatchObject({ kind: 'http', status: 419, message: 'ลองใหม่' });
    expect(backend.at(SHARE_PATH)).toHaveLength(2);
  });

  test('is fetched anew when the first attempt to get it failed', async () => {
    const jar = cookieJar();
    const backend = fakeBackend((call) => {
      if (call.url !== PRIME_PATH) return json(share);
      if (backend.at(PRIME_PATH).length === 1) return Promise.reject(new TypeError('fetch failed'));
      jar.set('fresh');
      return json({});
    });
    const call = clientOf(backend, { csrf: jar.csrf });
    await call('memberShareList', {});
    await call('memberShareList', {});
    expect(backend.at(SHARE_PATH).map((received) => received.headers.get('X-CSRF-TOKEN'))).toEqual([
      null,
      'fresh',
    ]);
  });
});
