import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
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
    rolldownOptions: {
      output: {
        // Files are split by route. Beside that: the libraries of every page, what 65 files share, what the ways
        // in begin with, what eight share, and the client. The first that names a module takes it, with all that it
        // imports.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/(react-router|@tanstack)\// },
            { name: 'start', test: /web\/src\/first-paint\/start\.tsx$/ },
            { name: 'common', test: /web\/src|packages/, minShareCount: 65 },
            {
              name: 'public',
              test: /web\/src\/(routes\/layouts\/info|info\/(home|show)\/route)\.tsx$/,
            },
            { name: 'sign-in', test: /web\/src\/member\/logon\/route\.tsx$/ },
            { name: 'signed-in', test: /web\/src\/routes\/layouts\/member\.tsx$/ },
            { name: 'shared', test: /web\/src|packages/, minShareCount: 8 },
            { name: 'client', test: /web\/src\/client\/backend\.ts$/ },
          ],
        },
      },
    },
  },
});
