import type { Address } from '@coop/addresses/address';
import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import type { RenderRequest } from '../../src/first-paint/render.tsx';
import type { FindFor } from '../../src/site/found.ts';
import type { Settings } from '../environment.ts';
import { createClients } from './backend-client.ts';
import type { PageBuild } from './build.ts';
import { openCache } from './cache.ts';
import { documentOf } from './document/document.ts';
import { firstCallElements } from './document/first-calls.ts';
import { pageHead } from './document/page-head.ts';
import { hashOf, type Inline } from './document/policy.ts';
import { readBody } from './rendered-body.ts';
import type { Room } from './shared-room.ts';
import type { openTexts } from './texts.ts';

/** An answer of the backend; that something is missing is one, too. */
interface Said {
  readonly data?: unknown;
  readonly refusal?: ApiError;
}

/** Caches the backend's answers for all visitors while they are fresh, for at most `most` calls. */
function createAnswers(limit: number, room?: Room) {
  const kept = openCache<Said>(limit, room);
  const ask = (call: Promise<unknown>): Promise<Said> =>
    call.then(
      (data) => ({ data }),
      (error: unknown) => {
        if (error instanceof ApiError && error.isMissing) return { refusal: error };
        throw error;
      },
    );
  return {
    /** Wraps a deployment's client so that it only asks for what is not cached. */
    clientOver:
      (client: Client): Client =>
      async (key, { signal: _signal, ...input }) => {
        const name = JSON.stringify([key, input]);
        const answer = await kept.get(name, () => ask(client(key, input as never)));
        if (answer.refusal) throw answer.refusal;
        // Cached under the name of the call that it answers.
        return answer.data as never;
      },
    forget: kept.clear,
  };
}

/** A rendered answer. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** For the policy. */
  readonly inline: Inline;
  /** Tells whether its browser reports what breaks its policy. */
  readonly isReported: boolean;
  /** False if only this visitor may have it. */
  readonly isKept: boolean;
}

export interface PageRequest extends Pick<RenderRequest, 'site' | 'origin' | 'url'> {
  /** Version of the cooperative's icons. */
  readonly icons: string;
  /** `name=value` of the cookie that selects a world. */
  readonly cookie?: string | undefined;
}

/** Retry-After in seconds when the backend is down. */
export const RETRY_SECONDS = 30;
const MOST_ANSWERS = 500;
const NO_INDEX = '<meta name="robots" content="noindex" data-for-robots="">';

/** A page that is not for everybody is neither cached by browsers nor listed by search engines. */
const headersOf = (
  status: number,
  { isForAll = false, fonts = '', retrySeconds = RETRY_SECONDS },
): Record<string, string> => ({
  'Cache-Control': isForAll ? 'no-cache' : 'no-store',
  ...(fonts && { Link: fonts }),
  ...([429, 503].includes(status) && { 'Retry-After': String(retrySeconds) }),
  ...(!isForAll && { 'X-Robots-Tag': 'noindex' }),
});

const isReported = (site?: SiteConfig) => site !== undefined && site.client_reports !== false;

interface PlainPage {
  readonly row?: Address | undefined;
  readonly site?: SiteConfig;
  readonly icons?: string;
  readonly status?: 429 | 503;
  readonly retrySeconds?: number;
}

/** A page of which nothing is rendered here; without a site, the one for when none can be rendered. */
export function plainPage(
  build: PageBuild,
  { row, status = 503, retrySeconds = RETRY_SECONDS, ...shown }: PlainPage = {},
): Page {
  const { inline = {}, fonts = '', ...assets } = build.assetsOf(row);
  return {
    status,
    headers: headersOf(status, { fonts, retrySeconds }),
    html: documentOf({ assets, ...shown, isRefused: status === 429 }),
    inline,
    isReported: isReported(shown.site),
    isKept: false,
  };
}

interface Sources {
  readonly texts: ReturnType<typeof openTexts>;
  readonly find: FindFor;
  /** For the backend's answers, where cooperatives share it. */
  readonly room?: Room | undefined;
}

/** Returns a function that renders pages, and one that forgets the backend's cached answers. */
export function createRenderer(
  { backendUrl, timeoutMs, now }: Settings,
  { texts, find, room }: Sources,
) {
  const answers = createAnswers(MOST_ANSWERS, room);
  const clientFor = createClients(backendUrl);

  /** Renders with the portal's code; behind a sign-in that is the screen that waits for the session. */
  async function renderedPage(build: PageBuild, request: PageRequest): Promise<Page> {
    const { site, origin, url, cookie, icons } = request;
    const client = clientFor(site, cookie);
    const { row, head, body, data, note, missed, status } = await build.render.renderPage({
      site,
      origin,
      url,
      now: now(),
      timeoutMs,
      // Worlds of tests change from one moment to the next, so nothing of theirs is cached.
      api: cookie ? client : answers.clientOver(client),
      readText: (address) => texts(site, address, cookie),
      find: (question) => find(question, cookie),
    });
    const isComplete = missed.length === 0;
    const area = row?.session === 'none' ? undefined : row?.session;
    const script = area && build.firstCalls;
    const calls = script ? await build.render.firstCalls(url, site) : [];
    const firstCalls = script ? firstCallElements(script, area, calls, site) : '';
    const { html, styles } = readBody(body, build);
    const { inline = {}, fonts = '', ...assets } = build.assetsOf(row);
    const forRobots = area ? '' : pageHead(request, note, status);
    const page = documentOf({
      assets,
      site,
      icons,
      head: head + (status === 503 ? NO_INDEX : forRobots),
      body: html,
      ...(!area && { data }),
      isComplete,
      firstCalls,
      isMourning: row?.layout === 'info' && site.mourning !== false,
    });
    return {
      status,
      headers: headersOf(status, { isForAll: !area && status === 200, fonts }),
      html: page,
      inline: {
        ...inline,
        scripts: [...(inline.scripts ?? []), ...(script ? [hashOf(script)] : [])],
        attributes: styles.map(hashOf),
      },
      isReported: isReported(site),
      isKept: status !== 503 && isComplete,
    };
  }

  return {
    async render(build: PageBuild, request: PageRequest): Promise<Page> {
      const page = await renderedPage(build, request);
      if (!build.finish) return page;
      return { ...page, html: await build.finish(page.html, request.url) };
    },
    forget: answers.forget,
  };
}
