import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { dropDisplayNames } from './build/drop-display-names.ts';
import { dropWhatTestsRead } from './build/drop-what-tests-read.ts';
import { fieldTitlesInPlace } from './build/field-titles.ts';
import { plainIcons } from './build/plain-icons.ts';
import { precompress } from './build/precompress.ts';
import { renderBundle } from './build/render-bundle.ts';
import { serviceWorker } from './service-worker/build.ts';

export default defineConfig({
  plugins: [
    react(),
    dropWhatTestsRead(),
    fieldTitlesInPlace(),
    dropDisplayNames(),
    plainIcons(),
    serviceWorker(),
    renderBundle(),
    precompress(),
  ],
  resolve: {
    alias: [
      {
        find: /^fflate$/,
        replacement: fileURLToPath(new URL('build/zip-in-place.ts', import.meta.url)),
      },
    ],
  },
  // Short class names: the long ones weigh half a kilobyte.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    outDir: 'dist/client',
    target: browserslistToEsbuild(),
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A font in a sheet would be loaded by everybody, and the policy does not let it in.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // The entry holds the name of every script and sheet: seven characters of hash and not eight, and a word only
        // for a library.
        chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }) =>
          `assets/${facadeModuleId?.includes('/node_modules/') ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: ({ names }: { names: string[] }) =>
          `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
      },
    },
  },
});
