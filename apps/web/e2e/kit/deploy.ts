import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { MOCK_PATHS } from '../../server/proxy/backend-paths.ts';
import { CLOCK_START } from './device-clock.ts';

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

/**
 * Runs a program until the test is over; resolves to the address that it says it is ready at. A process of its own,
 * because Playwright compiles whatever a test imports, and the built portal is large.
 */
async function run(script: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(script)], {
    // In production nothing says that it is ready.
    env: { ...process.env, NODE_ENV: 'test', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  for await (const line of createInterface(child.stdout)) {
    const url = /^[\w-]+ ready at (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    // What it might still say must not fill the pipe.
    child.stdout.resume();
    return {
      url,
      [Symbol.asyncDispose]: async () => {
        // At once: pages that are still open keep their connections, and nothing of it is needed.
        child.kill('SIGKILL');
        await gone;
      },
    };
  }
  throw new Error(`${script} ended before it was ready: ${complaints}`);
}

/** A port that nobody listens on now; the web server takes none by itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A deployment of a cooperative's folder before the same backend, with further variables. */
export async function deployFolder(
  behind: string,
  folder: string,
  more: Record<string, string> = {},
) {
  return await run('server/server.ts', {
    WEB_PORT: String(await freePort()),
    BACKEND_URL: behind,
    EXTRA_PATHS: MOCK_PATHS.join(' '),
    WORLD_COOKIE: 'mock_world',
    CLOCK_START,
    SITE_DIR: folder,
    LOG_LEVEL: 'silent',
    ...more,
  });
}

/** A deployment of its own with another site configuration, or with none at all, before the same backend. */
export async function deployWithSite(behind: string, site: object | undefined) {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  const writeSite = (content: object) =>
    writeFileSync(join(siteDir, 'site.json'), JSON.stringify(content));
  if (site) writeSite(site);
  // Without a mounted one it would ask the backend, so there must be none.
  const server = await deployFolder(site ? behind : 'http://127.0.0.1:9', siteDir);
  return {
    url: server.url,
    /** Changes the configuration while it runs. */
    writeSite,
    /** Account of itself: whether its configuration is right, too. */
    health: async () => (await fetch(`${server.url}/healthz`)).text(),
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      rmSync(siteDir, { recursive: true });
    },
  };
}

/** A mock of its own, started with these variables as an operator sets them. */
export const startMock = (variables: Record<string, string>) =>
  run('../mock-api/src/server.ts', {
    API_PORT: '0',
    MOCK_CONTROL: '1',
    CHECK_RESPONSES: '1',
    ...variables,
  });
