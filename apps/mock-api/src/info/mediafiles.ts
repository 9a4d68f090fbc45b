import type { FastifyInstance } from 'fastify';
import { worldOf } from '../http/route.ts';
import { notFound } from '../http/wire-error.ts';
import type { World, Worlds } from '../world/world.ts';

/** The bytes of a stored photo that is still its owner's; undefined for anything else. */
function photoOf(world: World, file: string): Buffer | undefined {
  const media = world.overlay.latest('media', file);
  const avatar = media && world.overlay.latest('avatar', media.owner);
  return avatar?.file === file ? Buffer.from(avatar.base64, 'base64') : undefined;
}

/** Registers GET /mediafiles/{file}. Names are looked up, never joined to a path. */
export function registerMediafiles(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { file: string } }>('/mediafiles/:file', async (request, reply) => {
    const photo = photoOf(worldOf(request, worlds), request.params.file);
    if (!photo) throw notFound();
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(photo);
  });
}
