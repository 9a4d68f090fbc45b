// Serves the build as a web server in production would: files compressed once, hashed ones cacheable for ever, any
// other address answered with index.html, and the backend's paths passed on, their JSON compressed on the way.
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json']);
const BACKEND =
  /^\/(api|admin|mediafiles|apps|app|__control|__console|openapi\.json|site\.json)(\/|$)/;
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

/** Reads and compresses a file once; undefined when there is none. */
function createShelf(dist) {
  const shelf = new Map();
  return (path) => {
    if (!shelf.has(path)) {
      try {
        const bytes = readFileSync(join(dist, normalize(path)));
        const isPacked = PACKED.has(extname(path));
        shelf.set(path, { isPacked, bytes: isPacked ? gzipSync(bytes, { level: 9 }) : bytes });
      } catch {
        shelf.set(path, undefined);
      }
    }
    return shelf.get(path);
  };
}

/** Listens on a free port of this machine; resolves to the server. */
export function startGzipServer({ dist, apiPort }) {
  const take = createShelf(dist);
  const server = createServer((incoming, reply) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (BACKEND.test(pathname)) return passOn(incoming, reply, apiPort);
    const path = extname(pathname) && take(pathname) ? pathname : '/index.html';
    const { bytes, isPacked } = take(path);
    reply.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': bytes.length,
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    });
    reply.end(bytes);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
