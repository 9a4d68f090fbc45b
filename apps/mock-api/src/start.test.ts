import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import Pusher from 'pusher';
import { build } from 'rolldown';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundle } from '../rolldown.config.ts';
import { inPackage } from './call/package-folder.ts';
import { addressOf, endOf, startProcess } from './testing/processes/start-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const SCRIPT = inPackage('src/bot-check/script.js');
const ICON = inPackage('media/images/Utils/icon/chat.png');
const CLOSED = {
  PUSH_SECRET: 'pushed-by-us',
  ADMIN_PASSWORD: 'known-to-one',
  COOKIE_SECRET: 'signed-by-us',
  VERIFY_KEY: 'MC4CAQAwBQYDK2VwBCIEIGFub3RoZXIta2V5LW9mLXBhcGVycy1mb3ItdGVzdHMh',
};
const BUNDLE = inPackage('.bundle-of-a-test');

test('the bundle answers as the source does, with its files and its worker beside it', async () => {
  await build({
    ...bundle,
    cwd: inPackage(''),
    logLevel: 'silent',
    output: { ...bundle.output, dir: BUNDLE },
  });
  onTestFinished(() => rmSync(BUNDLE, { recursive: true }));
  using process = startProcess({ API_PORT: '0', MOCK_CONTROL: '1' }, `${BUNDLE}/server.js`);
  const address = await addressOf(process.child);
  const bytesOf = async (path: string) =>
    Buffer.from(await (await fetch(address + path)).arrayBuffer());
  expect(String(await bytesOf('/api/info/manu'))).toContain('ประกาศ');
  expect(await bytesOf('/recaptcha/api.js')).toEqual(readFileSync(SCRIPT));
  expect(await bytesOf('/mediafiles/images/Utils/icon/chat.png')).toEqual(readFileSync(ICON));
  expect(readdirSync(BUNDLE)).toContain('worker.js');
  expect((await fetch(`${address}/__control/personas.list`)).status).toBe(200);
});

describe('the server process', () => {
  test('says where it listens, answers, and ends cleanly on SIGTERM', async () => {
    using process = startProcess({ ...CLOSED, API_PORT: '0', POPULATION: '1000000' });
    const address = await addressOf(process.child);
    const menu = await fetch(`${address}/api/info/manu`);
    expect(menu.status).toBe(200);
    const control = await fetch(`${address}/__control/personas.list`);
    expect(control.status).toBe(404);
    process.child.kill('SIGTERM');
    expect(await endOf(process.child)).toEqual({ code: 0, errors: '' });
  });

  test('that was killed goes on where it was: who is signed in, the clock, what is broken', async () => {
    using folder = temporaryFolder();
    const env = {
      API_PORT: '0',
      MOCK_CONTROL: '1',
      DATA_FILE: folder.file,
      CLOCK_START: '2026-11-20T09:00:00+07:00',
    };
    const call = async (address: string, path: string, body: object, token = '') => {
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `${CSRF_COOKIE}=t`,
          [CSRF_HEADER]: 't',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as { token?: string } };
    };
    const login = {
      membership_no: '00001',
      mem_password: 'demo1234',
      remember: false,
      recaptcha: 'always-pass',
    };
    const before = startProcess(env);
    const first = await addressOf(before.child);
    const { body: session } = await call(first, '/api/member/auth/login', login);
    const later = Date.parse('2026-11-20T09:10:00+07:00');
    await call(first, '/__control/clock.set', { world: 'default', now: later });
    await call(first, '/__control/faults.add', {
      world: 'default',
      endpoint: 'memberLoanList',
      status: 503,
    });
    await call(first, '/__control/worlds.snapshot', { world: 'default', snapshot: 'before' });
    before.child.kill('SIGKILL');
    await endOf(before.child);

    using after = startProcess(env);
    const second = await addressOf(after.child);
    const shares = await call(second, '/api/member/mem_share', {}, session.token);
    const loans = await call(second, '/api/member/mem_loan', {}, session.token);
    expect([shares.status, loans.status]).toEqual([200, 503]);
    const input = encodeURIComponent('{"world":"default"}');
    const clock = await fetch(`${second}/__control/clock.get?input=${input}`);
    const { result } = (await clock.json()) as { result: { data: { now: number } } };
    expect(result.data.now).toBeGreaterThanOrEqual(later);
    const named = await fetch(`${second}/__control/worlds.snapshots?input=${input}`);
    expect(await named.text()).toContain('"before"');
  });

  test('does not close the doors with keys that everybody has', async () => {
    const { PUSH_SECRET, ...rest } = CLOSED;
    using process = startProcess({ ...rest, API_PORT: '0' });
    const { code, errors } = await endOf(process.child);
    expect(code).toBe(1);
    expect(errors).toBe(
      "mock-api: set PUSH_SECRET: the demo's values are known to everybody, and MOCK_CONTROL is off\n",
    );
  });

  test('asks for the password that it was given, and signs with its own secret', async () => {
    using process = startProcess({ ...CLOSED, API_PORT: '0' });
    const address = await addressOf(process.child);
    const tryAdmin = (password: string) =>
      fetch(`${address}/admin/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          cookie: `${CSRF_COOKIE}=token`,
        },
        body: new URLSearchParams({
          admin: 'admin',
          password,
          membership_no: '4',
          reason: 'สมาชิกแจ้งยอดไม่ตรง',
          token: 'token',
        }),
      });
    expect((await tryAdmin('demo1234')).status).toBe(422);
    expect((await tryAdmin(CLOSED.ADMIN_PASSWORD)).status).toBe(303);
    const publish = async (secret: string) => {
      const pusher = new Pusher({
        appId: '1',
        key: 'demo',
        secret,
        host: '127.0.0.1',
        port: new URL(address).port,
        useTLS: false,
      } as Pusher.Options);
      return (await pusher.get({ path: '/channels' }).catch((error) => error)).status;
    };
    expect(await publish('demo-secret')).toBe(401);
    expect(await publish(CLOSED.PUSH_SECRET)).toBe(200);
  });
});
