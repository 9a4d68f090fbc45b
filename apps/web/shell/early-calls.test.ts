import type { Endpoint } from '@coop/contracts/endpoint';
import { endpoints } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { askedAt } from '../src/app/early-feeds.ts';
import { ROUTES } from '../src/routes.tsx';
import { earlyCalls } from './early-calls.ts';

const writtenFor = (path: string) => {
  const row = ROUTES.find((one) => one.path === path);
  if (!row) throw new Error(`no route ${path}`);
  const [, json = '{}'] = /id="early">(.*?)<\/script>/.exec(earlyCalls(row)) ?? [];
  return JSON.parse(json);
};

test('a member’s page asks for the session, the terms, the day of the records and its own feeds', () => {
  expect(writtenFor('/member/status')).toMatchObject({
    keptAs: 'user',
    csrf: { cookie: 'XSRF-TOKEN', header: 'X-CSRF-TOKEN', prime: '/api/info/manu' },
    calls: [
      ['/api/member/auth/getAuthUser'],
      ['/api/member/termofconditional'],
      ['/api/member/lastupdate_bydepstatement'],
      ['/api/member/mem_overview'],
      ['/api/member/mem_info'],
    ],
  });
});

test('a page about one thing names it in its own feed', () => {
  expect(writtenFor('/member/loan_statement/:statement').calls.at(-1)).toEqual([
    '/api/member/mem_loan_statement',
    'loancontract_no',
  ]);
  expect(
    askedAt('/member/loan_statement/%E0%B8%AA%E0%B8%A1.2569%2F49069', [
      'memberShareList',
      ['memberLoanStatementShow', 'loancontract_no'],
    ]),
  ).toEqual([
    { key: 'memberShareList', input: {} },
    { key: 'memberLoanStatementShow', input: { body: { loancontract_no: 'สม.2569/49069' } } },
  ]);
});

test('an agency’s page asks with the agency’s session; a public page asks nothing', () => {
  expect(writtenFor('/membergroup/dashboard')).toMatchObject({ keptAs: 'usermemgroup' });
  expect(earlyCalls({ auth: 'none' })).toBe('');
});

test.each(ROUTES.filter(({ auth }) => auth !== 'none'))(
  'the contract takes what $path asks early',
  ({ path, feeds = [] }) => {
    for (const { key, input } of askedAt(path, feeds)) {
      const { body }: Endpoint = endpoints[key];
      expect(body?.safeParse(input.body ?? {}).success ?? true, key).toBe(true);
    }
  },
);
