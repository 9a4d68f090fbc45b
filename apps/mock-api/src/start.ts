import { buildApp } from './app.ts';
import {
  backendOf,
  type Environment,
  isOpenToOthers,
  readEnvironment,
  refuseDemoSecrets,
} from './environment.ts';
import { DEMO_APP } from './push/push-app.ts';
import { stopOnSignals } from './stop.ts';
import type { BackendOptions } from './world/rig/backend-modes.ts';
import { createWorlds } from './world/worlds.ts';

/**
 * Connections that may wait to be accepted; the kernel may allow fewer. With Node's default of 511, five hundred
 * browsers that connect at once, six times each, wait for TCP retries: up to a minute, and some in vain.
 */
const BACKLOG = 4_096;

function aboutBackend({ url, mode }: BackendOptions, control: boolean): string {
  const report = control
    ? 'where it breaks the contract is told at /__console/backend'
    : 'MOCK_CONTROL=1 would tell where it breaks the contract';
  return `calls can go on to ${url} (each world begins as ${mode}); ${report}`;
}

/** What is open to whom, in one line. */
function aboutDoors(env: Environment): string {
  const who = isOpenToOthers(env) ? `whoever reaches ${env.HOST}` : 'this machine alone';
  const what = env.MOCK_CONTROL
    ? 'control plane, console and everything that they can do'
    : 'site, sign-in and /admin/login, without the control plane';
  return `open to ${who}: ${what}`;
}

/** The environment, with nothing wrong in it; ends the process with a sentence about what is wrong. */
function rightEnvironment(source: NodeJS.ProcessEnv) {
  try {
    const env = readEnvironment(source);
    refuseDemoSecrets(env);
    return { env, backend: backendOf(env) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`mock-api: ${error.message}`);
    process.exit(1);
  }
}

/** Reads the environment, listens, and stops cleanly when asked to. */
export async function start(source: NodeJS.ProcessEnv): Promise<void> {
  const { env, backend } = rightEnvironment(source);
  const file = env.DATA_FILE
    ? (await import('./world/state/fact-file.ts')).openFactFile(env.DATA_FILE)
    : undefined;
  const worlds = createWorlds({
    seed: env.SEED,
    population: env.POPULATION,
    now: Date.now,
    testTokens: env.MOCK_CONTROL,
    pushSecret: env.PUSH_SECRET,
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
    trustedProxies: env.TRUSTED_PROXIES,
    cookieSecret: env.COOKIE_SECRET,
    adminPassword: env.ADMIN_PASSWORD,
    push: { app: { ...DEMO_APP, secret: env.PUSH_SECRET } },
    ...(file && { checkStore: file.check }),
    log: true,
  });
  stopOnSignals({ app, afterwards: () => file?.close() });
  try {
    const address = await app.listen({ host: env.HOST, port: env.API_PORT, backlog: BACKLOG });
    console.log(`mock-api ready at ${address}`);
    console.log(aboutDoors(env));
    if (backend) console.log(aboutBackend(backend, env.MOCK_CONTROL));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`mock-api: port ${env.API_PORT} is in use; set API_PORT to another one`);
    process.exit(1);
  }
}
