import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { inPackage } from '../../call/package-folder.ts';
import { notFound } from '../../call/wire-error.ts';

const ICONS = new Map(
  ['community', 'chat', 'map'].map((name) => [
    `${name}.png`,
    inPackage(`media/images/Utils/icon/${name}.png`),
  ]),
);

/** Registers GET /mediafiles/images/Utils/icon/{file}, the pictures named in the footer's feed. */
export function registerIcons(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/mediafiles/images/Utils/icon/:file',
    async (request, reply) => {
      const file = ICONS.get(request.params.file);
      if (!file) throw notFound();
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .send(readFileSync(file));
    },
  );
}
