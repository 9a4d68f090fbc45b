import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const web = resolve(import.meta.dirname, '..');

/** Builds the portal once more, for Node, with all that it imports. */
async function bundle({ css, plugins }: ResolvedConfig, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    plugins: plugins.filter(({ name }) => name.startsWith('vite:react')),
    css: { modules: css.modules || {} },
    publicDir: false,
    ssr: { noExternal: true },
    define: {
      'process.env.NODE_ENV': JSON.stringify(
        process.env.NODE_ENV === 'development' ? 'development' : 'production',
      ),
    },
    build: {
      ssr: 'src/first-paint/render.tsx',
      outDir,
      emptyOutDir: false,
      target: 'esnext',
      minify: false,
      // The browser may lazily load what the server needs at once.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
}

/**
 * After the files for browsers writes, beside them, what the web server reads and never serves: the portal for Node,
 * and a list of the files that each page needs.
 */
export function renderBundle(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'render-bundle',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      if (config.command !== 'build' || config.build.ssr) return;
      const client = resolve(web, config.build.outDir);
      const server = join(client, '../server');
      rmSync(server, { recursive: true, force: true });
      await bundle(config, server);
      renameSync(join(client, '.vite/manifest.json'), join(server, 'manifest.json'));
      rmSync(join(client, '.vite'), { recursive: true });
      // Pages are written by the server.
      rmSync(join(client, 'index.html'));
    },
  };
}
