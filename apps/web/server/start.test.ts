import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'rolldown';
import { describe, expect, onTestFinished, test } from 'vitest';
import bundle from '../rolldown.config.ts';
import { BUILD, folderWith, freePort, NAMES, startBackend } from './testing/portal.ts';

const SERVER = join(import.meta.dirname, 'server.ts');

/** Starts the web server as a process, without this machine's environment. */
function run(env: Record<string, string>, args: readonly string[] = [], file = SERVER) {
  const child = spawn(process.execPath, [file, ...args], { env, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    output += part;
  });
  const ended = once(child, 'exit');
  /** Resolves when the server says that it listens; one that ends before says why. */
  const started = async () => {
    const [found] = await Promise.race([once(child.stdout, 'data'), ended]);
    if (!(found instanceof Uint8Array)) throw new Error(output);
  };
  return { child, started, ended, said: () => output };
}

const dist = () => folderWith({ 'client/plain.html': '<title>plain</title>' });

describe('[WEB-05] the web server', () => {
  test('does not start with a wrong environment, and says all of it', async () => {
    const { ended, said } = run({ NODE_ENV: 'production', PORT: '80', BACKEND_URL: 'x' });
    expect(await ended).toEqual([1, null]);
    expect(said().match(/^web: /gm)).toHaveLength(2);
  });

  test('does not start with a site configuration that is wrong, and says where', async () => {
    const SITE_DIR = folderWith({ 'site.json': '{"coopNameTH": "ก", "mournig": true}' });
    const { ended, said } = run({ NODE_ENV: 'production', BACKEND_URL: 'http://a', SITE_DIR });
    expect(await ended).toEqual([1, null]);
    expect(said()).toMatch(/^web: site configuration: coopNameEN: Invalid input/m);
    expect(said()).toContain('mournig: not a name that is known (not an error)');
  });

  test('--check ends after the checks', async () => {
    const { ended, said } = run({ NODE_ENV: 'production', BACKEND_URL: 'http://a' }, ['--check']);
    expect(await ended).toEqual([0, null]);
    expect(said()).toBe('web: ok\n');
  });

  test('in one bundle, with nothing of the sources beside it, sends pages', async () => {
    const folder = folderWith({ ...BUILD, 'client/first-calls.js': '' });
    const output = { ...bundle.output, dir: join(folder, 'server') };
    await build({ ...bundle, cwd: join(import.meta.dirname, '..'), logLevel: 'silent', output });
    const backend = await startBackend((_request, reply) => reply.end(JSON.stringify(NAMES)));
    const WEB_PORT = String(await freePort());
    const env = { BACKEND_URL: backend.url, WEB_PORT };
    const { started, said } = run(env, [], join(folder, 'server/server.js'));
    await started();
    for (const path of ['/home', '/member/share']) {
      const page = await fetch(`http://127.0.0.1:${WEB_PORT}${path}`);
      expect(page.status, said()).toBe(200);
      expect(await page.text()).toContain(NAMES.coopNameTH);
    }
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s answers what is in flight, then ends with 0',
    async (signal) => {
      let answer = () => {};
      const arrived = Promise.withResolvers<void>();
      const backend = await startBackend((request, reply) => {
        // The pages of the menu are asked for from the start.
        if (request.url !== '/api/x') return reply.end('{}');
        answer = () => reply.end('done');
        arrived.resolve();
      });
      const port = String(await freePort());
      const env = { BACKEND_URL: backend.url, PORT: port, WEB_DIST: dist() };
      const { child, started, ended } = run(env);
      await started();
      const call = fetch(`http://127.0.0.1:${port}/api/x`);
      await arrived.promise;
      child.kill(signal);
      // It accepts no new connections, and still waits for the answer.
      await expect
        .poll(() => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'closed'))
        .toBe('closed');
      answer();
      expect(await (await call).text()).toBe('done');
      expect(await ended).toEqual([0, null]);
    },
  );

  test('[OPS-01] with DRAIN_DELAY_MS goes on answering after SIGTERM until the balancer has seen it', async () => {
    const backend = await startBackend((_request, reply) => reply.end(JSON.stringify(NAMES)));
    const WEB_PORT = String(await freePort());
    const WEB_DIST = dist();
    const env = { BACKEND_URL: backend.url, WEB_PORT, WEB_DIST, DRAIN_DELAY_MS: '3000' };
    const { child, started, ended } = run(env);
    await started();
    const ask = (path: string) => fetch(`http://127.0.0.1:${WEB_PORT}${path}`);
    expect((await ask('/readyz')).status).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

  test('[OPS-02] sends traces to the collector that the environment names, the last of them at the end', async () => {
    const sent: string[] = [];
    const collector = await startBackend(async (request, reply) => {
      sent.push(`${request.url} ${await text(request)}`);
      reply.end('{}');
    });
    const backend = await startBackend((_request, reply) => reply.end('{}'));
    const WEB_PORT = String(await freePort());
    const { child, started, ended } = run({
      BACKEND_URL: backend.url,
      WEB_PORT,
      WEB_DIST: dist(),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
    });
    await started();
    await fetch(`http://127.0.0.1:${WEB_PORT}/api/x`);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(sent.join()).toMatch(/^\/v1\/traces .*"GET \/api\/\*"/);
    expect(sent.join()).toContain('"portal"');
  });
});
