import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { firstCalls } from '../../../src/first-paint/render.tsx';
import { NAMES } from '../../testing/portal.ts';
import { firstCallElements } from './first-calls.ts';

const keysAt = async (url: string) => (await firstCalls(url, NAMES)).map(({ key }) => key);

test('[AUTH-05] a page begins with its gate, its frame and what its own loader asks for', async () => {
  expect(await keysAt('/member/share')).toEqual([
    'memberAuthShow',
    'memberTermsShow',
    'memberLastUpdateShow',
    'memberShareList',
  ]);
  expect(await keysAt('/membergroup/dashboard')).toEqual([
    'membergroupAuthShow',
    'membergroupDashboardShow',
  ]);
  expect(await keysAt('/home')).toEqual([]);
  expect(await keysAt('/member/nothing')).toEqual([]);
});

test('what the address names is in the call: a contract, a month', async () => {
  const bodyAt = async (url: string) => (await firstCalls(url, NAMES)).at(-1)?.body;
  expect(await bodyAt('/member/loan_statement/31%2F2567')).toEqual({ loancontract_no: '31/2567' });
  expect(await bodyAt('/membergroup/keeprep?period=256910')).toEqual({
    member_group_no: '$agency',
    recv_period: '256910',
  });
});

const elementsOf = (site: object) =>
  firstCallElements('ask()', 'member', [{ key: 'memberShareList', body: {} }], {
    ...NAMES,
    ...site,
  });

test('the page says what to ask, and holds the script that asks', async () => {
  const { document } = new JSDOM(elementsOf({})).window;
  const written = JSON.parse(document.getElementById('first-calls')?.textContent ?? '');
  expect(written).toMatchObject({
    keptAs: 'user',
    isCookie: false,
    calls: [{ method: 'POST', path: '/api/member/mem_share', body: '{}' }],
  });
  expect(document.querySelector('script[type=module]')?.textContent).toBe('ask()');
});

test('a deployment with addresses or tokens of its own is asked by the client alone', () => {
  expect(elementsOf({ api: { paths: { memberShareList: '/shares' } } })).toBe('');
  expect(elementsOf({ api: { csrf: { source: 'meta', name: 'csrf' } } })).toBe('');
});
