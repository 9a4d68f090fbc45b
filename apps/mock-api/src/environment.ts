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

/** What each variable may be, as the operator reads it. */
const ALLOWED: Readonly<Record<string, string>> = {
  API_PORT: 'a number from 0 to 65535',
  POPULATION: 'a number from 12 to 9999999',
  CLOCK_START: 'an instant such as 2026-11-20T09:00:00+07:00',
  MOCK_CONTROL: '0 or 1',
  CHECK_RESPONSES: '0 or 1',
  COOKIE_SECRET: 'at least 8 characters',
  BACKEND_URL: 'http(s)://host[:port][/path], without user, ? and #',
  BACKEND_MODE: `one of ${MODES.join(', ')}`,
  BACKEND_TIMEOUT_MS: 'a number from 100 to 120000',
};
/** Variables whose value no log may show. */
const SECRET: ReadonlySet<string> = new Set(['COOKIE_SECRET', 'BACKEND_URL']);

/** Every sentence that says what is wrong with the environment. */
export class WrongEnvironment extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('; '));
    this.sentences = sentences;
  }
}

function sentence(name: string, value = ''): string {
  const not = SECRET.has(name) ? 'what it is' : value;
  return `${name} must be ${ALLOWED[name] ?? 'something else'}, not ${not}`;
}

/** Names of the variables that cannot be read; empty ones are taken for absent, as a compose file passes them. */
function wrongNames(said: NodeJS.ProcessEnv): string[] {
  const parsed = Environment.safeParse(said);
  const names = parsed.error?.issues.map((one) => one.path.map(String).join('.')) ?? [];
  const isInstant = !said.CLOCK_START || !Number.isNaN(Date.parse(said.CLOCK_START));
  const isAddress = !said.BACKEND_URL || addressOf(said.BACKEND_URL) !== undefined;
  return [...names, ...(isInstant ? [] : ['CLOCK_START']), ...(isAddress ? [] : ['BACKEND_URL'])];
}

/** Reads the environment once. Throws `WrongEnvironment` with all that is wrong with it at once. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const said = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const sentences = [...new Set(wrongNames(said))].map((name) => sentence(name, said[name]));
  const mode = said.BACKEND_MODE;
  if (mode && mode !== 'mock' && !said.BACKEND_URL && sentences.length === 0) {
    sentences.push(`BACKEND_MODE=${mode} needs a BACKEND_URL`);
  }
  if (sentences.length > 0) throw new WrongEnvironment(sentences);
  return Environment.parse(said);
}

function addressOf(text: string): string | undefined {
  const url = URL.parse(text);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain || !/^https?:$/.test(url.protocol)) return undefined;
  let path = url.pathname;
  while (path.endsWith('/')) path = path.slice(0, -1);
  return url.origin + path;
}

/** The real backend that the environment names, if any. */
export function backendOf(env: Environment): BackendOptions | undefined {
  const url = addressOf(env.BACKEND_URL);
  if (url === undefined) return undefined;
  return { url, mode: env.BACKEND_MODE || 'proxy-or-mock', timeoutMs: env.BACKEND_TIMEOUT_MS };
}
