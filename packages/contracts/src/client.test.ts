import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { examples } from './examples/examples.ts';
import { inputs } from './examples/inputs.ts';
import type { Drift } from './read.ts';
import { clientOf, fakeBackend, json, never } from './testing/fake-backend.ts';

const share = examples.memberShareList.response;
const login = inputs.memberAuthLogin;

/** Returns the reason of a rejection. */
async function reasonOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work.then(() => 'was not rejected');
  } catch (reason) {
    return reason;
  }
}

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const reason = await reasonOf(work);
  if (reason instanceof ApiError) return reason;
  throw new Error(`not an ApiError: ${String(reason)}`);
}

describe('what is sent', () => {
  test('[AUTH-10] every call carries the documented headers and credentials', async () => {
    const backend = fakeBackend(() => json(share));
    await clientOf(backend)('memberShareList', {});
    const [call] = backend.received;
    expect(call).toMatchObject({ url: '/api/member/mem_share', method: 'POST', body: '{}' });
    expect(call?.credentials).toBe('include');
    expect(call?.headers.get('Accept')).toBe('application/json, text/plain, */*');
    expect(call?.headers.get('Content-Type')).toBe('application/json');
    expect(call?.headers.get('X-CSRF-TOKEN')).toBe('csrf-1');
    expect(call?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });

  test('[AUTH-10] no bearer is sent while none is stored', async () => {
    const backend = fakeBackend(() => json(share));
    await clientOf(backend)('memberShareList', {});
    expect(backend.received[0]?.headers.has('Authorization')).toBe(false);
  });

  test('[AUTH-10] [GRP-13] member and agency calls carry each their own bearer', async () => {
    const backend = fakeBackend((call) =>
      json(call.url.includes('membergroup') ? { rc_code: '1' } : share),
    );
    const call = clientOf(backend, { token: (session) => `${session}-token` });
    await call('memberShareList', {});
    await call('membergroupAuthShow', {});
    const bearers = backend.received.map((received) => received.headers.get('Authorization'));
    expect(bearers).toEqual(['Bearer member-token', 'Bearer membergroup-token']);
  });

  test('a body goes out as JSON and a GET has none', async () => {
    const backend = fakeBackend((call) =>
      json(
        call.method === 'GET' ? examples.infoMenuShow.response : examples.memberAuthLogin.response,
      ),
    );
    const call = clientOf(backend);
    await call('memberAuthLogin', { body: login.body });
    await call('infoMenuShow', {});
    expect(JSON.parse(backend.received[0]?.body ?? '')).toEqual(login.body);
    expect(backend.received[1]?.body).toBeUndefined();
  });

  test('[API-17] a deployment may remap the path of a call', async () => {
    const backend = fakeBackend(() => json(share));
    const call = clientOf(backend, { paths: { memberShareList: '/v2/shares' } });
    await call('memberShareList', {});
    expect(backend.received[0]?.url).toBe('/v2/shares');
  });
});

describe('what comes back', () => {
  test('the answer’s body is returned', async () => {
    const answer = await clientOf(fakeBackend(() => json(share)))('memberShareList', {});
    expect(answer).toEqual(share);
  });

  test('a difference from the contract is reported with its call, and the answer is usable', async () => {
    const found: [string, readonly Drift[]][] = [];
    const backend = fakeBackend(() => json({ ...share, share_balance: 10, more: 1 }));
    const call = clientOf(backend, { onDrift: (...report) => found.push(report) });
    const answer = await call('memberShareList', {});
    expect(answer.share_balance).toBe('10.00');
    expect(found).toHaveLength(1);
    expect(found[0]?.[0]).toBe('memberShareList');
    expect(found[0]?.[1].map((drift) => drift.path)).toEqual(['share_balance', '']);
  });

  test('an answer that keeps the contract reports nothing', async () => {
    const found: unknown[] = [];
    const onDrift = (...report: unknown[]) => found.push(report);
    await clientOf(
      fakeBackend(() => json(share)),
      { onDrift },
    )('memberShareList', {});
    expect(found).toEqual([]);
  });

  test('a business refusal is an answer, not an error', async () => {
    const refusal = { rc_code: '0', rc_des: 'รหัสผ่านเดิมไม่ถูกต้อง' };
    const call = clientOf(fakeBackend(() => json(refusal)));
    const body = { mem_password: 'ใหม่กว่าเดิม9', mem_oldpassword: 'x' };
    expect(await call('memberPasswordUpdate', { body })).toEqual(refusal);
  });
});

describe('what fails', () => {
  test('[AUTH-08] a 401 is an ApiError that knows its status, call and words', async () => {
    const body = { message: 'การเข้าสู่ระบบหมดอายุแล้ว', error: 'หมดอายุ' };
    const backend = fakeBackend(() => json(body, { status: 401, statusText: 'Unauthorized' }));
    const error = await failureOf(clientOf(backend)('memberShareList', {}));
    expect(error).toMatchObject({ kind: 'http', status: 401, endpoint: 'memberShareList', body });
    expect(error.message).toBe('การเข้าสู่ระบบหมดอายุแล้ว');
    expect(error.text).toBe('หมดอายุ');
  });

  test('[ERR-04] an error page that is no JSON is told by its status text', async () => {
    const headers = { 'x-reference': '7F3K-2QMD' };
    const backend = fakeBackend(
      () => new Response('<html>', { status: 502, statusText: 'Bad', headers }),
    );
    const error = await failureOf(clientOf(backend)('memberShareList', {}));
    expect(error).toMatchObject({ kind: 'http', status: 502, message: 'Bad', body: undefined });
    expect(error.reference).toBe('7F3K-2QMD');
    expect(error.text).toBe('ไม่สามารถเชื่อมต่อได้');
  });

  test.each([['<html>'], [''], ['[]'], ['"text"'], ['null'], ['{"as_of":']])(
    'a 200 that holds %j is malformed',
    async (text) => {
      const call = clientOf(fakeBackend(() => new Response(text)));
      const error = await failureOf(call('memberShareList', {}));
      expect(error).toMatchObject({ kind: 'malformed', status: 200 });
    },
  );

  test('[ERR-01] a refused connection is a network failure', async () => {
    const cause = new TypeError('fetch failed');
    const backend = fakeBackend(() => Promise.reject(cause));
    const error = await failureOf(clientOf(backend)('memberShareList', {}));
    expect(error).toMatchObject({ kind: 'network', status: 0, cause });
  });

  test('an answer whose body breaks off is a network failure', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    const call = clientOf(fakeBackend(() => new Response(broken)));
    expect(await failureOf(call('memberShareList', {}))).toMatchObject({ kind: 'network' });
  });

  test('a backend that does not answer in time is a timeout', async () => {
    const backend = fakeBackend((_, signal) => never(signal));
    const call = clientOf(backend, { timeoutMs: 5 });
    expect(await failureOf(call('memberShareList', {}))).toMatchObject({ kind: 'timeout' });
  });

  test('a caller that gives up gets its own reason back, not an ApiError', async () => {
    const controller = new AbortController();
    const backend = fakeBackend((_, signal) => {
      controller.abort(new Error('left the page'));
      return never(signal);
    });
    const call = clientOf(backend)('memberShareList', { signal: controller.signal });
    expect(await reasonOf(call)).toEqual(new Error('left the page'));
  });

  test('a caller that gave up before the call gets its reason too', async () => {
    const signal = AbortSignal.abort(new Error('left the page'));
    const backend = fakeBackend((_, inner) => never(inner));
    expect(await reasonOf(clientOf(backend)('memberShareList', { signal }))).toEqual(
      new Error('left the page'),
    );
  });
});
