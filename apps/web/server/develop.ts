import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type * as Render from '../src/first-paint/render.tsx';
import { type PageBuild, withSanitiser } from './pages/build.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Serves the sources with hot reloading; returns a function that gives the newest code to render pages with. */
export async function develop(app: FastifyInstance): Promise<() => Promise<PageBuild>> {
  const vite = await createServer({
    root: WEB,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isSource = /^\/(@|src\/|node_modules\/)|\.\w+$/.test(path);
    if (!isSource || app.hasRoute({ method: 'GET', url: path })) return done();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    vite.middlewares(request.raw, reply.raw, done);
  });
  const read = (name: string) => readFile(`${WEB}${name}`, 'utf8');
  return async () => {
    const render = (await vite.ssrLoadModule('/src/first-paint/render.tsx')) as typeof Render;
    return {
      render: await withSanitiser(render),
      assetsOf: () => ({
        first: '<script src="/first-look.js"></script>',
        older: '<script src="/older-browser.js"></script>',
        scripts: '<script type="module" src="/src/first-paint/main.tsx"></script>',
      }),
      leaveControls: true,
      finish: (html, url) => vite.transformIndexHtml(url, html),
      manifest: await read('public/manifest.webmanifest'),
    };
  };
}
