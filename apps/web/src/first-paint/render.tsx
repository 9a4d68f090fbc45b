import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Address } from '@coop/addresses/address';
import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { QueryClient } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { dehydrated, dropMissed } from '../feed/dehydrated.ts';
import {
  type Ask,
  askWith,
  fillInto,
  type PageContext,
  pageContext,
  type ReadText,
} from '../feed/loader.ts';
import { createQueryClient } from '../feed/query-client.ts';
import { SESSION_CALLS } from '../gates/gate-queries.ts';
import { FRAME_CALLS } from '../routes/layouts/info.tsx';
import { addressAt, ROUTES } from '../routes/routes.tsx';
import type { Find } from '../site/found.ts';
import type { PageNote } from '../site/rendered-page.ts';
import { App } from './app.tsx';
import type { RenderedData } from './start.tsx';

// Runs on the server only: renders a page as HTML. The web server (apps/web/server) loads it from the build.

export { provideSanitiser } from '../site/rich-text.tsx';

/** The router reads its whole table anew for each address: most of what sending a page from the cache would take. */
const rows = new LRUCache<string, { readonly row: Address | undefined }>({
  max: 500,
  memoMethod: (pathname) => ({ row: addressAt(pathname) }),
});

/** Returns the row of a path; undefined where there is none. */
export const addressOf = (pathname: string): Address | undefined => rows.memo(pathname).row;

const { query, dataRoutes } = createStaticHandler(ROUTES);

/** The server's client has an error class of its own, so errors are converted to the one that the pages know. */
const withOwnErrors =
  (api: Client): Client =>
  (key, input) =>
    api(key, input).catch((error: { readonly status?: number; readonly body?: unknown }) => {
      throw new ApiError('http', key, { status: error.status ?? 0, body: error.body });
    });

/** Never called: effects do not run while a page is rendered. */
const noCalls: Client = () =>
  Promise.reject(new Error('a page that is rendered makes no calls of its own'));

/** Resolves to the complete HTML; rejects when it could not be rendered. */
function htmlOf(element: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(element, {
    // In one piece: several would need inline scripts to assemble the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onError: reject,
  });
  return promise;
}

export interface RenderRequest {
  readonly site: SiteConfig;
  /** '' where it is unknown. */
  readonly origin: string;
  /** Path and search. */
  readonly url: string;
  /** Time in milliseconds. */
  readonly now: number;
  readonly api: Client;
  readonly readText: ReadText;
  readonly find: Find;
  /** Maximum wait for the page's own data, in milliseconds. */
  readonly timeoutMs: number;
}

export interface Rendered {
  /** Undefined for an unknown address. */
  readonly row: Address | undefined;
  /** Elements for the head, as React wrote them. */
  readonly head: string;
  /** Content of the root element. */
  readonly body: string;
  readonly data: RenderedData;
  readonly note: PageNote;
  /** Calls that failed or were late, which the browser makes again. */
  readonly missed: readonly string[];
  /** 404 for an address or an item that does not exist, 503 for a page without its own data. */
  readonly status: number;
}

/** Menu and footer: a page that has its own data does not wait long for them. */
const FRAME_MS = 1_000;

const isOfFrame = (key: string) => FRAME_CALLS.some((frameCall) => frameCall === key);

/** Loads the page of an address with these answers; none for a page behind a sign-in, of which nobody is known here. */
async function load(url: string, page: Omit<PageContext, 'queryClient'>, queryClient: QueryClient) {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { ...page, queryClient });
  const found = await query(new Request(new URL(url, 'http://localhost')), { requestContext });
  if (found instanceof Response) throw new Error(`${url} leads to another page`);
  return found;
}

/** Returns how loaders fill the cache of a public page. */
function answering({ api, timeoutMs }: RenderRequest, queryClient: QueryClient) {
  const within = (ms: number, work: Promise<void>) =>
    Promise.race([work, setTimeout(ms, undefined, { ref: false })]);
  const ask = askWith(withOwnErrors(api), fillInto(queryClient));
  return {
    // What searches gives up by itself.
    fill: (query) =>
      query.queryKey[0] === 'search'
        ? fillInto(queryClient)(query)
        : within(timeoutMs, fillInto(queryClient)(query)),
    ask: (key, ...call) => within(isOfFrame(key) ? FRAME_MS : timeoutMs, ask(key, ...call)),
  } satisfies Pick<PageContext, 'fill' | 'ask'>;
}

/** Returns what the browser's router begins with, so that it runs no loader again. */
const routerState = ({ loaderData, errors }: StaticHandlerContext): HydrationState => ({
  loaderData: Object.fromEntries(Object.keys(loaderData).map((id) => [id, null])),
  errors,
});

const nothing = async () => undefined;

const ROOT = '<div id="root">';
const END = '</div>';

/** Renders a page with its data from the backend; behind a sign-in, the screen that waits for the session. */
export async function renderPage(request: RenderRequest): Promise<Rendered> {
  const { site, origin, url, now, readText, find } = request;
  const queryClient = createQueryClient({ says: false });
  const row = addressOf(new URL(url, 'http://localhost').pathname);
  const isOpen = !row || row.session === 'none';
  const fills = isOpen ? answering(request, queryClient) : { fill: nothing, ask: nothing };
  const found = await load(url, { site, api: noCalls, readText, find, ...fills }, queryClient);
  const missed = dropMissed(queryClient);
  let note: PageNote = {};
  const page = {
    origin,
    at: now,
    note(added: PageNote) {
      note = { ...note, ...added };
    },
  };
  const html = await htmlOf(
    <div id="root">
      <App site={site} api={noCalls} queryClient={queryClient} rendered={page}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, found)}
          context={found}
          hydrate={false}
        />
      </App>
    </div>,
  );
  // React writes what belongs into the head before everything else.
  const start = html.indexOf(ROOT);
  // A page without its own content is none: who runs no script is told to come again.
  const isEmpty = missed.some((key) => !isOfFrame(key));
  return {
    row,
    head: html.slice(0, start),
    body: html.slice(start + ROOT.length, -END.length),
    data: { origin, at: now, cache: dehydrated(queryClient), router: routerState(found) },
    note,
    missed,
    status: found.statusCode === 200 && isEmpty ? 503 : found.statusCode,
  };
}

/** A call that a page behind a sign-in begins with. */
export interface FirstCall {
  readonly key: EndpointKey;
  readonly body?: unknown;
}

/** Stands for the number of the agency that is signed in, which only the browser knows. */
export const AGENCY = '$agency';

/** Returns the first calls of a page behind a sign-in: those of its gate, and of its own loaders. */
export async function firstCalls(url: string, site: SiteConfig): Promise<readonly FirstCall[]> {
  const row = addressOf(new URL(url, 'http://localhost').pathname);
  if (!row || row.session === 'none') return [];
  const calls: FirstCall[] = SESSION_CALLS[row.session].map((key) => ({ key }));
  const ask: Ask = async (key, { body }) => void calls.push({ key, body });
  const fills = { fill: nothing, ask };
  await load(url, { site, api: noCalls, agency: AGENCY, ...fills }, createQueryClient());
  return calls;
}
