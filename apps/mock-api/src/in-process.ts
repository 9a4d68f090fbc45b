import { randomUUID } from 'node:crypto';
import { buildApp } from './app.ts';
import { demoWebPush } from './push/web/start-web-push.ts';
import { createWorlds } from './world/worlds.ts';

export interface InProcessOptions {
  readonly seed?: string;
  readonly population?: number;
  /** Time at which every world begins, as ISO 8601; it stands still until a test moves it. By default the real time. */
  readonly clockStart?: string;
}

export interface InProcessMock {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the whole mock with its control plane in the process of a test, on a free port of this machine. Nothing is
 * stored.
 */
export async function startInProcess(options: InProcessOptions = {}): Promise<InProcessMock> {
  const { seed = 'demo', population = 12_000, clockStart } = options;
  const start = clockStart === undefined ? undefined : Date.parse(clockStart);
  if (start !== undefined && Number.isNaN(start)) {
    throw new TypeError(`clockStart is no ISO 8601 instant: ${clockStart}`);
  }
  const worlds = createWorlds({
    seed,
    population,
    testTokens: true,
    webPush: demoWebPush(),
    now: start === undefined ? Date.now : () => start,
  });
  const app = await buildApp({ worlds, control: true, cookieSecret: randomUUID() });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}
