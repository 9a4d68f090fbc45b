import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const host = process.env.HOST ?? '127.0.0.1';
const target = `http://127.0.0.1:${process.env.API_PORT ?? 4000}`;

export default defineConfig({
  // The mock serves it there; the portal's origin passes this path on.
  base: '/__console/',
  plugins: [react()],
  server: { host, proxy: { '/__control': { target } } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The viewer of the API is a page of its own, which the console's does not load.
    rolldownOptions: { input: ['index.html', 'api.html'] },
    // The table of all calls with its schemas, and the viewer; testers load them once.
    chunkSizeWarningLimit: 2_000,
  },
});
