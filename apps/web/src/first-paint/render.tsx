import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Address } from '@coop/addresses/address';
import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { dehydrated, dropMissed } from '../feed/dehydrated.ts';
import { type Ask, askInto, type ReadText } from '../feed/loader.ts';
import { createQueryClient } from '../feed/query-client.ts';
import { SESSION_CALLS } from '../gates/gate-queries.ts';
import { fillPage, findPage, loadModules } from '../routes/routes.tsx';
import type { PageNote } from '../site/rendered-page.ts';
import { App } from './app.tsx';
import type { RenderedData } from './start.tsx';

// Runs on the server only: renders a page as HTML. The web server (apps/web/server) loads it from the build.

export { provideSanitiser } from '../site/rich-text.tsx';

const pageAt = (url: string) => findPage(new URL(url, 'http://localhost'));

/** Returns the address table's row of a path; undefined for an unknown address. */
export const addressOf = (pathname: string): Address | undefined => pageAt(pathname).row;

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
  /** Calls that failed, which the browser makes again. */
  readonly failed: readonly string[];
  /** Whether the page's own data took too long, or those of its frame: the browser asks for them itself. */
  readonly isLate: boolean;
  readonly isFrameLate: boolean;
}

/** Menu and footer: a page that has its own data does not wait long for them. */
const FRAME_MS = 1_000;

const isLater = async (done: Promise<unknown>, ms: number): Promise<boolean> =>
  (await Promise.race([done, setTimeout(ms, true, { ref: false })])) === true;

const ROOT = '<div id="root">';
const END = '</div>';

/** Renders a page with its data from the backend; behind a sign-in, the screen that waits for the session. */
export async function renderPage(request: RenderRequest): Promise<Rendered> {
  const { site, origin, url, now, api, readText, timeoutMs } = request;
  const found = pageAt(url);
  const queryClient = createQueryClient({ says: false });
  let [isLate, isFrameLate] = [false, false];
  if (!found.row || found.row.session === 'none') {
    const ask = askInto(queryClient, withOwnErrors(api));
    const context = { site, ask, readText, queryClient };
    const modules = await loadModules(found);
    const frame = fillPage(modules.slice(0, -1), found, context);
    isLate = await isLater(fillPage(modules.slice(-1), found, context), timeoutMs);
    isFrameLate = await isLater(frame, FRAME_MS);
  }
  const failed = dropMissed(queryClient);
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
      <App
        site={site}
        api={noCalls}
        queryClient={queryClient}
        rendered={page}
        router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
      />
    </div>,
  );
  // React writes what belongs into the head before everything else.
  const at = html.indexOf(ROOT);
  return {
    row: found.row,
    head: html.slice(0, at),
    body: html.slice(at + ROOT.length, -END.length),
    data: { origin, at: now, cache: dehydrated(queryClient) },
    note,
    failed,
    isLate,
    isFrameLate,
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
  const found = pageAt(url);
  if (!found.row || found.row.session === 'none') return [];
  const calls: FirstCall[] = SESSION_CALLS[found.row.session].map((key) => ({ key }));
  const ask: Ask = async (key, { body }) => void calls.push({ key, body });
  const queryClient = createQueryClient({ says: false });
  await fillPage(await loadModules(found), found, { site, agency: AGENCY, ask, queryClient });
  return calls;
}
