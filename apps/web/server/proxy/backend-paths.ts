import type { IncomingMessage } from 'node:http';

/** The backend's paths, as every deployment has them. */
export const BACKEND_PATHS: readonly string[] = ['/api/*', '/admin', '/admin/*', '/mediafiles/*'];

/** Address of the backend's sockets. */
export const SOCKET_PREFIX = '/app';

/** Tells whether a request begins a socket. Any other protocol that a client offers is not taken: the call is answered. */
export const beginsSocket = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  url?.startsWith(`${SOCKET_PREFIX}/`) === true;

/**
 * Paths of the mock only: no pages, and passed on only where the deployment says so, lest a backend pass for a mock.
 */
export const MOCK_PATHS = [
  '/apps/*',
  '/recaptcha/*',
  '/__control',
  '/__control/*',
  '/__console',
  '/__console/*',
  '/openapi.json',
];

/** Returns what a deployment passes on besides, each path once. */
export const furtherPaths = (extra: readonly string[]): string[] =>
  [...new Set(extra)].filter((path) => !BACKEND_PATHS.includes(path));

/** Returns the mock's paths that are not passed on. */
export const closedPaths = (extra: readonly string[]): string[] =>
  MOCK_PATHS.filter((path) => !extra.includes(path));
