import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { worldOf } from '../../call/world-of.ts';
import type { Breach } from '../../world/simulation/breaches.ts';
import type { Worlds } from '../../world/worlds.ts';
import { only, WorldName } from '../strict/fields.ts';
import { misread } from '../strict/misread.ts';

const Query = only({ world: z.optional(WorldName) });

const isoOf = ({ seq, at }: Breach['first']) => ({ seq, at: new Date(at).toISOString() });

/** One line of JSON per breach, in the format of the contract runner's file. */
function ndjsonOf(breaches: readonly Breach[]): string {
  const lines = breaches.map(({ first, last, ...rest }) =>
    JSON.stringify({ event: 'breach', ...rest, first: isoOf(first), last: isoOf(last) }),
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** Registers GET /__control/breaches.ndjson for the world in header, cookie or `?world=`. */
export function registerBreachFile(app: FastifyInstance, worlds: Worlds): void {
  app.get('/__control/breaches.ndjson', async (request, reply) => {
    const named = Query.safeParse(request.query);
    if (!named.success) throw misread(named.error, request.query);
    const { world: name } = named.data;
    const world = name === undefined ? worldOf(request, worlds) : worlds.get(name);
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="breaches-${world.name}.ndjson"`)
      .send(ndjsonOf(world.breaches.list()));
  });
}
