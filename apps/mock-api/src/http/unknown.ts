import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { distance } from 'fastest-levenshtein';
import type { FastifyInstance } from 'fastify';
import { worldOf } from '../call/world-of.ts';
import type { Worlds } from '../world/worlds.ts';
import { record } from './record.ts';

/** Returns the endpoint with the nearest method and path. */
function endpointMeant(method: string, path: string): string {
  const call = `${method} ${path}`;
  const scored = endpointKeys.map((key) => {
    const is = `${endpoints[key].method} ${endpoints[key].path}`;
    return { is, key, away: distance(call, is) };
  });
  const [best] = scored.toSorted((item, other) => item.away - other.away);
  return best ? `${best.key}: ${best.is}` : '';
}

/** Records calls of unknown endpoints below the backend's paths in the journal, with the nearest endpoint. */
export function recordUnknown(app: FastifyInstance, worlds: Worlds): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.is404 || !/^\/api\//.test(request.url)) return;
    request.world = worldOf(request, worlds);
    request.almost = endpointMeant(request.method, request.url.split('?')[0] ?? '');
    const { statusCode: status, elapsedTime: ms } = reply;
    record(request, reply, { endpoint: undefined, status, response: '', ms });
  });
}
