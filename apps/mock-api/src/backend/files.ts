import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../call/wire-error.ts';
import { worldOf } from '../call/world-of.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Backend } from './backend.ts';
import { BackendFailure } from './failure.ts';
import { badGateway } from './hand-on.ts';
import { ANSWERED_HEADER } from './marks.ts';

/**
 * Hands files on whose names a backend's answers bring. They are no calls of the contract: they go by the standard of
 * their world, stand in no journal, and where there is a choice the mock is asked for what the backend does not have.
 */
export function handOnFiles(scope: FastifyInstance, worlds: Worlds, backend: Backend): void {
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
  // Where a backend keeps its files is its own affair: any path below is handed on.
  scope.get('/mediafiles/*', () => {
    throw notFound();
  });
}
