import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { onTestFinished } from 'vitest';
import * as portal from '../../src/first-paint/render.tsx';
import { readEnvironment } from '../environment.ts';
import { createBackendClient } from '../pages/backend-client.ts';
import { type PageBuild, withSanitiser } from '../pages/build.ts';
import { createRenderer } from '../pages/render-page.ts';
import { NAMES } from './portal.ts';

const START = '2026-11-20T09:00:00+07:00';
const now = () => Date.parse(START);

const ORIGIN = 'https://portal.example';

/** Pages that anybody can open. */
export const PAGES = ADDRESSES.filter(({ layout }) => layout === 'info').map(sampleAddress);

/** Starts the mock, each of whose answers waits for `late`. */
export async function openMock(late = async (): Promise<unknown> => undefined) {
  const worlds = createWorlds({ seed: 'demo', population: 12_000, now, testTokens: true });
  const mock = await buildApp({ worlds, checkResponses: true, cookieSecret: 'a-secret-for-tests' });
  mock.addHook('preHandler', async () => void (await late()));
  const backendUrl = await mock.listen({ host: '127.0.0.1', port: 0 });
  return {
    backendUrl,
    client: createBackendClient({ backendUrl, site: NAMES }),
    [Symbol.asyncDispose]: async () => mock.close(),
  };
}

/** The portal's own pages, of which no file was built. */
export async function ownPages(): Promise<PageBuild> {
  const render = await withSanitiser(portal);
  return { render, assetsOf: () => ({ first: '', scripts: '' }), manifest: '' };
}

/** Renders pages before a mock whose answers come late; with a client that asks it, too. */
export async function startRenderer(late: () => Promise<unknown>) {
  const mock = await openMock(late);
  onTestFinished(() => mock[Symbol.asyncDispose]());
  const { backendUrl: BACKEND_URL, client } = mock;
  const build = await ownPages();
  const settings = readEnvironment({ BACKEND_URL, PAGE_TIMEOUT_MS: '30000', CLOCK_START: START });
  const renderer = createRenderer(settings, {
    texts: async () => null,
    find: async () => Promise.reject(new Error('nobody searches')),
  });
  return {
    client,
    render: (url: string) =>
      renderer.render(build, { url, origin: ORIGIN, icons: '', site: NAMES }),
  };
}
