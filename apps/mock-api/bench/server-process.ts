import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../dist/server.js', import.meta.url));
const FIRST_PATH = '/api/info/manu';
const POLL_MS = 5;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get(url, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    request.on('error', () => resolve(undefined));
  });
}

/** Resolves when an address answers 200; rejects when its process ends before. */
async function untilAnswered(address: string, child: ChildProcess): Promise<void> {
  while ((await statusOf(address)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    // Polling without a pause would take one of two cores from the measurement.
    await setTimeout(POLL_MS);
  }
}

/** The mock as started in production, with a million members, unless further variables override it. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  /** From spawning the process to the first 200. */
  readonly firstAnswerMs: number;
  rssMiB(): number;
}

export async function startServer(more: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    MALLOC_ARENA_MAX: '1',
    API_PORT: String(port),
    POPULATION: '1000000',
    MOCK_CONTROL: '0',
    PUSH_SECRET: 'a-secret-for-the-bench',
    ADMIN_PASSWORD: 'a-secret-for-the-bench',
    COOKIE_SECRET: 'a-secret-for-the-bench',
    VERIFY_KEY: 'MC4CAQAwBQYDK2VwBCIEIGEtc2VjcmV0LWZvci10aGUtYmVuY2gtb2YtcGFwZXJz',
    ...more,
  };
  const began = performance.now();
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilAnswered(url + FIRST_PATH, child);
  const firstAnswerMs = performance.now() - began;
  return {
    url,
    firstAnswerMs,
    rssMiB: () => rssMiB(child),
    [Symbol.asyncDispose]: () => stop(child),
  };
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function rssMiB({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
}
