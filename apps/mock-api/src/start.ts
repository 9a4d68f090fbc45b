import { isBuiltin } from 'node:module';
import { dayOf } from '@coop/cooperative/moments';
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
import { readPaperKeys } from './world/state/paper-keys.ts';
import { createWorlds, DEFAULT_WORLD } from './world/worlds.ts';

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
function aboutAccess(env: Environment): string {
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
  if (!isBuiltin('node:sqlite')) {
    // Node 20: without a file the worlds are in the process's own memory alone, which lasts as long as `:memory:`.
    if (path === ':memory:') return undefined;
    return refuseToStart([`DATA_FILE=${path} needs SQLite, which comes with Node 22.13 and later`]);
  }
  const { openFactFile } = await import('./world/state/store/fact-file.ts');
  const { refusalOf } = await import('./world/state/store/data-file.ts');
  try {
    return openFactFile(path);
  } catch (error) {
    return refuseToStart([refusalOf(path, error).message]);
  }
}

/** Reads the environment, listens, and stops cleanly when asked to. */
export async function start(source: NodeJS.ProcessEnv): Promise<void> {
  const env = readSettings(source);
  const backend = backendOf(env);
  const botCheck = botCheckOf(env);
  const file = await openStore(env.DATA_FILE);
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
    ...(env.CLOCK_START && { clockStart: env.CLOCK_START }),
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
  const afterwards = () => {
    for (const { world } of worlds.list()) world.save();
    file?.close();
  };
  stopOnSignals({ app, afterwards });
  try {
    const address = await app.listen({ host: env.HOST, port: env.API_PORT, backlog: BACKLOG });
    console.log(`mock-api ready at ${address}`);
    console.log(aboutAccess(env));
    // Only after the start, which must be quick.
    const start = env.CLOCK_START ?? Date.now();
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
