import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MountedSite } from './mounted-site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
};

function readMounted(siteDir: string, name: string): string | undefined {
  try {
    return readFileSync(join(siteDir, name), 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns a hook that answers with the deployment's mounted file, if there is one for the address. */
export function mountedFirst(siteDir: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const [path = ''] = request.url.split('?', 1);
    const type = TYPES[path];
    const text = siteDir && type ? readMounted(siteDir, path) : undefined;
    if (text === undefined || type === undefined) return undefined;
    return await reply.header('Cache-Control', 'no-cache').type(type).send(text);
  };
}

/** Does the same for a legal text, which is sent as it was checked. */
export function mountedTextFirst(texts: (address: string) => string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const text = texts(request.url.split('?', 1)[0] ?? '');
    reply.header('Cache-Control', 'no-cache');
    if (text === undefined) return undefined;
    return await reply.type('application/json; charset=utf-8').compress(text);
  };
}

/** Does the same for /site.json, which is sent as it was checked, and not while it has never been valid. */
export function mountedSiteFirst(mounted: () => MountedSite) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { site, problems } = mounted();
    reply.header('Cache-Control', 'no-cache');
    if (site)
      return await reply.type('application/json; charset=utf-8').compress(JSON.stringify(site));
    if (problems.length === 0) return undefined;
    return await reply
      .status(503)
      .header('Retry-After', 30)
      .send({ error: problems.join('; ') });
  };
}
