import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, sampleFeeds } from '@coop/addresses/sample';
import { screen } from '@testing-library/react';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createApi } from '../client/backend.ts';
import { pageContext } from '../feed/loader.ts';
import { createQueryClient } from '../feed/query-client.ts';
import { fetchFromMock } from '../testing/mock-backend.ts';
import { openProduct, SITE } from '../testing/render-screen.tsx';
import { ROUTES } from './routes.tsx';

/** Sections 2.2 to 2.4 of the specification: layout, and who must be signed in. */
const SPECIFIED = `
/home                               info         none
/list/:topicId                      info         none
/show/:topicId                      info         none
/board                              info         none
/boardPost                          info         none
/boardShow/:topicId                 info         none
/demand                             info         none
/showdemand/:topicId                info         none
/election                           info         none
/load                               *            none
/colors                             *            none
/loancal                            *            none
/caldividend                        *            none
/privacy-policy/cookies-policy      *            none
/privacy-policy/private-policy      *            none
/member/logon                       *            none
/member/registerauth                *            none
/member/register                    *            none
/member/forget                      *            none
/member/termofconditional           *            none
/member/impersonate                 *            none
/member/status                      member       member
/member/share                       member       member
/member/loan                        member       member
/member/loan_statement/:statement   member       member
/member/deposit                     member       member
/member/dep_statement/:statement    member       member
/member/kep                         member       member
/member/kepcrem                     member       member
/member/coll                        member       member
/member/gian                        member       member
/member/dividend                    member       member
/member/password                    member       member
/member/logout                      *            *
/member/welfare                     member       member
/member/confirmData                 member       member
/member/requestpromoney             member       member
/member/welcome                     *            member
/membergroup/logon                  *            none
/membergroup/dashboard              membergroup  membergroup
/membergroup/keeprep                membergroup  membergroup
/membergroup/delivery_book          membergroup  membergroup
/membergroup/summarize_rep          membergroup  membergroup
/membergroup/password               membergroup  membergroup
/membergroup/guide_group            membergroup  membergroup
`;

const specified = new Map(
  SPECIFIED.trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([path = '', layout = '', session = '']) => [path, { layout, session }]),
);

describe('[LAY-01] the route table', () => {
  test.each(ADDRESSES.map((row) => [row.path, row] as const))('%s is as specified', (path, row) => {
    const named = specified.get(path);
    expect(row.isOurs, `${path} is ${named ? 'an' : 'no'} address of the specification`).toBe(
      named ? undefined : true,
    );
    if (!named) return;
    if (named.layout !== '*') expect(row.layout).toBe(named.layout);
    if (named.session !== '*') expect(row.session).toBe(named.session);
  });
});

test('[LAY-09] the root leads to the home page', async () => {
  await openProduct({ at: '/' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('');
  expect(document.title).toContain('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  expect((await screen.findByRole('contentinfo')).textContent).toContain('2021');
});

test('[LAY-02] an unknown address shows the not-found page', async () => {
  await openProduct({ at: '/member/nothing/here' });
  const message = 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...';
  expect(await screen.findByRole('heading', { level: 1, name: message })).toBeDefined();
  const home = screen.getByRole('link', { name: 'กลับหน้าหลัก' });
  expect(home.getAttribute('href')).toBe('/home');
  expect(document.title).toBe(`ไม่พบหน้า - ${SITE.coopNameTH}`);
  for (const name of [SITE.coopNameTH, SITE.coopNameEN]) {
    expect(screen.getByText(name)).toBeDefined();
  }
});

test('[LAY-01] a page in the default layout has the bar with the names, and neither footer nor menu', async () => {
  await openProduct({ at: '/load' });
  expect(await screen.findByText('หากรอนานเกินไป')).toBeDefined();
  expect(screen.getByRole('banner').textContent).toContain(SITE.coopNameTH);
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[AUTH-04] a page of the member area leads a visitor to the logon page', async () => {
  await openProduct({ at: '/member/share' });
  expect(await screen.findByRole('heading', { level: 1, name: /เข้าสู่ระบบสมาชิก/ })).toBeDefined();
});

/** The calls that stand in no sample: the frame's own, and terms that are walked through where anybody can read them. */
const UNSAMPLED = ['infoMenuShow', 'infoFooterShow', 'memberLastUpdateShow', 'memberTermsTextShow'];

/** Returns what the page at an address asks first, as its loaders say. */
async function askedAt(path: string) {
  const calls: { key: string; input: unknown }[] = [];
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, {
    site: SITE,
    api: createApi(SITE, fetchFromMock),
    queryClient: createQueryClient({ says: false }),
    agency: '80010001',
    fill: async () => undefined,
    ask: async (key, input) => void calls.push({ key, input }),
  });
  const { query } = createStaticHandler(ROUTES);
  await query(new Request(new URL(path, 'http://portal.example')), { requestContext });
  return calls.filter(({ key }) => !UNSAMPLED.includes(key));
}

describe('a page begins with feeds that its sample knows, asked as there', () => {
  test.each(ADDRESSES.map((row) => [row.path, row] as const))('%s', async (_path, row) => {
    const known = sampleFeeds(row).map(([key, { input = {} }]) => ({ key, input }));
    for (const call of await askedAt(sampleAddress(row))) expect(known).toContainEqual(call);
  });
});
