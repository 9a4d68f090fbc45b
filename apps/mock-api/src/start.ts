import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildApp } from './app.ts';
import {
  type Environment,
  isOpenToOthers,
  readEnvironment,
  refuseDemoSecrets,
  WrongEnvironment,
} from './environment/environment.ts';
import { backendOf, botCheckOf, webPushOf } from './environment/services.ts';
import { listVotersAhead } from './info/election.ts';
import { drawPapersAhead } from './info/topic.ts';
import { DEMO_APP } from './push/push-app.ts';
import { demoWebPush } from './push/web/start-web-push.ts';
import { stopOnSignals } from './stop.ts';
import type { BackendOptions } from './world/simulation/backend-modes.ts';
import { dayOf } from './world/state/clock.ts';
import { readPaperKeys } from './world/state/paper-keys.ts';
import type { WorldState } from './world/world.ts';
import { createWorlds, DEFAULT_WORLD, type Worlds } from './world/worlds.ts';

/**
 * Connections that may wait to be accepted; the kernel may allow fewer. With Node's default of 511, five hundred
 * browsers that connect at once, six times each, wait for TCP retries: up to a minute, and some in vain.
 */
const BACKLOG = 4_096;

/** Limit of worlds per stranger; with the control plane everybody with access is a tester. */
const NEW_WORLDS_AN_HOUR = 20;

function aboutBackend({ url, mode }: BackendOptions, control: boolean): string {
  const report = control
    ? 'where it breaks the contract is told at /__console/backend'
    : 'MOCK_CONTROL=1 would tell where it breaks the contract';
  return `calls can go on to ${url} (each world begins as ${mode}); ${report}`;
}

/** Summarizes access in one line. */
function aboutDoors(env: Environment): string {
  const who = isOpenToOthers(env) ? `whoever reaches ${env.HOST}` : 'this machine alone';
  const what = env.MOCK_CONTROL
    ? 'control plane, console and everything that they can do'
    : 'site, sign-in and /admin/login, without the control plane';
  return `open to ${who}: ${what}`;
}

function refuseToStart(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(`mock-api: ${sentence}`);
  process.exit(1);
}

function readSettings(source: NodeJS.ProcessEnv): Environment {
  try {
    const env = readEnvironment(source);
    refuseDemoSecrets(env);
    return env;
  } catch (error) {
    if (error instanceof WrongEnvironment) return refuseToStart(error.sentences);
    throw error;
  }
}

/** Returns why it cannot listen there, in a sentence. */
function listenProblem({ HOST, API_PORT }: Environment, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  if (code === 'EADDRINUSE') return `port ${API_PORT} is in use; set API_PORT to another one`;
  return `HOST=${HOST} API_PORT=${API_PORT}: nothing can listen there (${code})`;
}

/** Opens the file, or prints why it cannot be used and ends. */
async function openStore(path: string) {
  const { openFactFile } = await import('./world/state/fact-file.ts');
  const { refusalOf } = await import('./world/state/data-file.ts');
  try {
    return openFactFile(path);
  } catch (error) {
    return refuseToStart([refusalOf(path, error).message]);
  }
}

/** Writes every world into a file: facts, sessions, clock, faults. Only its owner may read it. */
function writeWorlds(worlds: Worlds, file: string): void {
  const states = worlds.list().map(({ name, world }) => [name, world.dump()] as const);
  writeFileSync(file, JSON.stringify(Object.fromEntries(states)), { mode: 0o600 });
}

/**
 * Restores the worlds of a file if there is one. Throws if another version of the mock wrote it and it does not fit.
 */
function readWorlds(worlds: Worlds, file: string): void {
  if (!existsSync(file)) return;
  const states: Record<string, WorldState> = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, state] of Object.entries(states)) worlds.get(name).restore(state);
}

/** Restores the worlds of the last run, or starts anew if the code cannot read them. */
function goOn(worlds: Worlds, stateFile: string): void {
  try {
    readWorlds(worlds, stateFile);
  } catch (error) {
    console.error(`mock-api: the worlds in STATE_FILE=${stateFile} begin anew (${error})`);
  }
}

/** Reads the environment, listens, and stops cleanly when asked to. */
export async function start(source: NodeJS.ProcessEnv): Promise<void> {
  const env = readSettings(source);
  const backend = backendOf(env);
  const botCheck = botCheckOf(env);
  const file = env.DATA_FILE ? await openStore(env.DATA_FILE) : undefined;
  // Demo keys only behind an open control plane: deployments have permanent keys.
  const webPush = webPushOf(env) ?? (env.MOCK_CONTROL ? demoWebPush() : undefined);
  const worlds = createWorlds({
    seed: env.SEED,
    population: env.POPULATION,
    now: Date.now,
    testTokens: env.MOCK_CONTROL,
    ...(!env.MOCK_CONTROL && { newWorldsAnHour: NEW_WORLDS_AN_HOUR }),
    pushSecret: env.PUSH_SECRET,
    paperKeys: readPaperKeys(env.VERIFY_KEY, env.VERIFY_OLD_KEYS),
    ...(webPush && { webPush }),
    passkeyOrigins: env.PASSKEY_ORIGINS,
    ...(env.CLOCK_START && { clockStart: Date.parse(env.CLOCK_START) }),
    ...(file && { store: file }),
    ...(backend && { backend }),
    announceCode: (subject, code) => console.log(`one-time code of ${subject}: ${code}`),
  });
  const app = await buildApp({
    worlds,
    control: env.MOCK_CONTROL,
    controlHosts: env.CONTROL_HOSTS,
    checkResponses: env.CHECK_RESPONSES,
    sessionCookie: env.SESSION_COOKIE,
    trustedProxies: env.TRUSTED_PROXIES,
    cookieSecret: env.COOKIE_SECRET,
    adminPassword: env.ADMIN_PASSWORD,
    ...(botCheck && { botCheck }),
    push: { app: { ...DEMO_APP, secret: env.PUSH_SECRET } },
    ...(file && { checkStore: file.check, snapshotStore: file.snapshots }),
    log: true,
  });
  const stateFile = env.STATE_FILE;
  if (stateFile) goOn(worlds, stateFile);
  const afterwards = () => {
    if (stateFile) writeWorlds(worlds, stateFile);
    file?.close();
  };
  stopOnSignals({ app, afterwards });
  try {
    const address = await app.listen({ host: env.HOST, port: env.API_PORT, backlog: BACKLOG });
    console.log(`mock-api ready at ${address}`);
    console.log(aboutDoors(env));
    // Only after the start, which must be quick.
    const start = env.CLOCK_START ? Date.parse(env.CLOCK_START) : Date.now();
    const prepare = async () => {
      await drawPapersAhead(dayOf(start));
      await listVotersAhead(worlds.get(DEFAULT_WORLD));
    };
    setTimeout(() => void prepare().catch(() => undefined), 200).unref();
    if (backend) console.log(aboutBackend(backend, env.MOCK_CONTROL));
  } catch (error) {
    refuseToStart([listenProblem(env, error)]);
  }
}
