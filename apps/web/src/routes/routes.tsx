import type { Address, LayoutName } from '@coop/addresses/address';
import { ADDRESSES, screenOf } from '@coop/addresses/addresses';
import type { Client } from '@coop/contracts/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { matchRoutes, Navigate, Route, Routes, useLocation } from 'react-router';
import { useApi } from '../client/api.tsx';
import { askInto, type LoadedPage } from '../feed/loader.ts';
import { LayoutPlain } from '../frame/layout-plain.tsx';
import { sessionChecked } from '../gates/gate-queries.ts';
import { ShellFirst } from '../gates/shell-first.tsx';
import { type LoadedScreen, loadScreen, type ScreenModule } from '../page/load-screen.tsx';
import { isOpenToRelative } from '../session/relative-pages.ts';
import { groupSession, memberSession } from '../session/session.ts';
import { paths } from '../site/paths.ts';
import { useSite } from '../site/site.tsx';
import { useOnTheWay } from './on-the-way.ts';

export interface RouteRow extends Address, LoadedScreen {}

/** The code of every screen, by its file; each is loaded when its page is opened. */
const SCREENS = import.meta.glob<ScreenModule>('../{info,member,membergroup}/*/route.tsx');

function routeOf(row: Address): RouteRow {
  const load = SCREENS[`../${screenOf(row)}/route.tsx`];
  if (!load) throw new Error(row.path);
  return { ...row, ...loadScreen(load) };
}

/** Every address of the portal with the code of its screen. */
export const ROUTES: readonly RouteRow[] = ADDRESSES.map(routeOf);

const NotFound = loadScreen(() => import('../page/not-found-page.tsx'));

const LAYOUTS = {
  info: loadScreen(() => import('../frame/public/layout-info.tsx')),
  member: loadScreen(() => import('../frame/member/layout-member.tsx')),
  membergroup: loadScreen(() => import('../frame/group/layout-membergroup.tsx')),
  welcome: loadScreen(() => import('../frame/member/layout-welcome.tsx')),
  default: { Screen: LayoutPlain, load: async () => ({ Component: LayoutPlain }) },
} as const satisfies Record<LayoutName, LoadedScreen>;

const PATHS = ROUTES.map(({ path }) => ({ path }));

/** The row of an address with what the address says in the places of its parameters. */
function findRow(pathname: string) {
  const [match] = matchRoutes(PATHS, pathname) ?? [];
  return {
    row: ROUTES.find(({ path }) => path === match?.route.path),
    params: match?.params ?? {},
  };
}

/** The row of an address; undefined for one that does not exist. */
export const rowOf = (pathname: string): RouteRow | undefined => findRow(pathname).row;

/** The code of a page: its layout, then its screen. A failed download shows where the page is rendered. */
export async function loadModules(pathname: string): Promise<readonly ScreenModule[]> {
  const row = rowOf(pathname);
  const parts = row ? [LAYOUTS[row.layout], row] : [NotFound];
  const loaded = await Promise.allSettled(parts.map(({ load }) => load()));
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

type PageContext = Omit<LoadedPage, 'params' | 'search'>;

interface Opened extends Omit<PageContext, 'ask' | 'agency'> {
  readonly api: Client;
}

/** Runs the loaders of a page; resolves when everything that they asked for has come or failed. */
export async function fillPage(
  modules: readonly ScreenModule[],
  { pathname, searchParams: search }: URL,
  context: PageContext,
): Promise<void> {
  const { params } = findRow(pathname);
  await Promise.all(modules.map(({ loader }) => loader?.({ ...context, params, search })));
}

/** Whether the page's feeds may be asked for before its session is confirmed. */
function mayAsk({ session }: RouteRow, pathname: string): boolean {
  if (session === 'none') return true;
  // Without a connection stored figures are shown, and no calls are made.
  if (!navigator.onLine) return false;
  if (session === 'membergroup') return groupSession.get() !== undefined;
  const member = memberSession.get();
  // Nobody has asked for a page that is closed, so its refusal must not be told.
  return member !== undefined && (!member.relative || isOpenToRelative(pathname));
}

/** Loads the code of the page that is opened, and starts asking for what it begins with. */
export async function openPage(address: URL, { api, ...page }: Opened): Promise<void> {
  const modules = await loadModules(address.pathname);
  const row = rowOf(address.pathname);
  if (!row || !mayAsk(row, address.pathname)) return;
  const { queryClient } = page;
  const checked =
    row.session === 'none' ? undefined : sessionChecked(row.session, { api, queryClient });
  const agency = groupSession.get()?.member_group_no;
  void fillPage(modules, address, { ...page, agency, ask: askInto(queryClient, api) });
  // Until the session is confirmed there is nothing else to be seen.
  await checked;
}

/** Opens each further page as the first one was (first-paint/start.tsx). */
function useNextPage(): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const [site, api, queryClient] = [useSite(), useApi(), useQueryClient()];
  useEffect(() => {
    if (pathname === opened.current) return;
    opened.current = pathname;
    // What the server wrote for readers without scripts is about the page that was opened.
    for (const one of document.head.querySelectorAll('[data-for-robots]')) one.remove();
    void openPage(new URL(pathname + location.search, location.href), { site, api, queryClient });
  }, [pathname, site, api, queryClient]);
}

/** Loads everything that the page at this address is made of, and what asks the backend. */
const prepare = (pathname: string) =>
  Promise.all([loadModules(pathname), import('../client/backend.ts')]);

/** The route table as routes: rows of a layout share one instance of it, so that it stays while one moves about. */
export function AppRoutes() {
  useNextPage();
  useOnTheWay(prepare);
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.home} replace />} />
      {Object.entries(LAYOUTS).map(([name, { Screen: Layout }]) => (
        <Route
          key={name}
          element={
            <ShellFirst layout={name as LayoutName}>
              <Layout />
            </ShellFirst>
          }
        >
          {ROUTES.filter((row) => row.layout === name).map((row) => (
            <Route key={row.path} path={row.path} element={<row.Screen />} />
          ))}
        </Route>
      ))}
      <Route path="*" element={<NotFound.Screen />} />
    </Routes>
  );
}
