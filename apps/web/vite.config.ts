import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { GROUPS } from './build/chunks.ts';
import { plainIcons } from './build/plain-icons.ts';
import { precompress } from './build/precompress.ts';
import { renderBundle } from './build/render-bundle.ts';
import { serviceWorker } from './service-worker/build.ts';

export default defineConfig({
  plugins: [react(), plainIcons(), serviceWorker(), renderBundle(), precompress()],
  resolve: {
    alias: [
      {
        find: /^fflate$/,
        replacement: fileURLToPath(new URL('build/zip-in-place.ts', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: 'dist/client',
    target: browserslistToEsbuild(),
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A font in a sheet would be loaded by everybody, and the policy does not let it in.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
