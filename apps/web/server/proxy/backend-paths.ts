/** The backend's paths, as every deployment has them. */
const BACKEND_PATHS = ['/api/*', '/admin', '/admin/*', '/mediafiles/*'];

/** Where the backend's sockets are. */
export const SOCKET_PREFIX = '/app';

/**
 * Paths of the mock only. They are not passed on unless the deployment says so, lest a real backend be mistaken for a
 * mock, and are no pages either.
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

/** All paths that are passed on, each once. */
export const pathsToPassOn = (extra: readonly string[]): string[] => [
  ...new Set([...BACKEND_PATHS, ...extra]),
];

/** Paths of a mock that are not passed on. */
export const closedPaths = (extra: readonly string[]): string[] =>
  MOCK_PATHS.filter((path) => !extra.includes(path));
