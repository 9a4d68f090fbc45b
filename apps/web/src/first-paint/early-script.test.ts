import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NUMBER } from '../feed/early-feeds.ts';

const network = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
let runs = 0;

/** Runs public/early.js in a page that was written with these questions. */
async function run(questions: object, site: object = {}): Promise<void> {
  const written = { headers: {}, csrf: { cookie: 'XSRF-TOKEN', header: 'X-CSRF-TOKEN' } };
  const element = (id: string, value: object) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  document.body.innerHTML = element('site', site) + element('early', { ...written, ...questions });
  runs += 1;
  await import(/* @vite-ignore */ `../../public/early.js?run=${runs}`);
}

const INFO = { method: 'POST', path: '/api/member/mem_info' };
const TOPIC = {
  method: 'POST',
  path: '/api/info/topic_show',
  field: 'topic_id',
  number: NUMBER.source,
};
const asked = () => network.mock.calls.map(([url, { body }]) => [url, body]);

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  network.mockClear();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  localStorage.setItem('user', JSON.stringify({ token: 't1' }));
  globalThis.earlyAnswers = undefined;
  history.replaceState(null, '', '/show/103');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
  globalThis.earlyAnswers = undefined;
});

test('with a session it asks as the client will, and keeps the answers for it', async () => {
  await run({ keptAs: 'user', calls: [INFO] });
  await expect.poll(asked).toEqual([['/api/member/mem_info', '{}']]);
  expect([...(globalThis.earlyAnswers?.keys() ?? [])]).toEqual([
    '/api/member/mem_info Bearer t1 {}',
  ]);
});

test('where a cookie holds the token it asks without a bearer', async () => {
  await run({ keptAs: 'user', calls: [INFO] }, { session: 'cookie' });
  await expect.poll(asked).toEqual([['/api/member/mem_info', '{}']]);
  const [, init] = network.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).has('Authorization')).toBe(false);
  expect(init?.credentials).toBe('include');
  expect([...(globalThis.earlyAnswers?.keys() ?? [])]).toEqual(['/api/member/mem_info null {}']);
});

test('without a session it asks for what is public, and for nothing else', async () => {
  localStorage.clear();
  await run({ keptAs: 'user', calls: [INFO] });
  expect(globalThis.earlyAnswers).toBeUndefined();
  await run({ keptAs: 'user', isPublic: true, calls: [TOPIC] });
  await expect.poll(asked).toEqual([['/api/info/topic_show', '{"topic_id":103}']]);
});

test('an address with broken escapes is asked as it stands, as the router reads it', async () => {
  history.replaceState(null, '', '/showdemand/%E0%A4');
  const call = { method: 'POST', path: '/api/info/demand_show', field: 'demand_no' };
  await run({ keptAs: 'user', isPublic: true, calls: [call] });
  await expect.poll(asked).toEqual([['/api/info/demand_show', '{"demand_no":"%E0%A4"}']]);
});

test('where the address names no number it does not ask for one', async () => {
  history.replaceState(null, '', '/show/x');
  await run({ keptAs: 'user', isPublic: true, calls: [TOPIC] });
  expect(globalThis.earlyAnswers?.size).toBe(0);
});

test('it asks nothing where the page’s own scripts were there first', async () => {
  globalThis.earlyAnswers = null;
  await run({ keptAs: 'user', calls: [INFO] });
  expect(globalThis.earlyAnswers).toBeNull();
  expect(network).not.toHaveBeenCalled();
});

test('it asks nothing where paths are not as agreed', async () => {
  await run({ keptAs: 'user', calls: [INFO] }, { api: { paths: { memberInfoShow: '/other' } } });
  expect(globalThis.earlyAnswers).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

test('an agency’s sheet is asked for by the number that is kept, the newest month only', async () => {
  const kept = { token: 't2', member_group_no: '80010001' };
  localStorage.setItem('usermemgroup', JSON.stringify(kept));
  history.replaceState(null, '', '/membergroup/keeprep');
  const call = {
    method: 'POST',
    path: '/api/membergroup/keeprep',
    field: 'member_group_no',
    isKept: true,
  };
  await run({ keptAs: 'usermemgroup', calls: [call] });
  await expect
    .poll(asked)
    .toEqual([['/api/membergroup/keeprep', '{"member_group_no":"80010001"}']]);
});

test('an agency’s sheet of another month is left to the page', async () => {
  localStorage.setItem(
    'usermemgroup',
    JSON.stringify({ token: 't2', member_group_no: '80010001' }),
  );
  history.replaceState(null, '', '/membergroup/keeprep?period=256910');
  const sheet = { method: 'POST', path: '/api/membergroup/keeprep', isKept: true };
  await run({ keptAs: 'usermemgroup', calls: [{ ...sheet, field: 'member_group_no' }] });
  expect(globalThis.earlyAnswers?.size).toBe(0);
});
