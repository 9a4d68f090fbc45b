import { mkdirSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endpoints } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { openDist } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { ownPages } from '../../testing/before-mock.ts';
import { BUILD, folderWith, startBackend } from '../../testing/portal.ts';
import { buildSitesServer } from '../front.ts';

export const two = (no: number) => String(no).padStart(2, '0');
export const hostOf = (no: number) => `coop-${two(no)}.example`;
/** Stands in everything that is a cooperative's own. */
export const markOf = (no: number) => `mark${two(no)}mark`;
const colourOf = (no: number) => `#0${(no % 10).toString()}3${(no % 7).toString()}${two(no % 50)}`;

const ANSWERS = new Map<string, unknown>(
  Object.entries(endpoints).map(([key, { path }]) => [
    path,
    examples[key as keyof typeof examples].response,
  ]),
);
const WORDS = ['title', 'Question', 'summary', 'detail', 'category_name', 'name'];

/** Starts a backend whose every answer and header has the mark. */
export async function startMarked(no: number) {
  const mark = (key: string, value: unknown) =>
    typeof value === 'string' && WORDS.includes(key) ? markOf(no) : value;
  const { url } = await startBackend(({ url: address = '', headers }, reply) => {
    const [path = ''] = address.split('?', 1);
    const cookie = `own=${markOf(no)}; Path=/; Domain=.example; HttpOnly`;
    reply.setHeader('content-type', 'application/json').setHeader('set-cookie', cookie);
    const known = ANSWERS.get(path);
    if (known === undefined) reply.statusCode = 404;
    reply.end(JSON.stringify(known ?? { error: markOf(no), host: headers.host }, mark));
  });
  return url;
}

export const siteOf = (no: number) => ({
  coopNameTH: `สหกรณ์ ${markOf(no)}`,
  coopNameEN: `Cooperative ${markOf(no)}`,
  short_name: markOf(no),
  initials: two(no),
  colours: { brand: colourOf(no) },
  texts: { privacy: '/texts/privacy.json' },
});
const privacyOf = (no: number) => ({
  title: markOf(no),
  effective_from: '2026-11-21',
  sections: [{ heading: markOf(no), html: `<p>${markOf(no)}</p>` }],
});

export function writeSite(dir: string, no: number, backendUrl: string): void {
  const folder = join(dir, hostOf(no));
  mkdirSync(join(folder, 'texts'), { recursive: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(siteOf(no)));
  writeFileSync(join(folder, 'texts/privacy.json'), JSON.stringify(privacyOf(no)));
  writeFileSync(join(folder, 'portal.env'), `BACKEND_URL=${backendUrl}\n`);
}

/** Starts a server over a folder of cooperatives, by number; rendering with the portal's own code. */
export async function startMany(
  numbers: readonly number[],
  files: Readonly<Record<string, string>> = { 'README.md': 'no cooperative' },
  LOG_LEVEL = 'silent',
  prepare: (app: FastifyInstance) => unknown = () => undefined,
) {
  const dir = folderWith(files);
  const backends = new Map<number, string>();
  for (const no of numbers) {
    const backend = await startMarked(no);
    backends.set(no, backend);
    writeSite(dir, no, backend);
  }
  const source = { NODE_ENV: 'production', LOG_LEVEL, SITES_DIR: dir };
  const settings = readEnvironment(source);
  const dist = folderWith(BUILD);
  const manifest = BUILD['client/manifest.webmanifest'];
  const pages = { ...(await ownPages()), manifest };
  const build = { ...openDist(dist), open: async () => pages };
  const lines: string[] = [];
  const app = await buildSitesServer(
    { ...settings, dist, sitesDir: dir },
    { source, build, log: { write: (line) => lines.push(line) } },
  );
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  await prepare(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { readonly port: number };
  /** Asks as a browser does that has found the server under this name. */
  const get = async (host: string, path: string, more: Record<string, string> = {}) => {
    const headers = { host, accept: 'text/html,*/*', ...more };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    ask({ port, path, headers }, resolve).on('error', reject).end();
    const answer = await promise;
    answer.setEncoding('latin1');
    const body = Buffer.from(await text(answer), 'latin1');
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  return { app, port, dir, get, backends, dist, lines };
}
