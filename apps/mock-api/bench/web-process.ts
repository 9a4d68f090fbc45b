import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  freePort,
  rssMiB,
  type ServerProcess,
  startServer,
  stop,
  untilAnswered,
} from './server-process.ts';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));
/** This machine's processes trust each other, and so tell visitors apart by X-Forwarded-For. */
const TRUSTED = '127.0.0.1';

/** The built web server in front of the mock; calls go through both. */
export interface Portal extends AsyncDisposable {
  readonly url: string;
  readonly mock: ServerProcess;
  rssMiB(): number;
}

export async function startPortal(): Promise<Portal> {
  const mock = await startServer({ TRUSTED_PROXIES: TRUSTED });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    WEB_PORT: String(port),
    BACKEND_URL: mock.url,
    EXTRA_PATHS: '/recaptcha/* /apps/*',
    TRUSTED_PROXIES: TRUSTED,
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, ['server/server.ts'], {
    cwd: WEB,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswered(`${url}/api/info/manu`, child);
  return {
    url,
    mock,
    rssMiB: () => rssMiB(child),
    async [Symbol.asyncDispose]() {
      await stop(child);
      await mock[Symbol.asyncDispose]();
    },
  };
}
