import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, normalize } from 'node:path';
import type { SiteConfig } from '@coop/contracts/site';
import { fill } from './slots.ts';

/** Paths that are not pages: those of the backend and of the development server, and files. */
const NO_PAGE =
  /^\/(api|admin|mediafiles|apps?|recaptcha|__control|__console|assets|@.*)(\/|$)|\.\w+$/;
/** Addresses of single items, which share one page for each kind. */
const ITEM = /^(\/(?:list|show|boardShow|showdemand|member\/(?:loan|dep)_statement))\/[^/]+$/;

const HTML = 'text/html; charset=utf-8';
const MANIFEST = '/manifest.webmanifest';

/**
 * The prerendered page for a request, or the empty one; undefined when it asks for no page. The Caddyfile says the
 * same.
 */
export function pageFile(dist: string, { method, url = '/' }: IncomingMessage): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && pathname === MANIFEST) return join(dist, MANIFEST);
  if (!isRead || NO_PAGE.test(pathname)) return undefined;
  const name = ITEM.exec(pathname)?.[1] ?? (pathname === '/' ? '/home' : pathname);
  const file = join(dist, normalize(name), 'index.html');
  return existsSync(file) ? file : join(dist, 'index.html');
}

interface Written {
  readonly type: string;
  readonly text: string;
}

/**
 * The page for a request, filled in as the web server does it, or the manifest; undefined when it asks for neither.
 * Without a usable configuration it is the empty page, whose script shows that.
 */
export async function prerenderedPage(
  dist: string,
  request: IncomingMessage,
  readSite: () => Promise<SiteConfig>,
): Promise<Written | undefined> {
  const file = pageFile(dist, request);
  if (!file) return undefined;
  const origin = `http://${request.headers.host}`;
  try {
    const text = fill(readFileSync(file, 'utf8'), { site: await readSite(), origin });
    return { type: file.endsWith(MANIFEST) ? 'application/manifest+json' : HTML, text };
  } catch {
    return { type: HTML, text: readFileSync(join(dist, 'plain.html'), 'utf8') };
  }
}
