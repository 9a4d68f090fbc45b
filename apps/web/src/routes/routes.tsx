import type { Address, LayoutName } from '@coop/addresses/address';
import { ADDRESSES, screenOf } from '@coop/addresses/addresses';
import type { ComponentType } from 'react';
import { type LoaderFunction, matchRoutes, type RouteObject, redirect } from 'react-router';
import { LayoutPlain } from '../frame/layout-plain.tsx';
import { Root } from '../frame/root.tsx';
import { inSession } from '../gates/in-session.ts';
import { PageError, ScreenError } from '../page/messages/error-boundary.tsx';
import { paths } from '../site/paths.ts';

/** Exports of the file of a screen, or of a layout. */
interface ScreenModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/** The code of every screen, by its file; each is loaded when its page is opened. */
const SCREENS = import.meta.glob<ScreenModule>('../{info,member,membergroup}/*/route.tsx');

/** Returns what loads the screen of an address. */
export function screenAt(row: Address): () => Promise<ScreenModule> {
  const load = SCREENS[`../${screenOf(row)}/route.tsx`];
  if (!load) throw new Error(row.path);
  return load;
}

/** Layouts by their file; a page without a menu has the plain one. */
const LAYOUTS = import.meta.glob<ScreenModule>(['./layouts/*.tsx', '!**/*.test.tsx']);

function layoutOf(name: LayoutName) {
  if (name === 'default') return { Component: LayoutPlain };
  const lazy = LAYOUTS[`./layouts/${name}.tsx`];
  if (!lazy) throw new Error(name);
  return { lazy };
}

const LAYOUT_NAMES = [...new Set(ADDRESSES.map(({ layout }) => layout))];

const routeOf = (row: Address): RouteObject => ({
  path: row.path,
  handle: row,
  lazy: screenAt(row),
  ...(row.session !== 'none' && { middleware: [inSession(row.session)] }),
});

/** Every address of the portal as a route; those of a layout share one instance of it, which stays while one moves about. */
export const ROUTES: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageError,
    children: [
      { path: '/', loader: () => redirect(paths.home) },
      ...LAYOUT_NAMES.map((name) => ({
        ...layoutOf(name),
        // Around the screens and not on them: a route whose code could not be downloaded shows no boundary of its own.
        children: [
          {
            ErrorBoundary: ScreenError,
            children: ADDRESSES.filter((row) => row.layout === name).map(routeOf),
          },
        ],
      })),
      { path: '*', lazy: () => import('../page/messages/not-found-page.tsx') },
    ],
  },
];

/** Returns the row of an address; undefined where there is none. */
export const addressAt = (pathname: string): Address | undefined =>
  matchRoutes(ROUTES, pathname)?.at(-1)?.route.handle;

/** Loads the code of the page at an address, as a router needs it to take over a rendered page. */
export async function loadCode(pathname: string): Promise<void> {
  const matches = matchRoutes(ROUTES, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
