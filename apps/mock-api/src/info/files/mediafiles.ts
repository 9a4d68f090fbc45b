import { today } from '@coop/cooperative/moments';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../call/wire-error.ts';
import { worldOf } from '../../call/world-of.ts';
import { portraitOf } from '../../portrait/portrait.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import { findAttachment } from './attachment.ts';
import { type Media, pictureOf, typePictureOf } from './pictures.ts';

/** Returns a stored photo if it is still the current one of its owner. */
function photoOf(world: World, file: string): Media | undefined {
  const media = world.overlay.latest('media', file);
  const avatar = media && world.overlay.latest('avatar', media.owner);
  if (avatar?.file !== file) return undefined;
  return { type: 'image/jpeg', bytes: Buffer.from(avatar.base64, 'base64') };
}

/** Uploaded files must not run anything when opened directly; object-src allows the browser's PDF viewer. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

function send(reply: FastifyReply, { type, bytes }: Media, isPrivate = false) {
  return reply
    .type(type)
    .header('cache-control', `${isPrivate ? 'private' : 'public'}, max-age=31536000, immutable`)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}

/**
 * Registers GET /mediafiles/…: members' photos, pictures and attachments. Names are looked up, never joined to a path.
 */
export function registerMediafiles(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { file: string } }>('/mediafiles/:file', async (request, reply) => {
    const { file } = request.params;
    const world = worldOf(request, worlds);
    const photo = photoOf(world, file);
    if (photo) return send(reply, photo, true);
    const picture = pictureOf(file);
    if (picture) return send(reply, picture);
    const portrait = await portraitOf(file);
    if (portrait) return send(reply, portrait);
    const attachment = findAttachment(file, today(world.clock));
    if (!attachment) throw notFound();
    const name = encodeURIComponent(attachment.name);
    reply.header('content-disposition', `inline; filename*=UTF-8''${name}`);
    return send(reply, { type: 'application/pdf', bytes: await attachment.bytes() });
  });

  app.get<{ Params: { file: string } }>(
    '/mediafiles/images/Utils/content_default/:file',
    async (request, reply) => {
      const picture = typePictureOf(request.params.file);
      if (!picture) throw notFound();
      return send(reply, picture);
    },
  );
}
