import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { compressFolder } from '../../build/precompress.ts';
import { type BuildOptions, buildWebServer } from '../app.ts';
import { readEnvironment, type Settings } from '../environment.ts';

/** Creates a folder with these files, deleted after the test. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export const SCRIPT = `console.log('สหกรณ์');\n`.repeat(100);
export const NAMES = { coopNameTH: 'สหกรณ์ทดสอบ', coopNameEN: 'Test' };

/** Renders one screen: the name of the cooperative as title. */
const RENDER = `
  export const addressOf = (path) => ({
    path, layout: 'info', session: path.startsWith('/member/') ? 'member' : 'none',
  });
  export const firstCalls = async () => [];
  export const provideSanitiser = () => undefined;
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  export const renderPage = async ({ site, origin, now, url }) => ({
    row: addressOf(url),
    head: '<title>' + escaped(site.coopNameTH) + '</title>',
    body: '',
    note: {},
    missed: [],
    status: 200,
    data: { origin, at: now, cache: { mutations: [], queries: [] }, router: {} },
  });
`;

const ICONS_OF_MANIFEST = ['icon-192', 'icon-512', 'maskable-512']
  .map((name) => `{ "src": "/icons/${name}.png" }`)
  .join();

/** A build with a page, a script and what must never be served. */
export const BUILD = {
  'client/first-look.js': '// before the paint',
  'client/older-browser.js': '// is it too old?',
  'client/first-calls.js': '// before the scripts',
  'client/manifest.webmanifest': `{ "name": "?", "icons": [${ICONS_OF_MANIFEST}] }`,
  'client/assets/a-1234567.js': SCRIPT,
  'client/sw.js': SCRIPT,
  'client/picture.svg': '<svg/>',
  'server/server.js': 'secret',
  'server/manifest.json': '{ "c": { "name": "client", "file": "assets/c.js" } }',
  'server/render.js': RENDER,
};

/** Builds the web server over such a build, not listening, before no backend unless one is given. */
export async function buildPortal(changes: Partial<Settings> = {}, options: BuildOptions = {}) {
  const dist = folderWith(BUILD);
  await compressFolder(join(dist, 'client'));
  const settings = readEnvironment({ BACKEND_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' });
  const app = await buildWebServer({ ...settings, dist, ...changes }, options);
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return app;
}

/** Does the same, listening; resolves to its address. */
export async function startPortal(changes: Partial<Settings> = {}, options: BuildOptions = {}) {
  const app = await buildPortal(changes, options);
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

/** Starts a backend; resolves to its address. */
export async function startBackend(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

/** Returns a port that is free now; a process that takes it meanwhile makes the test fail and not pass. */
export async function freePort(): Promise<number> {
  const { server, url } = await startBackend(() => undefined);
  await once(server.close(), 'close');
  return Number(new URL(url).port);
}
