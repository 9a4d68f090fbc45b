import { readTrustedProxies } from '@coop/contracts/trusted-proxies';
import { readClockStart } from '@coop/format/wall-time';
import * as z from 'zod/mini';
import { MODES } from '../world/simulation/backend-modes.ts';
import { DEMO_VERIFY_KEY, readPaperKeys } from '../world/state/paper-keys.ts';
import { backendAddress } from './backend-address.ts';
import { DEMO_SECRETS, SECRET_WORDS, secret } from './secrets.ts';

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
  CLOCK_START: z.optional(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        const instant = readClockStart(text);
        if (instant === undefined) context.issues.push({ code: 'custom', input: text });
        return instant ?? z.NEVER;
      }),
    ),
  ),
  /** SQLite file that keeps every world; memory if absent or empty. */
  DATA_FILE: z._default(z.string(), ':memory:'),
  /** Proxies whose X-Forwarded-For is trusted, as in the web server; none if absent or empty. */
  TRUSTED_PROXIES: z.pipe(
    z._default(z.string(), ''),
    z.transform((text, context) => {
      try {
        return readTrustedProxies(text);
      } catch {
        context.issues.push({ code: 'custom', input: text });
        return z.NEVER;
      }
    }),
  ),
  /** Host names, separated by spaces, that the control plane answers besides those of this machine. */
  CONTROL_HOSTS: z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => text.split(/\s+/).filter(Boolean)),
  ),
  /** Origins, separated by spaces, on which members may sign in with a passkey; pages of `localhost` if absent. */
  PASSKEY_ORIGINS: z.pipe(
    z._default(z.string().check(z.regex(/^\s*(https?:\/\/[^\s/]+\s*)*$/)), ''),
    z.transform((text) => text.split(/\s+/).filter(Boolean)),
  ),
  MOCK_CONTROL: flag,
  CHECK_RESPONSES: flag,
  /** Accepts the demo's secrets behind a HOST that is a container's own; only with the control plane. */
  ALLOW_DEMO: flag,
  /** Keeps the tokens of members and agencies in cookies that no script reads. */
  SESSION_COOKIE: flag,
  /** Signs published events, and authorizes listeners of private channels. */
  PUSH_SECRET: secret('PUSH_SECRET'),
  /** Password of `admin`, who views pages in a member's name. */
  ADMIN_PASSWORD: secret('ADMIN_PASSWORD'),
  COOKIE_SECRET: secret('COOKIE_SECRET'),
  /** Signs papers: an Ed25519 key, PKCS8 in PEM or base64. */
  VERIFY_KEY: secret('VERIFY_KEY'),
  /** Public keys, separated by commas, of earlier signatures on papers. */
  VERIFY_OLD_KEYS: z._default(z.string(), ''),
  /** Keys of Web Push in base64url, as `npx web-push generate-vapid-keys` prints them; both or neither. */
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  /** Contact for the push services. */
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(?:mailto:[^\s@]+@|https:\/\/)[^\s@]+$/))),
  /** Hosts of push services, separated by spaces; `.example.org` is every name below. The four great ones if absent. */
  PUSH_SERVICES: z.pipe(
    z._default(z.string().check(z.regex(/^[\w.\s-]*$/)), ''),
    z.transform((text) => text.split(/\s+/).filter(Boolean)),
  ),
  /** A real backend that calls can be proxied to; '' for none. */
  BACKEND_URL: z._default(z.string(), ''),
  /** Initial mode of each world: `mock` without a backend, `proxy-or-mock` with one by default. */
  BACKEND_MODE: z.optional(z.enum(['', ...MODES])),
  /** Site key of the backend's own bot check, for the portal; the mock's stand-in if empty. */
  BACKEND_SITE_KEY: z._default(z.string().check(z.regex(/^[\w.-]*$/)), ''),
  /** Its script; Google's if empty. */
  BACKEND_BOT_SCRIPT: z._default(z.string().check(z.regex(/^(?:https:\/\/[^\s"'<>]+)?$/)), ''),
  BACKEND_TIMEOUT_MS: z._default(
    z.coerce.number().check(z.int(), z.minimum(100), z.maximum(120_000)),
    10_000,
  ),
});
export type Environment = z.infer<typeof Environment>;

/** Valid values of each variable, in the operator's words. */
const ALLOWED: Readonly<Record<string, string>> = {
  API_PORT: 'a number from 0 to 65535',
  POPULATION: 'a number from 12 to 9999999',
  CLOCK_START: 'an instant of 2001 to 2099 such as 2026-11-20T09:00:00+07:00',
  MOCK_CONTROL: '0 or 1',
  CHECK_RESPONSES: '0 or 1',
  ALLOW_DEMO: '0 or 1',
  SESSION_COOKIE: '0 or 1',
  TRUSTED_PROXIES:
    'addresses or networks such as 127.0.0.1 or 10.0.0.0/8, or private_ranges, with spaces between them',
  PASSKEY_ORIGINS: 'origins such as https://portal.example, with spaces between them',
  COOKIE_SECRET: SECRET_WORDS,
  PUSH_SECRET: SECRET_WORDS,
  VAPID_PUBLIC_KEY: 'a key of 87 signs in base64url',
  VAPID_PRIVATE_KEY: 'a key of 43 signs in base64url',
  VAPID_SUBJECT: 'mailto:someone@coop.example or https://coop.example',
  PUSH_SERVICES: 'names of hosts, with spaces between them',
  ADMIN_PASSWORD: SECRET_WORDS,
  VERIFY_KEY: 'a private Ed25519 key (PKCS8, PEM or base64)',
  VERIFY_OLD_KEYS: 'public Ed25519 keys (SPKI, PEM or base64), with commas between them',
  BACKEND_URL: 'http(s)://host[:port][/path], without user, ? and #',
  BACKEND_MODE: `one of ${MODES.join(', ')}`,
  BACKEND_SITE_KEY: 'a site key of letters, digits and . _ -',
  BACKEND_BOT_SCRIPT: 'an https address',
  BACKEND_TIMEOUT_MS: 'a number from 100 to 120000',
};
/** Variables whose values must not be logged. */
const SECRET: ReadonlySet<string> = new Set([
  ...Object.keys(DEMO_SECRETS),
  'BACKEND_URL',
  'VAPID_PRIVATE_KEY',
]);

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** Thrown with every sentence about the environment's errors. */
export class WrongEnvironment extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('; '));
    this.sentences = sentences;
  }
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);

/** Returns whether others than this machine can reach the server. */
export const isOpenToOthers = ({ HOST }: Environment): boolean => !isLoopback(HOST);

/**
 * Throws and names the demo's secrets if they would protect something: without the control plane, which gives
 * everything away anyhow, or where others than this machine connect.
 */
export function refuseDemoSecrets(env: Environment): void {
  const names = Object.entries(DEMO_SECRETS)
    .filter(([name, demo]) => env[name as keyof typeof DEMO_SECRETS] === demo)
    .map(([name]) => name);
  if (names.length === 0) return;
  const set = `set ${names.join(', ')}: the demo's values are known to everybody`;
  if (!env.MOCK_CONTROL) throw new WrongEnvironment([`${set}, and MOCK_CONTROL is off`]);
  if (env.ALLOW_DEMO || !isOpenToOthers(env)) return;
  throw new WrongEnvironment([
    `${set}, and HOST=${env.HOST} is not this machine alone (ALLOW_DEMO=1 where nobody else gets there)`,
  ]);
}

/** Returns the variables with invalid keys of papers. */
function wrongKeys({ VERIFY_KEY, VERIFY_OLD_KEYS }: NodeJS.ProcessEnv): string[] {
  const isRight = (secret?: string, old?: string) => {
    try {
      readPaperKeys(secret || DEMO_VERIFY_KEY, old);
      return true;
    } catch {
      return false;
    }
  };
  return [
    ...(isRight(VERIFY_KEY) ? [] : ['VERIFY_KEY']),
    ...(isRight(undefined, VERIFY_OLD_KEYS) ? [] : ['VERIFY_OLD_KEYS']),
  ];
}

function sentence(name: string, value = ''): string {
  const not = SECRET.has(name) ? 'what it is' : value;
  return `${name} must be ${ALLOWED[name] ?? 'something else'}, not ${not}`;
}

/** Returns the names of invalid variables; empty ones count as absent, as a compose file passes them. */
function wrongNames(variables: NodeJS.ProcessEnv): string[] {
  const parsed = Environment.safeParse(variables);
  const names = parsed.error?.issues.map((issue) => issue.path.map(String).join('.')) ?? [];
  const isAddress = !variables.BACKEND_URL || backendAddress(variables.BACKEND_URL) !== undefined;
  return [...names, ...wrongKeys(variables), ...(isAddress ? [] : ['BACKEND_URL'])];
}

/** Returns the variables that need a backend when there is none. */
function withoutBackend(variables: NodeJS.ProcessEnv): string[] {
  const { BACKEND_URL, BACKEND_MODE: mode, BACKEND_SITE_KEY, BACKEND_BOT_SCRIPT } = variables;
  const has = { mode: mode && mode !== 'mock', key: BACKEND_SITE_KEY, script: BACKEND_BOT_SCRIPT };
  return [
    ...(has.mode && !BACKEND_URL ? [`BACKEND_MODE=${mode} needs a BACKEND_URL`] : []),
    ...(has.key && !BACKEND_URL ? ['BACKEND_SITE_KEY needs a BACKEND_URL'] : []),
    ...(has.script && !has.key ? ['BACKEND_BOT_SCRIPT needs a BACKEND_SITE_KEY'] : []),
  ];
}

/** Reads the environment once. Throws `WrongEnvironment` with all errors at once. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const sentences = [...new Set(wrongNames(variables))].map((name) =>
    sentence(name, variables[name]),
  );
  const missing = VAPID.filter((name) => !variables[name]);
  if (missing.length > 0 && missing.length < VAPID.length && sentences.length === 0) {
    sentences.push(`Web Push needs ${missing.join(' and ')} as well`);
  }
  if (sentences.length === 0) sentences.push(...withoutBackend(variables));
  if (sentences.length > 0) throw new WrongEnvironment(sentences);
  return Environment.parse(variables);
}
