import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../call/wire-error.ts';
import { worldOf } from '../call/world-of.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Backend } from './backend.ts';
import { BackendFailure } from './failure.ts';
import { ANSWERED_HEADER } from './marks.ts';
import { badGateway } from './proxy.ts';

/**
 * Proxies the files named in a backend's answers. They are no calls of the contract: they follow the world's standard
 * mode, are not recorded in the journal, and in the mode `proxy-or-mock` the mock serves what the backend does not
 * have.
 */
export function proxyFiles(scope: FastifyInstance, worlds: Worlds, backend: Backend): void {
  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { standard } = worldOf(request, worlds).backend.state();
    if (standard === 'mock') return;
    const { method, url, headers } = request;
    const answer = await backend.ask({ method, url, headers, body: undefined });
    const isFailure = answer instanceof BackendFailure;
    if (standard === 'proxy-or-mock' && (isFailure || answer.status >= 400)) return;
    if (isFailure) throw badGateway(answer);
    reply.status(answer.status).headers(answer.headers).header(ANSWERED_HEADER, 'backend');
    await reply.send(answer.bytes);
  });
  // A backend may keep its files anywhere below this path, so the hook proxies all of it.
  scope.get('/mediafiles/*', () => {
    throw notFound();
  });
}
