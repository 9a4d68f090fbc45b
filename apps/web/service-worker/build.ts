import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Entries that must work offline: the frame of every page, the first views, the whole member area. */
const KEPT = [
  /\/src\/first-paint\/(?:main|start|polyfills)\.tsx?$/,
  /\/src\/(?:frame\/(?:public\/|member\/)?layout-(?:info|member|welcome)|toasts\/toasts|frame\/cookie-banner|client\/backend|settings\/preferences-dialog|page\/not-found-page|page\/offline-page|frame\/no-site)\.tsx?$/,
  /\/src\/notifications\/(bell|centre)\.tsx$/,
  /\/src\/feed\/offline\/register\.ts$/,
  /\/src\/info\/home\/.*\.tsx$/,
  // A paper is checked wherever it is, and its code is drawn whenever it is printed.
  /\/src\/info\/verify\/route\.tsx$/,
  /\/src\/documents\/papers\/qr-code\.tsx$/,
  /\/src\/member\/[\w-]+\/route\.tsx$/,
  // What those load late, and a screen is not whole without.
  /\/src\/member\/(?:kep\/pay-page|welfare\/request-form)\.tsx$/,
  /\/ui\/src\/tabs\/tabs\.tsx$/,
  /\/src\/documents\/export\/(?:export-file|save-csv)\.ts$/,
];
const KEPT_LETTERS = /noto-sans-thai-looped-first-(400|700)-normal-[^/]*\.woff2$/;

/** Chunks that make makes a PDF file: heavy, and so kept only where the portal is installed. */
const PDF = [/\/src\/documents\/pdf\/save-pdf\.ts$/];
const PDF_LETTERS = /NotoSansThaiLooped_[^/]*\.ttf$/;

/**
 * The chunks that begin with one of the files, and all that they import at once, with their styles; and the letters.
 * Throws where a file is no more where it is looked for: the portal would open without it, but not without a connection.
 */
function chunksOf(bundle: Bundle, entries: readonly RegExp[], letters: RegExp): string[] {
  const files = new Set(Object.keys(bundle).filter((name) => letters.test(name)));
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  const chunks = Object.entries(bundle).flatMap(([name, chunk]) =>
    // The entry file of a merged chunk is among its modules.
    chunk.type === 'chunk' ? [{ name, ids: [chunk.facadeModuleId ?? '', ...chunk.moduleIds] }] : [],
  );
  for (const entry of entries) {
    const found = chunks.filter(({ ids }) => ids.some((id) => entry.test(id)));
    if (found.length === 0) throw new Error(`service worker: no file is ${entry}`);
    for (const { name } of found) add(name);
  }
  return [...files].map((name) => `/${name}`).sort();
}

/** Files that are kept wherever there is a worker. */
const filesToKeep = (bundle: Bundle) => chunksOf(bundle, KEPT, KEPT_LETTERS);

/** Builds the service worker beside the app, with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  let files: string[] = [];
  let pdfFiles: string[] = [];
  let outDir = 'dist/client';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle(_options, bundle) {
      files = filesToKeep(bundle);
      pdfFiles = chunksOf(bundle, PDF, PDF_LETTERS).filter((name) => !files.includes(name));
    },
    async closeBundle() {
      if (files.length === 0) return;
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
      await build({
        configFile: false,
        root: fileURLToPath(new URL('..', import.meta.url)),
        publicDir: false,
        logLevel: 'warn',
        define: {
          FILES: JSON.stringify(files),
          PDF_FILES: JSON.stringify(pdfFiles),
          VERSION: JSON.stringify(version),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: browserslistToEsbuild(),
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
