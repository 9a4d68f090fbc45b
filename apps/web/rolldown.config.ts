import { defineConfig } from 'rolldown';
import { filesToDrawWith } from './build/files-to-draw-with.ts';

/**
 * Bundles the web server into one file and its late parts, for the image; tests, `npm start` and the bench run the
 * source.
 */
export default defineConfig({
  input: { server: 'server/server.ts', 'picture-worker': 'server/share/picture/worker.ts' },
  platform: 'node',
  // Vite is only where the sources are; the other cannot be bundled.
  external: ['vite', '@resvg/resvg-js'],
  plugins: [filesToDrawWith()],
  output: { dir: 'dist/server', format: 'es' },
});
