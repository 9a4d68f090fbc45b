import type { Address, LayoutName } from '@coop/addresses/address';
import { ADDRESSES, screenOf } from '@coop/addresses/addresses';
import type { Client } from '@coop/contracts/client';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import { startedBefore, useEarlyStart } from '../feed/early-start.ts';
import { loadLive } from '../feed/live.ts';
import { LayoutPlain } from '../frame/layout-plain.tsx';
import { type Load, type LoadedScreen, loadScreen } from '../page/load-screen.tsx';
import { paths } from '../site/paths.ts';
import { useOnTheWay } from './on-the-way.ts';

export interface RouteRow extends Address, LoadedScreen {}

/** The code of every screen, by its file; each is loaded when its page is opened. */
const SCREENS = import.meta.glob<Awaited<ReturnType<Load>>>(
  '../{info,member,membergroup}/*/route.tsx',
);

function routeOf(row: Address): RouteRow {
  const load = SCREENS[`../${screenOf(row)}/route.tsx`];
  if (!load) throw new Error(row.path);
  return { ...row, ...loadScreen(load) };
}

/** Every address of the portal with the code of its screen. */
export const ROUTES: readonly RouteRow[] = ADDRESSES.map(routeOf);

const NotFound = loadScreen(() => import('../page/not-found-page.tsx')).Screen;

// A layout that only one area needs is loaded with that area.
const LAYOUTS = {
  info: loadScreen(() => import('../frame/public/layout-info.tsx')),
  member: loadScreen(() => import('../frame/member/layout-member.tsx')),
  membergroup: loadScreen(() => import('../frame/group/layout-membergroup.tsx')),
  welcome: loadScreen(() => import('../frame/member/layout-welcome.tsx')),
  default: { Screen: LayoutPlain, load: async () => ({ default: LayoutPlain }) },
} as const satisfies Record<LayoutName, LoadedScreen>;

/** The row of an address; undefined for one that does not exist. */
export function rowOf(pathname: string): RouteRow | undefined {
  return ROUTES.find((row) => matchPath(row.path, pathname));
}

/**
 * Loads a page's layout and code together. What is behind a sign-in and was not asked for early waits for its session
 * anyway. A failed download shows where the page is rendered; here it is only early.
 */
export async function loadPage(pathname: string): Promise<void> {
  const row = rowOf(pathname);
  if (!row || (row.session !== 'none' && !globalThis.earlyAnswers)) return;
  await Promise.allSettled([LAYOUTS[row.layout].load(), row.load()]);
}

/** Takes in what was asked for a page behind a sign-in while the scripts were on their way. */
export async function takeEarly(pathname: string, api: Client): Promise<void> {
  const row = rowOf(pathname);
  if (!row || row.session === 'none' || !globalThis.earlyAnswers) return;
  startedBefore.add(pathname);
  const { takeFirstAnswers } = await import('../gates/first-answers.ts');
  return takeFirstAnswers(api, row.session, pathname, row.feeds ?? []);
}

/** Loads everything that the page at this address is made of, and what its feeds are asked with. */
async function prepare(pathname: string): Promise<void> {
  const row = rowOf(pathname);
  if (!row) return;
  const feeds = row.session === 'none' ? loadLive() : import('../gates/first-answers.ts');
  await Promise.all([
    LAYOUTS[row.layout].load(),
    row.load(),
    feeds,
    import('../feed/feed.tsx'),
    import('../client/backend.ts'),
  ]);
}

/** The route table as routes: rows of a layout share one instance of it, so that it stays while one moves about. */
export function AppRoutes() {
  useEarlyStart(ROUTES);
  useOnTheWay(prepare);
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.home} replace />} />
      {Object.entries(LAYOUTS).map(([name, { Screen: Layout }]) => (
        <Route key={name} element={<Layout />}>
          {ROUTES.filter((row) => row.layout === name).map((row) => (
            <Route key={row.path} path={row.path} element={<row.Screen />} />
          ))}
        </Route>
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
