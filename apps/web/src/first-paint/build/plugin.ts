import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

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

/** Prerendered pages, which can be read before their scripts are loaded: the web server fills the site's words in. */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      await prerenderPages(config);
    },
  };
}
