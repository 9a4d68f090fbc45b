import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { controlRouter } from '../control/router.ts';
import { createSnapshots } from '../control/snapshots.ts';
import type { Mode } from '../world/simulation/backend-modes.ts';
import { type Mock, startMock } from './start-mock.ts';

export const WORLD = 'default';

export function controlOf(mock: Mock) {
  return controlRouter.createCaller({ worlds: mock.worlds, snapshots: createSnapshots() });
}

export interface Pair extends AsyncDisposable {
  /** A mock that stands for the real backend: break it through its own control plane. */
  readonly real: Mock;
  /** The mock in front of it. */
  readonly front: Mock;
}

/** Two mocks, one in front of the other. */
export async function startPair(mode: Mode, timeoutMs = 20_000): Promise<Pair> {
  const real = await startMock({ control: true });
  const url = await real.app.listen({ host: '127.0.0.1', port: 0 });
  const front = await startMock({ control: true, backend: { url, mode, timeoutMs } });
  return {
    real,
    front,
    async [Symbol.asyncDispose]() {
      await front[Symbol.asyncDispose]();
      await real[Symbol.asyncDispose]();
    },
  };
}

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a backend that records its requests and answers as configured. */
export async function startPlainBackend(answer: (response: ServerResponse) => void) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await buffer(request) });
    answer(response);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  // A server that listens on a port has an address of this kind.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
