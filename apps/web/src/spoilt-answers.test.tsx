import type { EndpointKey } from '@coop/contracts/endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from './client/backend.ts';
import { ROUTES } from './routes/routes.tsx';
import { fetchFromMock, openWorld, signIn, signInAgency } from './testing/mock-backend.ts';
import { openScreen, SITE } from './testing/render-screen.tsx';

// A backend may leave fields out, or send something else in their place. Whatever it is, every screen keeps its
// heading and shows nothing that tells of the program instead of them.

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The same answer with every value spoilt; of a list two rows are enough. */
function spoil(value: Json, leaf: (value: Json) => Json): Json {
  if (Array.isArray(value)) return value.slice(0, 2).map((one) => spoil(one, leaf));
  if (typeof value !== 'object' || value === null) return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoil(one, leaf)]));
}

const emptyRows = (value: Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, Array.isArray(one) ? [{}, null] : one]),
      )
    : value;

const SPOILT: readonly (readonly [what: string, (answer: Json) => Json])[] = [
  ['no fields at all', () => ({})],
  ['rows without fields', emptyRows],
  ['null everywhere', (answer) => spoil(answer, () => null)],
  [
    'words for numbers and numbers for words',
    (answer) => spoil(answer, (value) => (typeof value === 'string' ? 7 : 'คำ')),
  ],
  ['objects for values', (answer) => spoil(answer, () => ({}))],
];

const LOAN = 'สม.2569/49069';
const ACCOUNT = '01-2-49069-1';
const AGENCY = '80010001';
const SHEET = { body: { member_group_no: AGENCY } };

/** Route, heading and feeds with what they are asked; the address where it is another than the route. */
const SCREENS: readonly {
  path: string;
  at?: string;
  heading: string;
  feeds: Partial<Record<EndpointKey, object>>;
}[] = [
  {
    path: '/member/status',
    heading: 'ภาพรวมของฉัน',
    feeds: { memberOverviewShow: {}, memberInfoShow: {}, memberLastUpdateShow: {} },
  },
  { path: '/member/share', heading: 'ทุนเรือนหุ้น', feeds: { memberShareList: {} } },
  { path: '/member/loan', heading: 'เงินกู้', feeds: { memberLoanList: {} } },
  {
    path: '/member/loan_statement/:statement',
    at: `/member/loan_statement/${encodeURIComponent(LOAN)}`,
    heading: LOAN,
    feeds: { memberLoanStatementShow: { body: { loancontract_no: LOAN } } },
  },
  { path: '/member/deposit', heading: 'เงินฝาก', feeds: { memberDepositList: {} } },
  {
    path: '/member/dep_statement/:statement',
    at: `/member/dep_statement/${ACCOUNT}`,
    heading: ACCOUNT,
    feeds: { memberDepositStatementShow: { body: { deptaccount_no: ACCOUNT } } },
  },
  { path: '/member/kep', heading: 'รายการเรียกเก็บ', feeds: { memberKepList: {} } },
  {
    path: '/member/kep',
    at: '/member/kep?period=256910',
    heading: 'รายการเรียกเก็บ',
    feeds: { memberKepShow: { body: { recv_period: '256910' } } },
  },
  { path: '/member/kepcrem', heading: 'ฌาปนกิจสงเคราะห์', feeds: { memberKepCremList: {} } },
  { path: '/member/coll', heading: 'การค้ำประกัน', feeds: { memberCollList: {} } },
  { path: '/member/gian', heading: 'ผู้รับโอนประโยชน์', feeds: { memberGianList: {} } },
  { path: '/member/dividend', heading: 'ปันผลและเฉลี่ยคืน', feeds: { memberDividendList: {} } },
  ...['1', '2', '3', '4'].map((tab) => ({
    path: '/member/welfare',
    at: `/member/welfare?tab=${tab}`,
    heading: 'สวัสดิการ',
    feeds: { memberWelfareList: {} },
  })),
  {
    path: '/member/requestpromoney',
    heading: 'คำขอทำรายการเงิน',
    feeds: { memberRequestpromoneyList: {} },
  },
  { path: '/member/confirmData', heading: 'หนังสือยืนยันยอด', feeds: { memberConfirmLetterShow: {} } },
  { path: '/home', heading: 'ออมวันละนิด', feeds: { infoHomeShow: {} } },
  {
    path: '/list/:topicId',
    at: '/list/news',
    heading: '',
    feeds: { infoTopicList: { body: { category: 'news', page: 1 } } },
  },
  {
    path: '/show/:topicId',
    at: '/show/103',
    heading: '',
    feeds: { infoTopicShow: { body: { topic_id: 103 } } },
  },
  { path: '/board', heading: 'กระดานถามตอบ', feeds: { infoBoardList: { body: { page: 1 } } } },
  {
    path: '/boardShow/:topicId',
    at: '/boardShow/388',
    heading: '',
    feeds: { infoBoardShow: { body: { board_id: 388 } } },
  },
  {
    path: '/demand',
    heading: 'คำร้องและข้อเสนอแนะ',
    feeds: { infoDemandList: { body: { page: 1 } } },
  },
  {
    path: '/showdemand/:topicId',
    at: '/showdemand/D2569-0033',
    heading: 'เรื่อง D2569-0033',
    feeds: { infoDemandShow: { body: { demand_no: 'D2569-0033' } } },
  },
  { path: '/election', heading: '', feeds: { infoElectionShow: {} } },
  {
    path: '/membergroup/dashboard',
    heading: 'ภาพรวมการเรียกเก็บ',
    feeds: { membergroupDashboardShow: {} },
  },
  {
    path: '/membergroup/keeprep',
    heading: 'งบหน้าเรียกเก็บ',
    feeds: { membergroupKeeprepShow: SHEET },
  },
  {
    path: '/membergroup/delivery_book',
    heading: 'หนังสือนำส่ง',
    feeds: { membergroupDeliveryBookShow: SHEET },
  },
  {
    path: '/membergroup/summarize_rep',
    heading: 'สรุปยอดเรียกเก็บ',
    feeds: { membergroupSummarizeRepShow: SHEET },
  },
  {
    path: '/membergroup/guide_group',
    heading: 'แนวปฏิบัติสำหรับผู้แทนหน่วยงาน',
    feeds: { membergroupGuideGroupShow: {} },
  },
  {
    path: '/membergroup/deduct_result',
    heading: 'บันทึกผลการหักเงิน',
    feeds: { membergroupDeductResultShow: SHEET },
  },
];

/** What the mock answers to member 1. */
async function goodAnswers(
  feeds: (typeof SCREENS)[number]['feeds'],
): Promise<Map<EndpointKey, Json>> {
  openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  await signInAgency(api, AGENCY);
  // The table pairs each key with what it is asked; here the two come apart.
  const ask = api as unknown as (key: string, input: object) => Promise<Json>;
  const asked = Object.entries(feeds).map(
    async ([key, input]) => [key as EndpointKey, await ask(key, input)] as const,
  );
  return new Map(await Promise.all(asked));
}

/** Texts and attributes that show how the program failed and not what it knows. */
const nonsense = () =>
  [document.body, ...document.body.querySelectorAll('*')]
    .flatMap((one) => [
      ...[...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...[...one.attributes]
        .filter(({ name }) => name !== 'class')
        .map(({ name, value }) => `${one.tagName} ${name}=${value}`),
    ])
    .filter((text) => /NaN|undefined|null|\[object|Invalid|Infinity/.test(text));

// The client says where an answer differs from the contract; here all of them do.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each(SCREENS)('$path $at', ({ path, at = path, heading, feeds }) => {
  test.each(SPOILT)(
    '[ERR-01][FMT-02][FMT-03] of %s stays usable and shows no NaN',
    async (_, spoilt) => {
      const good = await goodAnswers(feeds);
      const row = ROUTES.find((one) => one.path === path);
      if (!row) throw new Error(`no route ${path}`);
      const { default: Screen } = await row.load();
      await openScreen(Screen, {
        member: '00001',
        agency: AGENCY,
        at,
        path,
        before: ({ faults }) => {
          for (const [endpoint, answer] of good) {
            faults.add({ endpoint, status: 200, body: spoilt(answer) });
          }
        },
      });
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(heading);
      expect(nonsense()).toEqual([]);
      cleanup();
    },
  );
});
