import type { Address } from '@coop/addresses/address';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { Answer } from '../../src/written/written-data.ts';
import type { Settings } from '../environment.ts';
import { pathOf } from './address.ts';
import { type Asked, askBackend, nothingAsked, patience } from './ask.ts';
import { createClients } from './backend-client.ts';
import type { PageBuild } from './build.ts';
import { documentOf, parted } from './document.ts';
import { EARLY_HASH, earlyCalls } from './early-calls.ts';
import { createFreshCache } from './fresh-cache.ts';
import { pageHead } from './page-head.ts';
import { styleHashes } from './policy.ts';
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
const NO_INDEX = '<meta data-prerendered="" name="robots" content="noindex">';
/** The frame's own feeds, without which a page can be read all the same. */
const FRAME = ['infoMenuShow', 'infoFooterShow'];
/** For those who build the portal; it is not rendered on the server. */
const PLAIN = ['/colors'];

function statusOf({ failed }: Asked, said: number | undefined): number {
  if (said !== undefined) return said;
  return [...failed].some((key) => !FRAME.includes(key)) ? 503 : 200;
}

const headersOf = (status: number, fonts = ''): Record<string, string> => ({
  'Cache-Control': status === 200 ? 'no-cache' : 'no-store',
  ...(fonts && { Link: fonts }),
  ...(status === 503 && { 'Retry-After': RETRY_SECONDS }),
  ...(status !== 200 && { 'X-Robots-Tag': 'noindex' }),
});

/** The page for when none can be rendered. */
export const unavailable = (html: string): Page => ({
  status: 503,
  headers: headersOf(503),
  html,
  styles: [],
  isKept: false,
});

/** Returns the function that renders pages. */
export function createRenderer(
  { backendUrl, patienceMs, now }: Settings,
  texts: ReturnType<typeof openTexts>,
) {
  const answers = createFreshCache<Answer>(MOST_ANSWERS);
  const clientFor = createClients(backendUrl);

  /** Asks the backend; worlds of tests change from one moment to the next, so nothing of theirs is kept. */
  const askFor = ({ site, cookie }: PageRequest) => {
    const client = clientFor(site, cookie);
    return (...call: Call) =>
      cookie
        ? askBackend(client, ...call)
        : answers.get(JSON.stringify(call), () => askBackend(client, ...call));
  };

  const publicPage = async (
    build: PageBuild,
    request: PageRequest,
    row: Address | undefined,
  ): Promise<Page> => {
    const { site, origin, url } = request;
    const asked = nothingAsked();
    const inTime = patience(asked, patienceMs);
    const ask = askFor(request);
    const { html, data, note } = await build.render.renderPage({
      site,
      origin,
      url,
      now: now(),
      ask: (key, body) => inTime(key, ask(key, body)),
      askText: (address) => inTime(address, texts(site, address, request.cookie)),
    });
    const status = statusOf(asked, note.status);
    const { head, body } = parted(html, build.leaveControls);
    const isWhole = !asked.isLate && asked.failed.size === 0;
    const { html: template, sheetHash: sheet, fonts } = await build.templateOf(row, url);
    const text = documentOf({
      template,
      site,
      head: status === 503 ? head + NO_INDEX : head + pageHead({ site, origin, url, note }),
      body,
      hydrates: pathOf(url),
      data,
      isMourning: row?.layout === 'info' && site.mourning !== false,
      isWhole,
    });
    const isKept = status !== 503 && isWhole;
    const headers = headersOf(status, fonts);
    return { status, headers, html: text, sheet, styles: styleHashes(body), isKept };
  };

  /** The shell of a page behind a sign-in: nothing personal is on the server. */
  const shell = async (
    build: PageBuild,
    { site, url }: PageRequest,
    row: Address,
  ): Promise<Page> => {
    const area = row.session === 'membergroup' ? 'membergroup' : 'member';
    const { head, body } = parted(await build.render.renderLoading(site, area));
    const { html: template, sheetHash: sheet, fonts } = await build.templateOf(row, url);
    const text = documentOf({
      template,
      site,
      head: NO_INDEX + head,
      body,
      early: earlyCalls(row),
    });
    const headers = { 'Cache-Control': 'no-store', ...(fonts && { Link: fonts }) };
    return {
      status: 200,
      headers,
      html: text,
      script: EARLY_HASH,
      sheet,
      styles: [],
      isKept: true,
    };
  };

  /** A page of which nothing is rendered here. */
  const plainPage = async (
    build: PageBuild,
    { site, url }: PageRequest,
    row: Address,
  ): Promise<Page> => {
    const { html: template, sheetHash: sheet, fonts } = await build.templateOf(row, url);
    const text = documentOf({ template, site, head: NO_INDEX, body: '' });
    return {
      status: 200,
      headers: headersOf(200, fonts),
      html: text,
      sheet,
      styles: [],
      isKept: true,
    };
  };

  return {
    render(build: PageBuild, request: PageRequest): Promise<Page> {
      const row = build.render.addressOf(pathOf(request.url));
      if (row && PLAIN.includes(row.path)) return plainPage(build, request, row);
      if (row && row.session !== 'none') return shell(build, request, row);
      return publicPage(build, request, row);
    },
    /** Forgets what the backend has answered. */
    forget: () => answers.clear(),
  };
}

type Call = [key: EndpointKey, body: object | undefined];
