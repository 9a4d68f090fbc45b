import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { World } from '@coop/mock-api/world/world';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiProvider } from '../client/api.tsx';
import { createApi } from '../client/backend.ts';
import { browserContext } from '../feed/loader.ts';
import { queryClient } from '../feed/query-client.ts';
import { ROUTES } from '../routes/routes.tsx';
import { dropAllDrafts } from '../session/drafts.ts';
import { PreferencesProvider } from '../settings/preferences.tsx';
import { SiteProvider } from '../site/site.tsx';
import { connectToasts, type Toast } from '../toasts/notify.ts';
import { fetchFromMock, openWorld, signIn, signInAgency } from './mock-backend.ts';

export const SITE: SiteConfig = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  coopNameEN: 'Example Teachers’ Savings and Credit Cooperative',
};

export interface VisitOptions {
  /** The member who is signed in. */
  readonly member?: string;
  /** The agency that is signed in. */
  readonly agency?: string;
  /** The address that is open. */
  readonly at: string;
  /** Further parts of the deployment's configuration. */
  readonly site?: Partial<SiteConfig>;
  /** Wanted state of the world before the screen asks anything of it. */
  readonly before?: (world: World) => unknown;
}

export interface ScreenOptions extends VisitOptions {
  /** Path of the route where it has parameters; else it is the address itself. */
  readonly path?: string;
}

export interface OpenScreen {
  readonly user: UserEvent;
  /** Messages of the toasts so far. */
  readonly toasts: readonly Toast[];
  /** Address of the browser now. */
  readonly address: () => string;
}

/** Shows one screen as the app would, over the real client and the real mock, to whoever has signed in. */
export function openScreen(Screen: ComponentType, options: ScreenOptions): Promise<OpenScreen> {
  const { path = options.at.replace(/\?.*/, '') } = options;
  return open(options, [
    { path, Component: Screen },
    { path: '*', Component: () => null },
  ]);
}

/** Without what is around them, which would say toasts itself. */
const PAGES = ROUTES.flatMap(({ children = [] }) => children);

/** Opens the whole product at an address: gate, layout and screen. */
export const openProduct = (options: VisitOptions): Promise<OpenScreen> => open(options, PAGES);

async function open(options: VisitOptions, routes: RouteObject[]): Promise<OpenScreen> {
  const { member, agency, at, before } = options;
  const world = openWorld();
  const site = { ...SITE, ...options.site };
  const api = createApi(site, fetchFromMock);
  if (member !== undefined) await signIn(api, member);
  if (agency !== undefined) await signInAgency(api, agency);
  await before?.(world);
  const toasts: Toast[] = [];
  connectToasts((toast) => toasts.push(toast));
  queryClient.clear();
  dropAllDrafts();
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    getContext: browserContext({ site, api, queryClient }),
  });
  render(
    <SiteProvider site={site}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queryClient}>
          <PreferencesProvider>
            <RouterProvider router={router} />
          </PreferencesProvider>
        </QueryClientProvider>
      </ApiProvider>
    </SiteProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), toasts, address };
}

/** Returns in how many ways a call of the contract has been asked since the screen was opened. */
export const waysAsked = (key: EndpointKey): number =>
  queryClient.getQueryCache().findAll({ queryKey: [key] }).length;
