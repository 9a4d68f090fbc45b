import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Client, createClient } from '@coop/contracts/client';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import { inputs } from '@coop/contracts/examples/inputs';
import { expect, test } from 'vitest';
import { createBackendClient } from './pages/backend-client.ts';
import { closeGracefully } from './stop.ts';
import { openMock } from './testing/before-mock.ts';
import { demandsPage } from './testing/demands-page.ts';
import { NAMES, startBackend, startPortal } from './testing/portal.ts';

const DEMAND = { body: { ...inputs.infoDemandCreate.body, recaptcha: 'always-pass' } };

/** Starts two servers of the portal before one backend. */
async function startTwo(backendUrl: string) {
  const { build } = demandsPage();
  const options = { develop: async () => async () => build };
  const settings = { backendUrl, timeoutMs: 30_000 };
  const first = await startPortal(settings, options);
  const other = await startPortal(settings, options);
  const countAt = async ({ url }: { readonly url: string }) =>
    Number(/(\d+) demands/.exec(await (await fetch(`${url}/demand`)).text())?.[1]);
  return { one: first, other, countAt };
}

/** A member's client, whose calls go where the balancer sends them. */
function memberClient(urlNow: () => string, token: () => string | undefined): Client {
  return createClient({
    baseUrl: '',
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', `${CSRF_COOKIE}=t`);
      return fetch(urlNow() + path, { ...init, headers });
    },
    token,
    csrf: { read: () => 't', primePath: endpoints.infoMenuShow.path },
  });
}

test('[OPS-05] what is posted through one server is shown by the other within seconds', async () => {
  await using mock = await openMock();
  const { one, other, countAt } = await startTwo(mock.backendUrl);
  const before = await countAt(other);
  await createBackendClient({ backendUrl: one.url, site: NAMES })('infoDemandCreate', DEMAND);
  expect(await countAt(one)).toBe(before + 1);
  await expect.poll(() => countAt(other), { timeout: 30_000 }).toBe(before + 1);
});

test('[OPS-05] a sign-in and what it may post outlive the server that they went through', async () => {
  await using mock = await openMock();
  const { one, other, countAt } = await startTwo(mock.backendUrl);
  let url = one.url;
  let token: string | undefined;
  const call = memberClient(
    () => url,
    () => token,
  );
  ({ token } = await call('memberAuthLogin', inputs.memberAuthLogin));
  const posted = await countAt(one);
  await call('infoDemandCreate', DEMAND);
  await closeGracefully(one.app);
  url = other.url;
  expect((await call('memberShareList', {})).share_balance).toBe('480200.00');
  expect(await countAt(other)).toBe(posted + 1);
});

test('[OPS-05] a post and an upload that are on their way when a server stops arrive whole', async () => {
  const halves = Promise.withResolvers<void>();
  let begun = 0;
  const { url } = await startBackend(async (request, reply) => {
    let bytes = 0;
    for await (const part of request) {
      if (bytes === 0) {
        begun += 1;
        if (begun === 2) halves.resolve();
      }
      bytes += part.length;
    }
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ bytes }));
  });
  const { one } = await startTwo(url);
  const half = Buffer.alloc(600_000, 'a');
  const sent = ['application/json', 'multipart/form-data; boundary=x'].map((type) => {
    const headers = { 'content-type': type, 'content-length': 2 * half.length };
    const request = ask(`${one.url}/api/x`, { method: 'POST', headers });
    request.write(half);
    return { request, answer: once(request, 'response') as Promise<[IncomingMessage]> };
  });
  await halves.promise;
  const stopped = closeGracefully(one.app);
  for (const { request } of sent) request.end(half);
  for (const { answer } of sent) {
    const [response] = await answer;
    expect(await json(response)).toEqual({ bytes: 2 * half.length });
    expect(response.headers.connection).toBe('close');
  }
  await stopped;
});
