import { defineConfig } from 'rolldown';

/** The web server in one file and its late parts, for the image; tests, `npm start` and the bench run the source. */
export default defineConfig({
  input: { server: 'server/server.ts' },
  platform: 'node',
  // Only where the sources are.
  external: ['vite'],
  output: { dir: 'dist/server', format: 'es' },
});
