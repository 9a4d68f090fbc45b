// `node src/first-paint/build/prerender-pages.ts <prerender bundle> <build>`: writes the first screen of every address
// as HTML into the build, so that it can be read before any script has come. Pages behind a sign-in say that the
// session is being checked.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';
import { JSDOM } from 'jsdom';
import type * as Prerender from '../prerender.tsx';
import { earlyCalls } from './early-calls.ts';
import { createPreloads, type Manifest } from './preloads.ts';
import {
  MOURNING_CLASS,
  markedSite,
  namedManifest,
  ORIGIN,
  PREAMBLE,
  SITE_ELEMENT,
  toTemplate,
} from './slots.ts';

const [, , entry = '', dist = ''] = process.argv;

/** Pages that look the same on every device: they are hydrated, and what was typed meanwhile is kept. */
const SAME_EVERYWHERE = ['/home', '/member/logon', '/membergroup/logon'];
/** Controls of those pages that can be used before hydration; all others are disabled until then. */
const KEPT = /name="(membership_no|memgroup_no|mem_password|remember|q)"|data-plain/;
/** Not prerendered: this page is for developers only. */
const PLAIN = ['/colors'];
/** Their content depends on configuration and day, so only the part before the first control is prerendered. */
const CALCULATORS = ['/loancal', '/caldividend'];
const NO_INDEX = '<meta data-prerendered="" name="robots" content="noindex">';

/** A window without a session; the app is loaded after it. */
const dom = new JSDOM('', { url: ORIGIN });
const { window } = dom;
const { document, location, history, localStorage, sessionStorage, navigator } = window;
const globals = { window, document, location, history, localStorage, sessionStorage, navigator };
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
const app: typeof Prerender = await import(pathToFileURL(entry).href);

const index = readFileSync(join(dist, 'index.html'), 'utf8').replace(
  /\s*<link rel="preload" href="\/site.json"[^>]*>/,
  '',
);
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const preloads = createPreloads(manifest, index);

/** Splits rendered HTML into the head elements, which come first, and the rest. */
function parted(text: string): { head: string; body: string } {
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(text) ?? [];
  // Preloads of pictures are dropped as needless. The others are marked, so that the page's code can remove them.
  const kept = head.replace(/<link rel="preload"[^>]*>/g, '');
  return {
    head: kept.replace(/<(title|meta|link)/g, '<$1 data-prerendered=""'),
    body: text.slice(head.length),
  };
}

/**
 * Disables controls, which do nothing until their script is loaded; the page's code enables them (screen.tsx). Fields
 * of hydrated pages stay enabled, because what is typed into them is kept.
 */
function disableUntilHydrated(html: string, path: string): string {
  const kept = SAME_EVERYWHERE.includes(path) ? KEPT : undefined;
  return html.replace(/<(?:button|input|select|textarea)\b[^>]*>/g, (tag) =>
    kept?.test(tag) || / disabled=/.test(tag)
      ? tag
      : tag.replace(/^<\w+/, '$& disabled="" data-hydrating=""'),
  );
}

/** The part of a page before its first control. */
function uptoControls(html: string): string {
  const { body } = new JSDOM(html).window.document;
  const parts = [...(body.querySelector('main .stack')?.children ?? [])];
  const first = parts.findIndex((part) => part.querySelector('input, button'));
  for (const part of parts.slice(first)) part.remove();
  return body.innerHTML;
}

async function prerendered(row: Address) {
  const { path, session } = row;
  const write = (site: ReturnType<typeof markedSite>) =>
    session === 'none' ? app.prerenderPage(site) : app.prerenderLoading(site, session);
  dom.reconfigure({ url: ORIGIN + sampleAddress(row) });
  const withLogo = parted(await write(markedSite(true)));
  const without = parted(await write(markedSite(false)));
  // The page of one item is the same file for every item, so it has no title or description of its own here.
  const body = CALCULATORS.includes(path)
    ? toTemplate(uptoControls(withLogo.body), uptoControls(without.body))
    : toTemplate(withLogo.body, without.body);
  const head = path.includes(':') ? '' : toTemplate(withLogo.head, without.head);
  return {
    head: session === 'none' ? head : NO_INDEX,
    body: disableUntilHydrated(body, path),
  };
}

interface Page {
  readonly html: string;
  readonly head: string;
  readonly body: string;
  /** Address of the page, if it is to be hydrated. */
  readonly takenBy?: string;
  /** Elements for the early calls. */
  readonly early?: string;
}

function pageOf({ html, head, body, takenBy, early = '' }: Page): string {
  const own = head.includes('<title') ? html.replace(/<title>.*?<\/title>/, '') : html;
  const root = `<div id="root"${takenBy ? ` data-page="${takenBy}"` : ''}>${body}</div>`;
  return (
    PREAMBLE +
    own
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => root + SITE_ELEMENT + early)
  );
}

for (const row of ADDRESSES.filter(({ path }) => !PLAIN.includes(path))) {
  const html = preloads(row);
  const file = join(dist, row.path.split('/:')[0] ?? '', 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  const page = pageOf({
    html:
      row.layout === 'info'
        ? html.replace('<html lang="th"', () => `<html lang="th"${MOURNING_CLASS}`)
        : html,
    ...(await prerendered(row)),
    early: earlyCalls(row),
    ...(SAME_EVERYWHERE.includes(row.path) && { takenBy: row.path }),
  });
  writeFileSync(file, page);
}
const manifestFile = join(dist, 'manifest.webmanifest');
writeFileSync(manifestFile, namedManifest(readFileSync(manifestFile, 'utf8')));
// For a deployment without a valid configuration; its script shows that.
writeFileSync(join(dist, 'plain.html'), index);
writeFileSync(join(dist, 'index.html'), pageOf({ html: index, head: '', body: '' }));

// Timers of the app would keep the process alive for minutes.
process.exit(0);
