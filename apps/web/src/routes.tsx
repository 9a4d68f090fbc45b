import type { Client } from '@coop/contracts/client';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import type { EarlyFeed } from './feed/early-feeds.ts';
import { startedBefore, useEarlyStart } from './feed/early-start.ts';
import { LayoutPlain } from './frame/layout-plain.tsx';
import { type Load, type LoadedScreen, loadScreen } from './page/load-screen.tsx';
import { paths } from './site/paths.ts';

/** `welcome` is a default layout behind the session check. */
export type LayoutName = 'info' | 'member' | 'membergroup' | 'welcome' | 'default';

export interface RouteRow extends LoadedScreen {
  readonly path: string;
  readonly layout: LayoutName;
  readonly auth: 'none' | 'member' | 'membergroup';
  /** Key of the area's menu, as the specification numbers it. */
  readonly menuKey?: number;
  /** Feeds that the screen begins with: they start while its code is still on the way. */
  readonly feeds?: readonly EarlyFeed[];
}

const info = (path: string, load: Load, feeds: readonly EarlyFeed[] = []): RouteRow => ({
  path,
  layout: 'info',
  auth: 'none',
  ...loadScreen(load),
  feeds,
});
const plain = (path: string, load: Load, feeds: readonly EarlyFeed[] = []): RouteRow => ({
  ...info(path, load, feeds),
  layout: 'default',
});
const member = (
  path: string,
  menuKey: number,
  load: Load,
  feeds: readonly EarlyFeed[] = [],
): RouteRow => ({
  path,
  layout: 'member',
  auth: 'member',
  menuKey,
  ...loadScreen(load),
  feeds,
});

const group = (
  path: string,
  menuKey: number | undefined,
  load: Load,
  feeds: readonly EarlyFeed[] = [],
): RouteRow => ({
  path,
  layout: 'membergroup',
  auth: 'membergroup',
  ...(menuKey !== undefined && { menuKey }),
  ...loadScreen(load),
  feeds,
});

/** Every address of the product, on one page. */
export const ROUTES: readonly RouteRow[] = [
  info('/home', () => import('./info/home/route.tsx')),
  info('/list/:topicId', () => import('./info/list/route.tsx')),
  info('/show/:topicId', () => import('./info/show/route.tsx'), [
    ['infoTopicShow', 'topic_id', 'number'],
  ]),
  info('/loancal', () => import('./info/loancal/route.tsx')),
  info('/caldividend', () => import('./info/caldividend/route.tsx')),
  info('/board', () => import('./info/board/route.tsx')),
  info('/boardPost', () => import('./info/board-post/route.tsx')),
  info('/boardShow/:topicId', () => import('./info/board-show/route.tsx')),
  info('/demand', () => import('./info/demand/route.tsx')),
  info('/showdemand/:topicId', () => import('./info/show-demand/route.tsx')),
  info('/election', () => import('./info/election/route.tsx'), ['infoElectionShow']),
  info('/accessibility', () => import('./info/accessibility/route.tsx')),
  plain('/load', () => import('./info/load/route.tsx')),
  plain('/colors', () => import('./info/colors/route.tsx')),
  plain('/privacy-policy/cookies-policy', () => import('./info/cookies-policy/route.tsx')),
  plain('/privacy-policy/private-policy', () => import('./info/private-policy/route.tsx')),

  { ...plain('/member/logon', () => import('./member/logon/route.tsx')), menuKey: 11 },
  ...['/member/registerauth', '/member/register', '/member/forget'].map((path) =>
    plain(path, () => import('./member/register/route.tsx')),
  ),
  plain('/member/impersonate', () => import('./member/impersonate/route.tsx')),
  plain('/member/termofconditional', () => import('./member/termofconditional/route.tsx'), [
    'memberTermsTextShow',
  ]),
  {
    ...member('/member/welcome', 99, () => import('./member/welcome/route.tsx'), [
      'memberTermsTextShow',
    ]),
    layout: 'welcome',
  },
  member('/member/status', 1, () => import('./member/status/route.tsx'), [
    'memberOverviewShow',
    'memberInfoShow',
  ]),
  member('/member/share', 2, () => import('./member/share/route.tsx'), ['memberShareList']),
  member('/member/loan', 3, () => import('./member/loan/route.tsx'), ['memberLoanList']),
  member(
    '/member/loan_statement/:statement',
    3,
    () => import('./member/loan-statement/route.tsx'),
    [['memberLoanStatementShow', 'loancontract_no']],
  ),
  member('/member/deposit', 4, () => import('./member/deposit/route.tsx'), ['memberDepositList']),
  member('/member/dep_statement/:statement', 4, () => import('./member/dep-statement/route.tsx'), [
    ['memberDepositStatementShow', 'deptaccount_no'],
  ]),
  member('/member/kep', 5, () => import('./member/kep/route.tsx'), ['memberKepList']),
  member('/member/kepcrem', 12, () => import('./member/kepcrem/route.tsx'), ['memberKepCremList']),
  member('/member/coll', 6, () => import('./member/coll/route.tsx'), ['memberCollList']),
  member('/member/dividend', 8, () => import('./member/dividend/route.tsx'), [
    'memberDividendList',
  ]),
  member('/member/welfare', 10, () => import('./member/welfare/route.tsx'), ['memberWelfareList']),
  member('/member/gian', 7, () => import('./member/gian/route.tsx'), ['memberGianList']),
  member('/member/confirmData', 12, () => import('./member/confirm-data/route.tsx')),
  member('/member/requestpromoney', 13, () => import('./member/requestpromoney/route.tsx'), [
    'memberRequestpromoneyList',
  ]),
  member('/member/password', 9, () => import('./member/password/route.tsx')),

  plain('/membergroup/logon', () => import('./membergroup/logon/route.tsx')),
  ...['/membergroup/register', '/membergroup/forget'].map((path) =>
    plain(path, () => import('./membergroup/register/route.tsx')),
  ),
  group('/membergroup/dashboard', undefined, () => import('./membergroup/dashboard/route.tsx'), [
    'membergroupDashboardShow',
  ]),
  group('/membergroup/keeprep', 2, () => import('./membergroup/keeprep/route.tsx')),
  group('/membergroup/delivery_book', 3, () => import('./membergroup/delivery-book/route.tsx')),
  group('/membergroup/summarize_rep', 4, () => import('./membergroup/summarize-rep/route.tsx')),
  group('/membergroup/password', 5, () => import('./membergroup/password/route.tsx')),
  group('/membergroup/guide_group', 6, () => import('./membergroup/guide-group/route.tsx'), [
    'membergroupGuideGroupShow',
  ]),
  group(
    '/membergroup/deduct_result',
    undefined,
    () => import('./membergroup/deduct-result/route.tsx'),
  ),
];

const NotFound = loadScreen(() => import('./page/not-found-page.tsx')).screen;

// A layout that only one area needs is loaded with that area.
const LAYOUTS = {
  info: loadScreen(async () => ({
    default: (await import('./frame/public/layout-info.tsx')).LayoutInfo,
  })),
  member: loadScreen(async () => ({
    default: (await import('./frame/member/layout-member.tsx')).LayoutMember,
  })),
  membergroup: loadScreen(async () => ({
    default: (await import('./frame/group/layout-membergroup.tsx')).LayoutMembergroup,
  })),
  welcome: loadScreen(async () => ({
    default: (await import('./frame/member/layout-welcome.tsx')).LayoutWelcome,
  })),
  default: { screen: LayoutPlain, load: async () => ({ default: LayoutPlain }) },
} as const satisfies Record<LayoutName, LoadedScreen>;

/** The row of an address. */
function rowOf(pathname: string): RouteRow | undefined {
  return ROUTES.find((row) => matchPath(row.path, pathname));
}

/**
 * Loads a page's layout and code together. What is behind a sign-in and was not asked for early waits for its session
 * anyway. A failed download shows where the page is rendered; here it is only early.
 */
export async function loadPage(pathname: string): Promise<void> {
  const row = rowOf(pathname);
  if (!row || (row.auth !== 'none' && !globalThis.earlyAnswers)) return;
  await Promise.allSettled([LAYOUTS[row.layout].load(), row.load()]);
}

/** A public page, which can be read as it was written, is not held up for longer by a slow answer. */
const PATIENCE_MS = 300;

/** Takes in what was asked for while the scripts were on their way, if anything was. */
export async function takeEarly(pathname: string, api: Client): Promise<void> {
  const row = rowOf(pathname);
  if (!row || !globalThis.earlyAnswers) return;
  const { auth, feeds = [] } = row;
  startedBefore.add(pathname);
  if (auth !== 'none') {
    const { takeFirstAnswers } = await import('./gates/first-answers.ts');
    return takeFirstAnswers(api, auth, pathname, feeds);
  }
  const { prefetchFeeds } = await import('./feed/feed.tsx');
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([prefetchFeeds(api, pathname, feeds), patience]);
}

/** The route table as routes: rows of a layout share one instance of it, so that it stays while one moves about. */
export function AppRoutes() {
  useEarlyStart(ROUTES);
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.home} replace />} />
      {Object.entries(LAYOUTS).map(([name, { screen: Layout }]) => (
        <Route key={name} element={<Layout />}>
          {ROUTES.filter((row) => row.layout === name).map((row) => (
            <Route key={row.path} path={row.path} element={<row.screen />} />
          ))}
        </Route>
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
