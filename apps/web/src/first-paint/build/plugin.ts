import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '@coop/contracts/site';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { createFileCache } from './file-cache.ts';
import { prerenderedPage } from './page-file.ts';

const web = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the app once more, for Node, and runs it to prerender the first screens into the build. */
async function prerenderPages({ build: { outDir }, css, plugins }: ResolvedConfig): Promise<void> {
  const dist = resolve(web, outDir);
  const folder = mkdtempSync(join(web, '.prerender-'));
  try {
    await build({
      configFile: false,
      root: web,
      logLevel: 'warn',
      plugins: plugins.filter(({ name }) => name.startsWith('vite:react')),
      css: { modules: css.modules || {} },
      ssr: { noExternal: [/^@coop\//, /^lucide-react/] },
      build: {
        ssr: 'src/first-paint/prerender.tsx',
        outDir: folder,
        target: 'esnext',
        minify: false,
      },
    });
    const script = join(web, 'src/first-paint/build/prerender-pages.ts');
    const { status } = spawnSync(process.execPath, [script, join(folder, 'prerender.js'), dist], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('the first screens could not be written');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The site configuration as the requesting browser would get it. */
async function siteFor({ headers }: IncomingMessage, api: string): Promise<SiteConfig> {
  const answer = await fetch(`${api}/site.json`, { headers: { cookie: headers.cookie ?? '' } });
  if (!answer.ok) throw new Error(`site.json answered ${answer.status}`);
  return answer.json();
}

/**
 * Prerendered pages, which can be read before their scripts are loaded: the build writes them, and the web server, here
 * vite's preview, fills in the cooperative's own words.
 */
export function prerenderedPages(api: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerendered-pages',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      if (config.command === 'build') await prerenderPages(config);
    },
    configurePreviewServer(server) {
      const dist = resolve(web, config.build.outDir);
      const send = createFileCache(dist);
      server.middlewares.use('/assets', ({ originalUrl = '' }, reply, next) => {
        if (!send(new URL(originalUrl, 'http://localhost').pathname, reply)) next();
      });
      server.middlewares.use(async (request, reply, next) => {
        const page = await prerenderedPage(dist, request, () => siteFor(request, api));
        if (!page) return next();
        reply.setHeader('content-type', page.type);
        reply.setHeader('cache-control', 'no-cache');
        reply.end(page.text);
      });
    },
  };
}
