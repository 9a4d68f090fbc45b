import type { FastifyInstance } from 'fastify';
import { buildWebServer } from './app.ts';
import { readEnvironment, type Settings, WrongEnvironment } from './environment.ts';
import { checkFolder } from './site/check-folder.ts';
import { checkFolders } from './site/check-folders.ts';
import { stopOnSignals } from './stop.ts';

/**
 * Connections that may wait to be accepted; the kernel may allow fewer. With Node's default of 511, some of a thousand
 * browsers that connect at once wait for TCP retries: up to a minute.
 */
const BACKLOG = 4_096;

function refuseToStart(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(`web: ${sentence}`);
  process.exit(1);
}

function readSettings(source: NodeJS.ProcessEnv): Settings {
  try {
    return readEnvironment(source);
  } catch (error) {
    if (error instanceof WrongEnvironment) return refuseToStart(error.sentences);
    throw error;
  }
}

/** Errors of the folder keep the server from starting; after a later change they are only warnings. */
function checkSite({ siteDir }: Settings): void {
  const { problems, remarks } = checkFolder(siteDir);
  for (const remark of remarks) console.warn(`web: ${remark} (not an error)`);
  if (problems.length > 0) refuseToStart(problems);
}

/** Says what is wrong with the folder of each cooperative, which keeps nobody else from starting; returns whether any is. */
function checkSites(source: NodeJS.ProcessEnv, dir: string): boolean {
  const { problems, remarks } = checkFolders(source, dir);
  for (const remark of remarks) console.warn(`web: ${remark} (not an error)`);
  for (const problem of problems) console.error(`web: ${problem}`);
  return problems.length > 0;
}

/** Traces what is built from now on, where a collector takes it; its libraries are loaded only then. */
async function trace(source: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!source.OTEL_EXPORTER_OTLP_ENDPOINT && !source.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) {
    return async () => undefined;
  }
  const { startTraces } = await import('./traces/start-traces.ts');
  return startTraces();
}

/** Builds the server of one cooperative, or of many. */
async function build(
  settings: Settings,
  source: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<FastifyInstance> {
  const { sitesDir } = settings;
  if (sitesDir !== undefined) {
    const { buildSitesServer } = await import('./sites/front.ts');
    return buildSitesServer({ ...settings, sitesDir }, { source });
  }
  const develop = args.includes('--dev') ? (await import('./develop.ts')).develop : undefined;
  return buildWebServer(settings, develop ? { develop } : {});
}

/** Returns why nothing can listen somewhere. */
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error);

/** Serves metrics where the deployment wants them; their libraries are loaded only then. */
async function measure(app: FastifyInstance, { host, metricsPort: port }: Settings): Promise<void> {
  if (port === undefined) return;
  const { startMetrics } = await import('./metrics/start-metrics.ts');
  await startMetrics(app, { host, port }).catch((error: unknown) =>
    refuseToStart([`METRICS_PORT=${port}: nothing can listen there (${codeOf(error)})`]),
  );
}

async function listen(app: FastifyInstance, { host, port, isProduction }: Settings): Promise<void> {
  try {
    const address = await app.listen({ host, port, backlog: BACKLOG });
    if (!isProduction) console.log(`web ready at ${address}`);
  } catch (error) {
    const code = codeOf(error);
    refuseToStart([
      code === 'EADDRINUSE'
        ? `port ${port} is in use; set PORT to another one`
        : `HOST=${host} PORT=${port}: nothing can listen there (${code})`,
    ]);
  }
}

/**
 * Checks the settings of the deployment, reports all errors, then listens until stopped. `--check` ends after the
 * checks, `--dev` serves the sources with vite.
 */
export async function start(source: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const settings = readSettings(source);
  const { sitesDir } = settings;
  if (sitesDir === undefined) checkSite(settings);
  const isWrong = sitesDir !== undefined && checkSites(source, sitesDir);
  if (args.includes('--check')) {
    if (isWrong) process.exit(1);
    return console.log('web: ok');
  }
  const endTraces = await trace(source);
  const app = await build(settings, source, args);
  app.addHook('onClose', endTraces);
  if (settings.isProduction && !sitesDir && settings.publicOrigin === undefined) {
    app.log.warn('PUBLIC_ORIGIN is not set: pages have no canonical address and no shared picture');
  }
  await measure(app, settings);
  stopOnSignals(app, settings.drainDelayMs);
  await listen(app, settings);
}
