import type { SiteConfig } from '@coop/contracts/site';
import type { Rendered } from '../../src/first-paint/render.tsx';
import { colourHead } from '../site/site-css.ts';
import { disableUntilHydrated } from './controls.ts';
import { escaped } from './escaped.ts';
import { text } from './text.ts';

/** A page as it is put together, in HTML. */
export interface Parts {
  /** index.html with the scripts and styles of the page. */
  readonly template: string;
  readonly site: SiteConfig;
  /** Title and other elements of the head; the template's own title stays without one. */
  readonly head: string;
  /** Content of the root element. */
  readonly body: string;
  /** Address of the page, if it is to be hydrated. */
  readonly hydrates?: string;
  readonly data?: Rendered['data'];
  /** Elements that make early.js ask. */
  readonly early?: string;
  readonly isMourning?: boolean;
  /** Whether everything that the page asked for has come. */
  readonly isWhole?: boolean;
}

/** What a browser without scripts is told by a page that has nothing to read without them. */
const NEEDS_SCRIPTS = /(\s*<noscript>[^<]*)(<\/noscript>)/;

const THEME_COLOUR = /\s*<meta name="theme-color"[^>]*>/;

/** JSON for a script element, escaped so that no text in it can end the element. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const element = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${asJson(value)}</script>`;

/** Splits what React rendered into the head elements, which come first, and the rest. */
export function parted(
  html: string,
  change: (html: string) => string = disableUntilHydrated,
): { head: string; body: string } {
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html) ?? [];
  // Preloads of pictures are needless. The others are marked, so that the page's code can replace them.
  const kept = head.replace(/<link rel="preload"[^>]*>/g, '');
  return {
    head: kept.replace(/<(title|meta|link)/g, '<$1 data-prerendered=""'),
    body: change(html.slice(head.length)),
  };
}

/** The telephone number to ring instead. */
function phoneLink(phone = ''): string {
  const shown = phone.replace(/[&<]/g, (one) => (one === '&' ? '&amp;' : '&lt;'));
  if (!shown) return '';
  return ` หรือโทรศัพท์ <a href="tel:${phone.replace(/[^\d+]/g, '')}" class="nowrap">${shown}</a>`;
}

/** The whole document. */
export function documentOf(parts: Parts): string {
  const { template, site, head, body, hydrates, data, early = '' } = parts;
  const { isMourning, isWhole = true } = parts;
  const named = head.includes('<title') ? template.replace(/<title>.*?<\/title>/, '') : template;
  const root = `<div id="root"${hydrates ? ` data-page="${escaped(hydrates)}"` : ''}>${body}</div>`;
  const written = element('site', site) + (data ? element('written', data) : '');
  return (
    named
      .replace(THEME_COLOUR, '')
      .replace('<html lang="th"', () => `<html lang="th"${isMourning ? ' class="mourning"' : ''}`)
      .replace(NEEDS_SCRIPTS, (_all, words, end) => {
        if (!hydrates) return words + phoneLink(site.phone) + end;
        return isWhole ? '' : `<noscript>${text.notWhole}${phoneLink(site.phone)}</noscript>`;
      })
      // After the sheets of the build, whose tokens it replaces.
      .replace('</head>', () => `${head}${colourHead(site)}</head>`)
      .replace('<div id="root"></div>', () => root + written + early)
  );
}
