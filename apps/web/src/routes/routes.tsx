import type { Address, LayoutName } from '@coop/addresses/address';
import { ADDRESSES, screenOf } from '@coop/addresses/addresses';
import type { Client } from '@coop/contracts/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  Navigate,
  Route,
  useLocation,
  useRoutes,
} from 'react-router';
import { useApi } from '../client/api.tsx';
import { askInto, type LoadedPage } from '../feed/loader.ts';
import { LayoutPlain } from '../frame/layout-plain.tsx';
import { sessionChecked } from '../gates/gate-queries.ts';
import { type LoadedScreen, loadScreen, type ScreenModule } from '../page/load-screen.tsx';
import { isOpenToRelative } from '../session/relative-pages.ts';
import { SESSIONS } from '../session/session-end.ts';
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

const PATHS = ROUTES.map((row) => ({ path: row.path, handle: row }));

export interface FoundPage extends Pick<LoadedPage, 'params' | 'search'> {
  readonly pathname: string;
  /** Undefined where there is no such address. */
  readonly row: RouteRow | undefined;
}

/** Finds the row of an address, and what the address says in the places of its parameters. */
export function findPage({ pathname, searchParams: search }: URL): FoundPage {
  const [match] = matchRoutes(PATHS, pathname) ?? [];
  return { pathname, search, row: match?.route.handle, params: match?.params ?? {} };
}

/** Loads the code of a page: its layout, then its screen. A failed download shows where the page is rendered. */
export async function loadModules({ row }: FoundPage): Promise<readonly ScreenModule[]> {
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
  { params, search }: FoundPage,
  context: PageContext,
): Promise<void> {
  await Promise.all(modules.map(({ loader }) => loader?.({ ...context, params, search })));
}

/** Whether the page's feeds may be asked for before its session is confirmed. */
function mayAsk({ session: area }: RouteRow, pathname: string): boolean {
  if (area === 'none') return true;
  // Without a connection stored figures are shown, and no calls are made.
  const session = navigator.onLine ? SESSIONS[area].session.get() : undefined;
  // Nobody has asked for a page that is closed to a relative, so its refusal must not be shown.
  const isClosed = session && 'relative' in session && !isOpenToRelative(pathname);
  return session !== undefined && !isClosed;
}

/** Loads the code of the page that is opened, and starts asking for what it begins with. */
export async function openPage(address: URL, { api, ...page }: Opened): Promise<void> {
  const found = findPage(address);
  const modules = await loadModules(found);
  const { row, pathname } = found;
  if (!row || !mayAsk(row, pathname)) return;
  const { queryClient } = page;
  const checked =
    row.session === 'none' ? undefined : sessionChecked(row.session, { api, queryClient });
  const agency = SESSIONS.membergroup.session.get()?.member_group_no;
  void fillPage(modules, found, { ...page, agency, ask: askInto(queryClient, api) });
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
  Promise.all([
    loadModules(findPage(new URL(pathname, location.href))),
    import('../client/backend.ts'),
  ]);

/** The route table as routes: rows of a layout share one instance of it, so that it stays while one moves about. */
const TABLE = createRoutesFromElements(
  <>
    <Route path="/" element={<Navigate to={paths.home} replace />} />
    {Object.entries(LAYOUTS).map(([name, { Screen: Layout }]) => (
      <Route key={name} element={<Layout />}>
        {ROUTES.filter((row) => row.layout === name).map((row) => (
          <Route key={row.path} path={row.path} element={<row.Screen />} />
        ))}
      </Route>
    ))}
    <Route path="*" element={<NotFound.Screen />} />
  </>,
);

/** The page of the router's address. */
export function AppRoutes() {
  useNextPage();
  useOnTheWay(prepare);
  return useRoutes(TABLE);
}
