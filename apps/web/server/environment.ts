import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTrustedProxies } from '@coop/contracts/trusted-proxies';
import { readClockStart } from '@coop/format/wall-time';
import * as z from 'zod/mini';
import { sourcesBy } from './headers/security-headers.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** A text variable with a fallback where it is absent or empty; errors of `read` are shown to the operator. */
function variable<T>(read: (text: string) => T, fallback = '') {
  return z.pipe(
    z._default(z.string(), ''),
    z.transform((text, context) => {
      try {
        return read(text.trim() || fallback);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        context.issues.push({ code: 'custom', message, input: text });
        return z.NEVER;
      }
    }),
  );
}

/** Requires scheme, host and port and nothing else; `parts` describes them. */
function origin(name: string, text: string, parts: string): string {
  if (!/^https?:\/\/./.test(text)) {
    throw new Error(`${name} must begin with http:// or https://, not ${text}`);
  }
  if (!/^https?:\/\/[\w.:-]+$/.test(text) || !URL.canParse(text)) {
    throw new Error(`${name} must be ${parts}, and nothing after them, not ${text}`);
  }
  return text;
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1_024 && port <= 65_535) return port;
  throw new Error(`${name} must be a number from 1024 to 65535, not ${text}`);
}

function readBackend(text: string): string {
  if (text) return origin('BACKEND_URL', text.replace(/\/$/, ''), 'scheme, host and port');
  throw new Error(
    'BACKEND_URL is missing; it is the address of the backend: https://backend.coop.example',
  );
}

function readPath(path: string): string {
  if (!/^\/./.test(path)) {
    throw new Error(
      `EXTRA_PATHS must be paths with spaces between them, each beginning with a slash, not ${path}`,
    );
  }
  if (/^[\w\-./~%]+\*?$/.test(path)) return path;
  throw new Error(`EXTRA_PATHS may have a star at the end of a path and nowhere else, not ${path}`);
}

function readSiteDir(folder: string): string | undefined {
  if (!folder) return undefined;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`SITE_DIR must be a folder, and there is none at ${folder}`);
  }
  const file = join(folder, 'site.json');
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    throw new Error(
      `${file} is a folder: the file that was to be mounted there is not where it was looked for`,
    );
  }
  try {
    if (found) accessSync(file, constants.R_OK);
  } catch {
    throw new Error(`${file} cannot be read by user ${process.getuid?.()}; chmod a+r`);
  }
  return folder;
}

/** Requires a folder of folders, one for each host name. */
function readSitesDir(folder: string): string | undefined {
  if (!folder) return undefined;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new Error(`SITES_DIR must be a folder, and there is none at ${folder}`);
}

function readMilliseconds(name: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Error(`${name} must be milliseconds from 0 to 99999, not ${text}`);
}

/** Returns a clock that begins at an instant; the machine's own without one. */
function readClock(text: string): () => number {
  if (!text) return Date.now;
  const start = readClockStart(text);
  if (start === undefined) {
    throw new Error(
      `CLOCK_START must be an instant of 2001 to 2099 such as 2026-11-20T09:00:00+07:00, not ${text}`,
    );
  }
  const ahead = start - Date.now();
  return () => Date.now() + ahead;
}

function readLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${text}`);
}

/** The sources have the build beside them in `dist`; the bundle itself lies in `dist/server`. */
const DIST = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../dist' : '..', import.meta.url),
);

/** Variables by name. In development the backend is the mock beside it, and only errors are logged. */
function schemaOf(isProduction: boolean, apiPort: string, isForMany: boolean) {
  return z.object({
    HOST: variable((text) => text, isProduction ? '0.0.0.0' : '127.0.0.1'),
    PORT: variable((text) => readPort('PORT', text), '3000'),
    WEB_PORT: variable((text) => (text ? readPort('WEB_PORT', text) : undefined)),
    METRICS_PORT: variable((text) => (text ? readPort('METRICS_PORT', text) : undefined)),
    // With many cooperatives each may have one of its own.
    BACKEND_URL: variable(
      (text) => (text || !isForMany ? readBackend(text) : ''),
      isProduction ? '' : `http://127.0.0.1:${apiPort}`,
    ),
    PUBLIC_ORIGIN: variable((text) =>
      text ? origin('PUBLIC_ORIGIN', text, 'scheme and host') : undefined,
    ),
    TRUSTED_PROXIES: variable(readTrustedProxies),
    SITE_DIR: variable(isForMany ? () => undefined : readSiteDir),
    SITES_DIR: variable(readSitesDir),
    EXTRA_PATHS: variable((text) => wordsOf(text).map(readPath)),
    WEB_DIST: variable((text) => text, DIST),
    WORLD_COOKIE: variable((text) => text || undefined),
    PAGE_TIMEOUT_MS: variable((text) => readMilliseconds('PAGE_TIMEOUT_MS', text), '5000'),
    DRAIN_DELAY_MS: variable((text) => readMilliseconds('DRAIN_DELAY_MS', text), '0'),
    CLOCK_START: variable(readClock),
    LOG_LEVEL: variable(readLevel, isProduction ? 'info' : 'warn'),
  });
}

/** Contains every sentence about what is wrong with the environment. */
export class WrongEnvironment extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('; '));
    this.sentences = sentences;
  }
}

/** Reads the settings of a deployment, once at the start. Throws `WrongEnvironment` with all errors at once. */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const isProduction = source.NODE_ENV === 'production';
  const isForMany = Boolean(source.SITES_DIR);
  const parsed = schemaOf(isProduction, source.API_PORT || '4000', isForMany).safeParse(source);
  if (!parsed.success) {
    throw new WrongEnvironment(parsed.error.issues.map(({ message }) => message));
  }
  const { PUBLIC_ORIGIN, SITE_DIR, SITES_DIR, WORLD_COOKIE, METRICS_PORT, ...rest } = parsed.data;
  const port = rest.WEB_PORT ?? rest.PORT;
  if (port === METRICS_PORT) {
    throw new WrongEnvironment([`METRICS_PORT must not be ${port}, where visitors come in`]);
  }
  if (isForMany && PUBLIC_ORIGIN) {
    throw new WrongEnvironment(['PUBLIC_ORIGIN belongs into the portal.env of each cooperative']);
  }
  return {
    host: rest.HOST,
    port,
    /** Scheme, host and port of the backend, without a trailing slash. */
    backendUrl: rest.BACKEND_URL,
    /** Addresses and ranges whose X-Forwarded-* is believed. */
    trustedProxies: rest.TRUSTED_PROXIES,
    /** Further paths that are passed on to the backend; a trailing star includes everything below. */
    extraPaths: rest.EXTRA_PATHS as readonly string[],
    /** Folder of the build: `client` is served, `server` is not. */
    dist: rest.WEB_DIST,
    /** Foreign sources that the policy allows. */
    outside: sourcesBy((name) => source[name]),
    /** Maximum time in milliseconds that a page waits for the backend; after it the browser asks itself. */
    timeoutMs: rest.PAGE_TIMEOUT_MS,
    /** Time in milliseconds for which a server that is asked to stop goes on answering. */
    drainDelayMs: rest.DRAIN_DELAY_MS,
    /** The time in milliseconds; a test sets where it begins. */
    now: rest.CLOCK_START,
    logLevel: rest.LOG_LEVEL,
    isProduction,
    /** Port at which Prometheus reads metrics; without one nothing is measured. */
    ...(METRICS_PORT && { metricsPort: METRICS_PORT }),
    /** The portal's own address, for search engines and shared links. */
    ...(PUBLIC_ORIGIN && { publicOrigin: PUBLIC_ORIGIN }),
    /** Folder with site.json and other files of the deployment. */
    ...(SITE_DIR && { siteDir: SITE_DIR }),
    /** Folder with one such folder for each host name, in place of a single one. */
    ...(SITES_DIR && { sitesDir: SITES_DIR }),
    /** Name of a cookie that selects other content: the mock's worlds. None in production. */
    ...(WORLD_COOKIE && { worldCookie: WORLD_COOKIE }),
  };
}

export type Settings = Readonly<ReturnType<typeof readEnvironment>>;
