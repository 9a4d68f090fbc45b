import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { dropDisplayNames } from './build/drop-display-names.ts';
import { dropWhatNobodyCalls } from './build/drop-what-nobody-calls.ts';
import { dropWhatTestsRead } from './build/drop-what-tests-read.ts';
import { sendHeaders } from './headers/send-headers.ts';
import { serviceWorker } from './service-worker/build.ts';
import { prerenderedPages } from './src/first-paint/build/plugin.ts';
import { preloadFonts } from './src/first-paint/build/preload-fonts.ts';

const webPort = Number(process.env.WEB_PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 4000);
const host = process.env.HOST ?? '127.0.0.1';

/** The browser talks to one origin; these paths belong to the mock or the backend. */
const BACKEND_PATHS = [
  '/api',
  '/admin',
  '/mediafiles',
  '/apps',
  '/recaptcha',
  '/__control',
  '/__console',
  '/openapi.json',
  '/site.json',
  '/sitemap.xml',
  '/robots.txt',
];

function proxyTo(target: string): Record<string, ProxyOptions> {
  const http = Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target }]));
  return { ...http, '/app/': { target, ws: true } };
}

const server = {
  host,
  port: webPort,
  strictPort: true,
  proxy: proxyTo(`http://127.0.0.1:${apiPort}`),
};

export default defineConfig({
  plugins: [
    react(),
    preloadFonts(),
    dropWhatTestsRead(),
    dropWhatNobodyCalls(),
    dropDisplayNames(),
    // Before whatever answers, so that its headers are on every answer.
    sendHeaders(),
    serviceWorker(),
    prerenderedPages(`http://127.0.0.1:${apiPort}`),
  ],
  // A short name for each class: the long ones weigh half a kilobyte.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  server,
  preview: server,
  build: {
    target: 'es2022',
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
