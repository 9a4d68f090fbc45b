import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Entries that must work offline: the frame of every page, the first views, the whole member area. */
const KEPT = [
  /\/src\/(?:main|first-paint\/start|gates\/first-answers|feed\/live-feed)\.tsx?$/,
  /\/src\/(?:frame\/(?:public\/|member\/)?layout-(?:info|member|welcome)|toasts\/toasts|frame\/cookie-banner|client\/backend|feed\/feed|frame\/public\/public-feeds|settings\/preferences-dialog|page\/not-found-page|frame\/no-site)\.tsx?$/,
  /\/src\/notifications\/(bell|centre)\.tsx$/,
  /\/src\/offline\/register\.ts$/,
  /\/src\/info\/home\/.*\.tsx$/,
  // A paper is checked wherever it is, and its code is drawn whenever it is printed.
  /\/src\/info\/verify\/route\.tsx$/,
  /\/src\/parts\/papers\/qr-code\.tsx$/,
  /\/src\/member\/[\w-]+\/route\.tsx$/,
  // What those load late, and a screen is not whole without.
  /\/src\/member\/(?:kep\/pay-page|welfare\/request-form)\.tsx$/,
  /\/ui\/src\/tabs\/tabs\.tsx$/,
  /\/src\/parts\/statement\/save-csv\.ts$/,
];
const KEPT_LETTERS = /noto-sans-thai-looped-first-(400|700)-normal-[^/]*\.woff2$/;

/** The chunks that begin with one of those files, and all that they import at once, with their styles. */
export function filesToKeep(bundle: Bundle): string[] {
  const files = new Set(Object.keys(bundle).filter((name) => KEPT_LETTERS.test(name)));
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue;
    // The entry file of a merged chunk is among its modules.
    const modules = [chunk.facadeModuleId ?? '', ...chunk.moduleIds];
    if (modules.some((id) => KEPT.some((kept) => kept.test(id)))) add(name);
  }
  return [...files].map((name) => `/${name}`).sort();
}

/** Builds the service worker beside the app, with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  let files: string[] = [];
  let outDir = 'dist/client';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle(_options, bundle) {
      files = filesToKeep(bundle);
    },
    async closeBundle() {
      if (files.length === 0) return;
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
      await build({
        configFile: false,
        root: fileURLToPath(new URL('..', import.meta.url)),
        publicDir: false,
        logLevel: 'warn',
        define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: fileURLToPath(new URL('sw.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
