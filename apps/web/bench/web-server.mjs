// Serves the build as the product's web server does (caddy/Caddyfile): files compressed once, as hard as can be, hashed
// ones cacheable for ever, prerendered pages filled in with the site's words, and the backend's paths passed on, their
// JSON compressed on the way.
import { createServer, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createFileCache } from '../src/first-paint/build/file-cache.ts';
import { prerenderedPage } from '../src/first-paint/build/page-file.ts';

const BACKEND =
  /^\/(api|admin|mediafiles|apps|app|recaptcha|__control|__console|openapi\.json|site\.json)(\/|$)/;
/** As nginx and others do by default; smaller answers gain nothing. */
const LEAST_BYTES = 1_024;

/** @param {import('node:http').IncomingMessage} incoming */
function passOn(incoming, reply, apiPort) {
  const { method, url, headers } = incoming;
  const onward = request(
    { host: '127.0.0.1', port: apiPort, method, path: url, headers },
    (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const packed = body.length >= LEAST_BYTES ? gzipSync(body, { level: 6 }) : body;
        const { 'content-length': _length, ...rest } = answer.headers;
        if (packed !== body) rest['content-encoding'] = 'gzip';
        reply.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': packed.length });
        reply.end(packed);
      });
    },
  );
  onward.on('error', () => reply.writeHead(502).end());
  incoming.pipe(onward);
}

/** Pages as they are sent, compressed; the site's configuration is read once, as from a file. */
function createPress(dist, apiPort) {
  const pages = new Map();
  const readSite = async () => (await fetch(`http://127.0.0.1:${apiPort}/site.json`)).json();
  return async (incoming) => {
    if (!pages.has(incoming.url)) {
      const page = await prerenderedPage(dist, incoming, readSite);
      pages.set(incoming.url, page && { ...page, packed: gzipSync(page.text, { level: 6 }) });
    }
    return pages.get(incoming.url);
  };
}

/** Listens on a free port of this machine; resolves to the server. */
export function startWebServer({ dist, apiPort }) {
  const send = createFileCache(dist);
  const press = createPress(dist, apiPort);
  const server = createServer(async (incoming, reply) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (BACKEND.test(pathname)) return passOn(incoming, reply, apiPort);
    const page = await press(incoming);
    if (page) {
      const { type, packed } = page;
      reply.writeHead(200, {
        'content-type': type,
        'content-encoding': 'gzip',
        'content-length': packed.length,
        'cache-control': 'no-cache',
      });
      return reply.end(packed);
    }
    if (!send(pathname, reply)) reply.writeHead(404).end();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
