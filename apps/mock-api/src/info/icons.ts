import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/wire-error.ts';
import { PACKAGE_FOLDER } from '../package-folder.ts';

const ICONS = new Map(
  ['community', 'chat', 'map'].map((name) => [
    `${name}.png`,
    new URL(`media/images/Utils/icon/${name}.png`, PACKAGE_FOLDER),
  ]),
);

/** Registers GET /mediafiles/images/Utils/icon/{file}, the pictures that the footer's feed names. */
export function registerIcons(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/mediafiles/images/Utils/icon/:file',
    async (request, reply) => {
      const url = ICONS.get(request.params.file);
      if (!url) throw notFound();
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .send(readFileSync(url));
    },
  );
}
