import { ADDRESSES } from '@coop/addresses/addresses';
import { endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { expect, test } from 'vitest';
import { earlyCallsAt, NUMBER } from '../../src/feed/early-feeds.ts';
import { earlyCalls } from './early-calls.ts';

const writtenFor = (path: string) => {
  const row = ADDRESSES.find((one) => one.path === path);
  if (!row) throw new Error(`no route ${path}`);
  const [, json = '{}'] = /id="early">(.*?)<\/script>/.exec(earlyCalls(row)) ?? [];
  return JSON.parse(json);
};

test('a member’s page asks for the session, the terms, the day of the records and its own feeds', () => {
  expect(writtenFor('/member/status')).toMatchObject({
    keptAs: 'user',
    csrf: { cookie: 'XSRF-TOKEN', header: 'X-CSRF-TOKEN', prime: '/api/info/manu' },
    calls: [
      { method: 'POST', path: '/api/member/auth/getAuthUser' },
      { method: 'POST', path: '/api/member/termofconditional' },
      { method: 'POST', path: '/api/member/lastupdate_bydepstatement' },
      { method: 'POST', path: '/api/member/mem_overview' },
    ],
  });
});

test('a page about one thing names it in its own feed', () => {
  expect(writtenFor('/member/loan_statement/:statement').calls.at(-1)).toEqual({
    method: 'POST',
    path: '/api/member/mem_loan_statement',
    field: 'loancontract_no',
  });
  expect(
    earlyCallsAt('/member/loan_statement/%E0%B8%AA%E0%B8%A1.2569%2F64542', [
      'memberShareList',
      ['memberLoanStatementShow', 'loancontract_no'],
    ]),
  ).toEqual([
    { key: 'memberShareList', input: {} },
    { key: 'memberLoanStatementShow', input: { body: { loancontract_no: 'สม.2569/64542' } } },
  ]);
});

test('where a number must be named and none is, nothing is asked', () => {
  const feeds = [['infoTopicShow', 'topic_id', 'number']] as const;
  expect(earlyCallsAt('/show/103', feeds)).toEqual([
    { key: 'infoTopicShow', input: { body: { topic_id: 103 } } },
  ]);
  for (const path of ['/show/x', '/show/0', '/show/-1', '/show/1e3', '/show/1234567890']) {
    expect(earlyCallsAt(path, feeds), path).toEqual([]);
  }
});

test('an agency’s page asks with the agency’s session', () => {
  expect(writtenFor('/membergroup/dashboard')).toMatchObject({ keptAs: 'usermemgroup' });
});

test('an agency’s sheet is asked for with its number, where the address names no month', () => {
  expect(writtenFor('/membergroup/keeprep').calls.at(-1)).toEqual({
    method: 'POST',
    path: '/api/membergroup/keeprep',
    field: 'member_group_no',
    isKept: true,
  });
  const feeds = [['membergroupKeeprepShow', 'member_group_no', 'agency']] as const;
  expect(earlyCallsAt('/membergroup/keeprep', feeds, '80010001')).toEqual([
    { key: 'membergroupKeeprepShow', input: { body: { member_group_no: '80010001' } } },
  ]);
  expect(earlyCallsAt('/membergroup/keeprep', feeds)).toEqual([]);
});

test('a public page asks for its own feeds, also without a session, and else for nothing', () => {
  expect(writtenFor('/show/:topicId')).toMatchObject({
    isPublic: true,
    calls: [
      { method: 'POST', path: '/api/info/topic_show', field: 'topic_id', number: NUMBER.source },
    ],
  });
  expect(writtenFor('/member/termofconditional').calls).toEqual([
    { method: 'GET', path: '/api/member/termofconditional_text' },
  ]);
  expect(earlyCalls({ session: 'none' })).toBe('');
});

test.each(ADDRESSES.filter(({ feeds = [] }) => feeds.length > 0))(
  'the contract takes what $path asks early',
  ({ path, feeds = [] }) => {
    for (const { key, input } of earlyCallsAt(path.replace(':topicId', '1'), feeds, '80010001')) {
      const { body }: Endpoint = endpoints[key];
      expect(body?.safeParse(input.body ?? {}).success ?? true, key).toBe(true);
    }
  },
);
