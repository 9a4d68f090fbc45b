import type { SiteConfig } from '@coop/contracts/site';
import type { Settings } from '../environment.ts';
import { pathOf } from './address.ts';
import { createAnswers } from './backend-answers.ts';
import { createClients } from './backend-client.ts';
import type { PageBuild } from './build.ts';
import { documentOf } from './document.ts';
import { FIRST_CALLS_HASH, firstCallElements } from './first-calls.ts';
import { pageHead } from './page-head.ts';
import { hashOf } from './policy.ts';
import { readBody } from './rendered-body.ts';
import type { openTexts } from './texts.ts';

/** An answer of the server with a page. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Hash of the script in it that no other page has, for the policy. */
  readonly script?: string;
  /** Hash of the sheet in it, for the policy. */
  readonly sheet?: string | undefined;
  /** Hashes of its style attributes, for the policy. */
  readonly styles: readonly string[];
  /** Whether another visitor may have it. */
  readonly isKept: boolean;
}

export interface PageRequest {
  /** Path and search. */
  readonly url: string;
  /** '' where it is not known. */
  readonly origin: string;
  /** `name=value` of the cookie that selects a world. */
  readonly cookie?: string | undefined;
  readonly site: SiteConfig;
}

/** Seconds after which to come again when the backend is down. */
const RETRY_SECONDS = '30';
const MOST_ANSWERS = 500;
const NO_INDEX = '<meta name="robots" content="noindex" data-for-robots="">';
/** The frame's own feeds, without which a page can be read all the same. */
const FRAME = ['infoMenuShow', 'infoFooterShow'];
/** For those who build the portal; it is not rendered on the server. */
const PLAIN = ['/colors'];

/** A page that is not for everybody is neither kept by browsers nor listed by search engines. */
const headersOf = (status: number, fonts = '', isForAll = status === 200) => ({
  'Cache-Control': isForAll ? 'no-cache' : 'no-store',
  ...(fonts && { Link: fonts }),
  ...(status === 503 && { 'Retry-After': RETRY_SECONDS }),
  ...(!isForAll && { 'X-Robots-Tag': 'noindex' }),
});

/** The page for when none can be rendered. */
export const unavailable = (build: PageBuild): Page => {
  const assets = build.assetsOf(undefined);
  return {
    status: 503,
    headers: headersOf(503),
    html: documentOf({ assets, site: undefined }),
    sheet: assets.sheetHash,
    styles: [],
    isKept: false,
  };
};

/** Returns the function that renders pages. */
export function createRenderer(
  { backendUrl, patienceMs, now }: Settings,
  texts: ReturnType<typeof openTexts>,
) {
  const answers = createAnswers(MOST_ANSWERS);
  const clientFor = createClients(backendUrl);

  /** Worlds of tests change from one moment to the next, so nothing of theirs is kept. */
  const apiFor = ({ site, cookie }: PageRequest) => {
    const client = clientFor(site, cookie);
    return cookie ? client : answers.clientOver(client);
  };

  /** A page as the portal's code renders it; of one behind a sign-in that is the screen that waits for the session. */
  async function renderedPage(build: PageBuild, request: PageRequest): Promise<Page> {
    const { site, origin, url, cookie } = request;
    const { row, head, body, data, note, isLate, failed } = await build.render.renderPage({
      site,
      origin,
      url,
      now: now(),
      patienceMs,
      api: apiFor(request),
      readText: (address) => texts(site, address, cookie),
    });
    const isBroken = failed.some((key) => !FRAME.includes(key));
    const status = note.status ?? (isBroken ? 503 : 200);
    const isWhole = !isLate && failed.length === 0;
    const area = row?.session === 'none' ? undefined : row?.session;
    const isOpen = area === undefined;
    // In development the scripts are not bundled, and the policy names none.
    const firstCalls =
      area && !build.finish
        ? firstCallElements(area, await build.render.firstCalls(url, site), site)
        : '';
    const { html, styles } = readBody(body, build);
    const assets = build.assetsOf(row);
    const whole = isOpen ? pageHead({ site, origin, url, note }) : '';
    const forRobots = status === 503 ? NO_INDEX : whole;
    const page = documentOf({
      assets,
      site,
      head: head + forRobots,
      body: html,
      ...(isOpen && { data }),
      firstCalls,
      isMourning: row?.layout === 'info' && site.mourning !== false,
      isReadable: isOpen,
      isWhole,
    });
    return {
      status,
      headers: headersOf(status, assets.fonts, isOpen && status === 200),
      html: page,
      ...(firstCalls && { script: FIRST_CALLS_HASH }),
      sheet: assets.sheetHash,
      styles: styles.map(hashOf),
      isKept: status !== 503 && isWhole,
    };
  }

  /** A page of which nothing is rendered here. */
  function plainPage(build: PageBuild, { site, url }: PageRequest): Page {
    const assets = build.assetsOf(build.render.addressOf(pathOf(url)));
    return {
      status: 200,
      headers: headersOf(200, assets.fonts, false),
      html: documentOf({ assets, site }),
      sheet: assets.sheetHash,
      styles: [],
      isKept: true,
    };
  }

  return {
    async render(build: PageBuild, request: PageRequest): Promise<Page> {
      const page = PLAIN.includes(pathOf(request.url))
        ? plainPage(build, request)
        : await renderedPage(build, request);
      return build.finish ? { ...page, html: await build.finish(page.html, request.url) } : page;
    },
    /** Forgets what the backend has answered. */
    forget: answers.forget,
  };
}
