import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Serves the sources as they are, with hot reloading; an address that is no file gets the page as vite makes it. */
export async function develop(app: FastifyInstance): Promise<void> {
  const vite = await createServer({
    root: WEB,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server }, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.get('/*', (request, reply) => {
    reply.hijack();
    const answer = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) answer.setHeader(name, value);
    }
    vite.middlewares(request.raw, answer, async (error?: unknown) => {
      if (error) request.log.error(error);
      const isPage = !error && (request.headers.accept ?? '').includes('text/html');
      answer.statusCode = isPage ? 200 : error ? 500 : 404;
      if (!isPage) return answer.end();
      const html = await readFile(`${WEB}index.html`, 'utf8');
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(await vite.transformIndexHtml(request.url, html));
    });
  });
}
