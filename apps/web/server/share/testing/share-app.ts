import { type Client, createClient } from '@coop/contracts/client';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import { parseSite } from '@coop/contracts/site';
import { buildApp } from '@coop/mock-api/app';
import type { World } from '@coop/mock-api/world/world';
import { createWorlds } from '@coop/mock-api/world/worlds';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendOnce } from '../../send-once.ts';
import { openMarks } from '../marks.ts';
import type { AbsoluteOptions } from '../options.ts';
import { share } from '../share.ts';

export const ORIGIN = 'https://portal.example';
/** Nine in the morning in Bangkok; records are as of 19 พ.ย. 2569. */
const NOW = Date.parse('2026-11-20T09:00:00+07:00');
const WORLD = 'mock_world=other';

/** A client with a CSRF token for every call, as a browser has after its first one. */
const clientOf = (baseUrl: string, cookie: string | undefined): Client =>
  createClient({
    baseUrl,
    fetch: (input, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', [`${CSRF_COOKIE}=t`, cookie].filter(Boolean).join('; '));
      return fetch(input, { ...init, headers });
    },
    token: () => undefined,
    csrf: { read: () => 't', primePath: endpoints.infoMenuShow.path },
  });

export interface ShareApp extends AsyncDisposable {
  readonly app: FastifyInstance;
  /** The world of visitors without a cookie. */
  readonly world: World;
  stopBackend(): Promise<void>;
}

/** Serves these routes on a server of their own, before the real mock. */
export async function openShareApp(options: Partial<AbsoluteOptions> = {}): Promise<ShareApp> {
  const worlds = createWorlds({ seed: 'demo', population: 12_000, now: () => NOW });
  const mock = await buildApp({ worlds, checkResponses: true, cookieSecret: 'a-secret-for-tests' });
  const backendUrl = await mock.listen({ host: '127.0.0.1', port: 0 });
  const app = Fastify();
  await sendOnce(app);
  await app.register(share, {
    clientFor: (cookie) => clientOf(backendUrl, cookie),
    site: { read: async () => parseSite(await (await fetch(`${backendUrl}/site.json`)).json()) },
    cookieOf: ({ headers }) => (headers.cookie?.includes(WORLD) ? WORLD : undefined),
    originOf: () => ORIGIN,
    marks: openMarks({ backendUrl }),
    backendUrl,
    ...options,
  });
  return {
    app,
    world: worlds.get('default'),
    stopBackend: () => mock.close(),
    async [Symbol.asyncDispose]() {
      await app.close();
      await mock.close();
    },
  };
}
