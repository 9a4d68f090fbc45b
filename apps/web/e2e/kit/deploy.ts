import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildWebServer } from '../../server/app.ts';
import { readEnvironment } from '../../server/environment.ts';
import { MOCK_PATHS } from '../../server/proxy/backend-paths.ts';

/** Answers a request itself, or leaves it to what is behind by returning false. */
export type Doorman = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean | Promise<boolean>;

/** The same built files behind another door, whose doorman answers some addresses otherwise. */
export async function deploy(behind: string, doorman: Doorman) {
  const server = createServer(async (incoming, outgoing) => {
    if (await doorman(incoming, outgoing)) return;
    const { method, headers, url = '/' } = incoming;
    const onward = ask(new URL(url, behind), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A deployment of its own with another site configuration, or with none at all, before the same backend. */
export async function deployWithSite(behind: string, site: object | undefined) {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  if (site) writeFileSync(join(siteDir, 'site.json'), JSON.stringify(site));
  const settings = readEnvironment({
    // Without a mounted one it would ask the backend, so there must be none.
    BACKEND_URL: site ? behind : 'http://127.0.0.1:9',
    EXTRA_PATHS: MOCK_PATHS.join(' '),
    WORLD_COOKIE: 'mock_world',
    WEB_DIST: resolve(process.env.WEB_DIST ?? 'dist'),
    SITE_DIR: siteDir,
    LOG_LEVEL: 'silent',
  });
  const server = await buildWebServer(settings);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.server.closeAllConnections();
      await server.close();
      rmSync(siteDir, { recursive: true });
    },
  };
}

/** A mock of its own, started with these variables as an operator sets them. */
export async function startMock(variables: Record<string, string>) {
  const child = spawn(process.execPath, [resolve('../mock-api/src/server.ts')], {
    env: { ...process.env, API_PORT: '0', MOCK_CONTROL: '1', CHECK_RESPONSES: '1', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  for await (const line of createInterface(child.stdout)) {
    const url = /^mock-api ready at (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    return {
      url,
      [Symbol.asyncDispose]: async () => {
        child.kill();
        await gone;
      },
    };
  }
  throw new Error('the mock ended before it was ready');
}
