import { buildApp } from './app.ts';
import { backendOf, type Environment, readEnvironment, WrongEnvironment } from './environment.ts';
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

/** Says every sentence and ends. */
function refuseToStart(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(`mock-api: ${sentence}`);
  process.exit(1);
}

function readSettings(source: NodeJS.ProcessEnv): Environment {
  try {
    return readEnvironment(source);
  } catch (error) {
    if (error instanceof WrongEnvironment) return refuseToStart(error.sentences);
    throw error;
  }
}

/** Why it cannot listen there, in a sentence. */
function whyDeaf({ HOST, API_PORT }: Environment, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  if (code === 'EADDRINUSE') return `port ${API_PORT} is in use; set API_PORT to another one`;
  return `HOST=${HOST} API_PORT=${API_PORT}: nothing can listen there (${code})`;
}

/** Opens the file, or says in a sentence why it cannot be used and ends. */
async function openStore(path: string) {
  const { openFactFile } = await import('./world/state/fact-file.ts');
  const { refusalOf } = await import('./world/state/data-file.ts');
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
  const file = env.DATA_FILE ? await openStore(env.DATA_FILE) : undefined;
  const worlds = createWorlds({
    seed: env.SEED,
    population: env.POPULATION,
    now: Date.now,
    testTokens: env.MOCK_CONTROL,
    ...(env.CLOCK_START && { clockStart: Date.parse(env.CLOCK_START) }),
    ...(file && { store: file }),
    ...(backend && { backend }),
    announceCode: (subject, code) => console.log(`one-time code of ${subject}: ${code}`),
  });
  const app = await buildApp({
    worlds,
    control: env.MOCK_CONTROL,
    checkResponses: env.CHECK_RESPONSES,
    cookieSecret: env.COOKIE_SECRET,
    log: true,
  });
  stopOnSignals({ app, afterwards: () => file?.close() });
  try {
    const address = await app.listen({ host: env.HOST, port: env.API_PORT, backlog: BACKLOG });
    console.log(`mock-api ready at ${address}`);
    if (backend) console.log(aboutBackend(backend, env.MOCK_CONTROL));
  } catch (error) {
    refuseToStart([whyDeaf(env, error)]);
  }
}
