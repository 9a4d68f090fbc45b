import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** The service worker decides which version of all other files is used. */
const NOT_CACHED = /\/sw\.js(?:\.br|\.gz)?$/;

/** Nobody asks again for a file that never changes, or for a part of it. */
const OF_CHANGES = ['accept-ranges', 'etag', 'last-modified'];
/** Scripts, styles and fonts of the build. */
const NO_DOCUMENT = /\/assets\/[^/]+\.(?:js|css|woff2?)(?:\.br|\.gz)?$/;
/**
 * Headers that browsers heed in documents and workers only. For a page of twenty scripts they are 16 kB, as much as one
 * of its larger scripts.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];
/** Pages, icons and the web app manifest are not files: they are made for each cooperative. */
const MADE = /\.(?:html|br|gz)$|^\/(?:manifest\.webmanifest|seal\.[^/]*|icons\/.*)$/;

/** Returns the Cache-Control of a file of the build: names in /assets hold a hash of the content. */
function cacheControl(path: string): string {
  if (NOT_CACHED.test(path)) return 'no-cache';
  return path.includes('/client/assets/') ? YEAR : HOUR;
}

/**
 * Tells whether it is the address of a file, which is answered with a page only to a person who opens it in the
 * browser. An extension begins with a letter, because numbers of contracts have dots, too.
 */
export const isFile = (pathname: string): boolean =>
  /^\/(?:assets(?:\/|$)|\.)|\.[a-z][a-z0-9]{0,15}$/i.test(pathname);

/** Returns the addresses of the files that a build has now. */
export function listFiles(dist: string): ReadonlySet<string> {
  const root = join(dist, 'client');
  const found = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replaceAll('\\', '/'));
  return new Set(found.filter((address) => !MADE.test(address)));
}

/** Serves these files of the build, compressed where such a form exists. */
export async function serveFiles(
  app: FastifyInstance,
  dist: string,
  files: ReadonlySet<string>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dist, 'client'),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = cacheControl(path.replaceAll('\\', '/'));
      reply.header('Cache-Control', kept);
      if (kept === YEAR) for (const name of OF_CHANGES) reply.removeHeader(name);
      if (NO_DOCUMENT.test(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
  // Before all routes, and not as one for each file: a server of many cooperatives would hold each of them for each.
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !files.has(path)) return done();
    reply.sendFile(path);
  });
}
