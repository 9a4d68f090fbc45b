import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A source of the portal. */
const source = (path: string) => new RegExp(`/apps/web/src/${path}$`);

/** Entries that must work offline: the frame of every page, the first views, the whole member area. */
const KEPT = [
  ...[
    'first-paint/main.tsx',
    'first-paint/start.tsx',
    'first-paint/polyfills.ts',
    'routes/layouts/info.tsx',
    'routes/layouts/member.tsx',
    'routes/layouts/welcome.tsx',
    'toasts/toasts.tsx',
    'frame/cookie-banner.tsx',
    'frame/no-site.tsx',
    'client/backend.ts',
    'settings/preferences-dialog.tsx',
    'page/messages/not-found-page.tsx',
    'page/messages/offline-page.tsx',
    'notifications/bell.tsx',
    'notifications/centre.tsx',
    'feed/offline/register.ts',
    'info/home/.*.tsx',
    // A paper is checked wherever it is, and its code is drawn whenever it is printed.
    'info/verify/route.tsx',
    'documents/papers/qr-code.tsx',
    'member/[\\w-]+/route.tsx',
    // What those load late, and a screen is not whole without.
    'member/kep/pay-page.tsx',
    'member/welfare/request-form.tsx',
    'documents/export/export-file.ts',
    'documents/export/save-csv.ts',
  ].map(source),
  /\/ui\/src\/tabs\/tabs\.tsx$/,
];
const KEPT_LETTERS = /noto-sans-thai-looped-first-(400|700)-normal-[^/]*\.woff2$/;

/** Chunks that make a PDF file: heavy, and so kept only where the portal is installed. */
const PDF = [source('documents/pdf/save-pdf.ts')];
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
      const isLetters = (name: string) => Number(PDF_LETTERS.test(name));
      // Letters come last: where they are kept, the code is.
      pdfFiles = chunksOf(bundle, PDF, PDF_LETTERS)
        .filter((name) => !files.includes(name))
        .sort((name, other) => isLetters(name) - isLetters(other));
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
