import * as z from 'zod/mini';
import { type BackendOptions, MODES } from './world/rig/backend-modes.ts';

const port = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 4000);
const flag = z.pipe(
  z._default(z.enum(['0', '1']), '0'),
  z.transform((value) => value === '1'),
);

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: port,
  SEED: z._default(z.string().check(z.minLength(1)), 'demo'),
  POPULATION: z._default(
    z.coerce.number().check(z.int(), z.minimum(12), z.maximum(9_999_999)),
    12_000,
  ),
  /** ISO instant at which each world's clock starts; now if absent or empty, as a compose file leaves it. */
  CLOCK_START: z.optional(z.string()),
  /** SQLite file that keeps what changes; memory if absent. */
  DATA_FILE: z.optional(z.string()),
  MOCK_CONTROL: flag,
  CHECK_RESPONSES: flag,
  COOKIE_SECRET: z._default(z.string().check(z.minLength(8)), 'demo-cookie-secret'),
  /** A real backend that calls can be proxied to; '' is none. */
  BACKEND_URL: z._default(z.string(), ''),
  /** How each world begins: `mock` without a backend, `proxy-or-mock` with one. */
  BACKEND_MODE: z.optional(z.enum(['', ...MODES])),
  BACKEND_TIMEOUT_MS: z._default(
    z.coerce.number().check(z.int(), z.minimum(100), z.maximum(120_000)),
    10_000,
  ),
});
export type Environment = z.infer<typeof Environment>;

/** Reads the environment once. Throws an error whose message names every wrong variable. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const parsed = Environment.safeParse(source);
  if (!parsed.success) {
    const names = parsed.error.issues.map((one) => one.path.map(String).join('.'));
    throw new TypeError(`environment: wrong value of ${[...new Set(names)].join(', ')}`);
  }
  const start = parsed.data.CLOCK_START;
  if (start && Number.isNaN(Date.parse(start))) {
    throw new TypeError('environment: wrong value of CLOCK_START');
  }
  return parsed.data;
}

/** The real backend that the environment names, if any. Throws when its address cannot be used. */
export function backendOf(env: Environment): BackendOptions | undefined {
  const { BACKEND_URL, BACKEND_MODE, BACKEND_TIMEOUT_MS: timeoutMs } = env;
  if (BACKEND_URL === '') {
    if (!BACKEND_MODE || BACKEND_MODE === 'mock') return undefined;
    throw new TypeError(`environment: BACKEND_MODE=${BACKEND_MODE} needs a BACKEND_URL`);
  }
  const url = URL.parse(BACKEND_URL);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(
      'environment: wrong value of BACKEND_URL: it is http(s)://host[:port][/path], without user, ? and #',
    );
  }
  let path = url.pathname;
  while (path.endsWith('/')) path = path.slice(0, -1);
  return { url: url.origin + path, mode: BACKEND_MODE || 'proxy-or-mock', timeoutMs };
}
