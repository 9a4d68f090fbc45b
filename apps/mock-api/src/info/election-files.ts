import type { FastifyInstance } from 'fastify';
import { worldOf } from '../http/route.ts';
import { notFound } from '../http/wire-error.ts';
import type { Worlds } from '../world/world.ts';
import { electionFiles } from './election-papers.ts';

/** Registers GET /mediafiles/election/{file}. */
export function registerElectionFiles(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { file: string } }>('/mediafiles/election/:file', async (request, reply) => {
    const files = await electionFiles(worldOf(request, worlds));
    const found = files.find((one) => one.file === request.params.file);
    if (!found) throw notFound();
    return reply
      .type(found.type)
      .header('content-disposition', `attachment; filename="election-${found.file}"`)
      .header('x-content-type-options', 'nosniff')
      .send(found.content);
  });
}
