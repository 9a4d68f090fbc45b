import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

const webPort = Number(process.env.WEB_PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 4000);
const host = process.env.HOST ?? '127.0.0.1';

/** The browser talks to one origin; these paths belong to the mock or the backend. */
const BACKEND_PATHS = [
  '/api', '/admin', '/mediafiles', '/apps', '/__control', '/__console', '/openapi.json', '/site.json',
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
  plugins: [react()],
  server,
  preview: server,
  build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
});
