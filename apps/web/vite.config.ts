import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { plainIcons } from './build/plain-icons.ts';
import { precompress } from './build/precompress.ts';
import { renderBundle } from './build/render-bundle.ts';
import { serviceWorker } from './service-worker/build.ts';

/**
 * The bundler splits by route; beside that, what every page or nearly every page loads is a file by package, so that a
 * page needs few of them and a new release leaves the libraries in the browser's cache.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/(react-router|@tanstack)\//, priority: 3 },
  { name: 'ui', test: /packages\/ui\/src\/(?!.*examples)/, minShareCount: 8, priority: 2 },
  {
    name: 'shared',
    test: /web\/src\/(?!info|member)|packages\/(format|finance)\//,
    minShareCount: 10,
    priority: 1,
  },
];

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
