import { defineConfig } from 'rolldown';
import { olderNode } from '../../tools/pack/older-node.ts';
import { filesToDrawWith } from './build/files-to-draw-with.ts';

/**
 * Bundles the web server into one file and its late parts, for the image and for `npm run pack`; tests, `npm start` and
 * the bench run the source.
 */
export default defineConfig({
  input: {
    server: 'server/server.ts',
    'coop-portal': 'server/coop-portal.ts',
    'picture-worker': 'server/share/picture/worker.ts',
  },
  platform: 'node',
  // Vite is only where the sources are; the other cannot be bundled.
  external: ['vite', '@resvg/resvg-js'],
  plugins: [olderNode(), filesToDrawWith()],
  output: { dir: 'dist/server', format: 'es' },
});
