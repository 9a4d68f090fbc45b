import { parseArgs } from 'node:util';
import { endpointKeys } from '@coop/contracts/endpoints';
import { epochOf } from '@coop/format/wall-time';
import { type BotTokens, linesOf, readBotTokens } from './bot-tokens.ts';
import { WrongWords } from './cannot-run.ts';
import { readHar } from './har-file.ts';
import { readReplay } from './replay.ts';

const OPTIONS = {
  'base-url': { type: 'string' },
  'self-signed': { type: 'boolean', default: false },
  portal: { type: 'string' },
  world: { type: 'string' },
  member: { type: 'string' },
  password: { type: 'string' },
  'other-member': { type: 'string' },
  'other-password': { type: 'string' },
  'write-member': { type: 'string' },
  'write-password': { type: 'string' },
  agency: { type: 'string' },
  'agency-password': { type: 'string' },
  'admin-cookie': { type: 'string' },
  'bot-token': { type: 'string' },
  target: { type: 'string' },
  'allow-writes': { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  path: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  budget: { type: 'string', default: '120' },
  'max-wait': { type: 'string', default: '0' },
  timeout: { type: 'string', default: '15' },
  pause: { type: 'string', default: '5' },
  money: { type: 'string' },
  today: { type: 'string' },
  'max-ms': { type: 'string' },
  push: { type: 'string' },
  'member-channel': { type: 'string', default: 'private-coop-demo-' },
  replay: { type: 'string' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

/** Names of the options that take part in a run, without dashes. */
export const OPTION_NAMES: readonly string[] = Object.keys(OPTIONS);

function wholeOf(name: string, text: string, minimum: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= minimum) return value;
  throw new WrongWords(
    `--${name} must be a whole number of at least ${minimum}, not ${text || 'nothing'}`,
  );
}

function numberOf(name: string, text: string, minimum: number): number {
  const value = Number(text);
  if (Number.isFinite(value) && value >= minimum) return value;
  throw new WrongWords(`--${name} must be a number of at least ${minimum}, not ${text}`);
}

function urlOf(name: 'base-url' | 'portal', text: string | undefined): string {
  if (!text) throw new WrongWords(`--${name} is missing`);
  if (!/^https?:/.test(text) || !URL.canParse(text)) {
    throw new WrongWords(`--${name} must be an http address, not ${text}`);
  }
  if (/[?#]/.test(text)) {
    throw new WrongWords(`--${name} must be an address without ? and #, not ${text}`);
  }
  return text.replace(/\/+$/, '');
}

function pathsOf(pairs: readonly string[]): Record<string, string> {
  const split = pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair.replace(/^[^=]*=/, '')]);
  for (const [key = '', path = ''] of split) {
    if (!(endpointKeys as readonly string[]).includes(key) || !path.startsWith('/')) {
      throw new WrongWords(
        `--path must be KEY=/path with a key of the contract, not ${key}=${path}`,
      );
    }
  }
  return Object.fromEntries(split);
}

function targetOf(text: string | undefined): 'mock' | 'backend' | undefined {
  if (text === undefined || text === 'mock' || text === 'backend') return text;
  throw new WrongWords(`--target must be mock or backend, not ${text}`);
}

function pushOf(text: string | undefined): string | undefined {
  if (text === undefined || (/^wss?:/.test(text) && URL.canParse(text))) return text;
  throw new WrongWords(`--push must be an address like wss://push.example/app/key, not ${text}`);
}

function dayOf(text: string | undefined): string | undefined {
  if (text === undefined) return text;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && epochOf(text) !== null) return text;
  throw new WrongWords(`--today must be a day like 2026-11-20, not ${text}`);
}

/** Defaults: people of the demo. */
const DEMO = {
  member: '00001',
  password: 'demo1234',
  'other-member': '00003',
  agency: '80010001',
  'bot-token': 'always-pass',
} as const;

type FromEnvironment =
  | keyof typeof DEMO
  | 'other-password'
  | 'agency-password'
  | 'admin-cookie'
  | 'write-member'
  | 'write-password';

/** Reads `CONTRACT_OTHER_PASSWORD` for `--other-password`: others can see secrets on a command line. */
const inEnvironment = (name: FromEnvironment): string | undefined =>
  process.env[`CONTRACT_${name.toUpperCase().replaceAll('-', '_')}`];

/** Precedence: `--bot-token`, the list in the environment, the single word there. */
function botTokensOf(option: string | undefined): BotTokens {
  const list = process.env.CONTRACT_BOT_TOKENS;
  if (option === undefined && list) return readBotTokens(list, true);
  return readBotTokens(option ?? inEnvironment('bot-token') ?? DEMO['bot-token']);
}

/** Reads the members of `--money`: a list of numbers, or a file with a number and a password on each line. */
function readMoney(list = '', password: string) {
  const entries = list.startsWith('@') ? linesOf('--money', list.slice(1)) : list.split(',');
  return entries
    .map((entry) => entry.trim().split(/\s+/))
    .flatMap(([no = '', word = password]) => (no === '' ? [] : [{ no, password: word }]));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new WrongWords(error instanceof Error ? error.message : String(error));
  }
}

type Given = ReturnType<typeof parse>;

/** The people of a run: those of the demo where nobody else is named. */
function readPeople(options: Given) {
  const secret = (name: FromEnvironment) => options[name] ?? inEnvironment(name);
  const valueFor = (name: keyof typeof DEMO) => secret(name) ?? DEMO[name];
  const password = valueFor('password');
  const writeNo = secret('write-member');
  return {
    member: valueFor('member'),
    password,
    otherMember: valueFor('other-member'),
    otherPassword: secret('other-password') ?? password,
    /** Member whose password may be changed and changed back. */
    writeMember: writeNo
      ? { no: writeNo, password: secret('write-password') ?? password }
      : undefined,
    agency: valueFor('agency'),
    agencyPassword: secret('agency-password') ?? password,
    /** Session cookie of an administrator, as `name=value`. */
    adminCookie: secret('admin-cookie'),
    /** Further members whose money is walked through. */
    money: readMoney(options.money, password),
  };
}

/** Reads the arguments of the command line. Throws a message about the first wrong one. */
export function readOptions(args: readonly string[]) {
  const values = parse(args);
  const botTokens = botTokensOf(values['bot-token']);
  if (values['update-baseline'] && !values.baseline) {
    throw new WrongWords('--update-baseline needs --baseline FILE');
  }
  const har = values.replay === undefined ? undefined : readHar(values.replay);
  return {
    ...readPeople(values),
    baseUrl: har && !values['base-url'] ? har.file : urlOf('base-url', values['base-url']),
    /** Origin of the portal's pages, where it is not that of the backend. */
    portal:
      values.portal === undefined ? undefined : new URL(urlOf('portal', values.portal)).origin,
    /** A certificate that nobody known has signed is taken. */
    selfSigned: values['self-signed'],
    /** World of the mock; by default the run makes one and deletes it afterwards. */
    world: values.world,
    botTokens,
    /** First of the bot tokens; the probe replaces it where they are single-use. */
    botToken: botTokens.words[0] ?? '',
    allowWrites: values['allow-writes'],
    /** Kind of server at the address; detected by default. */
    target: targetOf(values.target),
    /** Patterns of endpoint keys, with stars. */
    only: values.only ?? [],
    /** Paths that differ in the deployment: key → path. */
    paths: pathsOf(values.path ?? []),
    seed: wholeOf('seed', values.seed, 0),
    /** Maximum of calls per endpoint. */
    budget: wholeOf('budget', values.budget, 1),
    /** Longest wait for one Retry-After. */
    maxWaitSeconds: numberOf('max-wait', values['max-wait'], 0),
    timeoutMs: numberOf('timeout', values.timeout, 0.1) * 1_000,
    /** Before what drifted on a backend is asked again. */
    pauseSeconds: numberOf('pause', values.pause, 0),
    /** Bangkok day that no answer may go past; not checked by default. */
    today: dayOf(values.today),
    /** Time within which 95 of 100 calls of an endpoint must be answered. */
    maxMs: values['max-ms'] === undefined ? undefined : numberOf('max-ms', values['max-ms'], 1),
    /** Drifted cases of an earlier run: only these are sent. */
    replay: har ? undefined : readReplay(values.replay),
    /** Recorded answers to judge in place of a backend. */
    har,
    /** Address of the push provider with its key, ws://…/app/key. */
    push: pushOf(values.push),
    /** Name of a member's own channel before the number, as site.json says it. */
    memberChannel: values['member-channel'],
    baseline: values.baseline,
    updateBaseline: values['update-baseline'],
    out: values.out,
  };
}

export type Options = Readonly<ReturnType<typeof readOptions>>;
