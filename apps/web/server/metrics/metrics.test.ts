import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { expect, onTestFinished, test } from 'vitest';
import { buildPortal, folderWith, freePort, NAMES } from '../testing/portal.ts';
import { startMetrics } from './start-metrics.ts';

const HOST = '127.0.0.1';

/** Starts a portal that is measured, before the mock. */
async function startMeasured() {
  const worlds = createWorlds({ seed: 'demo', population: 12, now: Date.now });
  const mock = await buildApp({ worlds, cookieSecret: 'a-secret-of-tests' });
  onTestFinished(() => mock.close());
  const backendUrl = await mock.listen({ host: HOST, port: 0 });
  const siteDir = folderWith({ 'site.json': JSON.stringify(NAMES) });
  const app = await buildPortal({ backendUrl, siteDir });
  const port = await freePort();
  await startMetrics(app, { host: HOST, port });
  const url = await app.listen({ host: HOST, port: 0 });
  const read = async () => (await fetch(`http://${HOST}:${port}/metrics`)).text();
  return { app, url, read };
}

const report = (fields: object) => ({
  method: 'POST' as const,
  url: '/client-reports',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify({ screen: '/member/share', ...fields }),
});
const SORRY = report({ kind: 'sorry', name: 'TypeError', frames: [] });
const WRONG = report({ kind: 'answer', endpoint: 'memberShareList', fields: ['share_begin'] });

const VITALS = report({ kind: 'vitals', values: { LCP: 1_234, CLS: 0.02 } });

/** Does everything once that is measured. */
async function useAll({ app, url }: Awaited<ReturnType<typeof startMeasured>>): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/demo?protocol=7&client=js`);
  await once(socket, 'message');
  onTestFinished(() => socket.close());
  await app.inject('/api/info/menu?q=secret');
  await app.inject('/api/calendar/secret.ics');
  for (let no = 0; no < 2; no += 1) await app.inject('/home');
  await app.inject(WRONG);
  await app.inject(VITALS);
  for (let no = 0; no < 19; no += 1) await app.inject(SORRY);
}

const monitoring = (name: string) =>
  readFileSync(new URL(`../../../deploy/monitoring/${name}`, import.meta.url), 'utf8');

test('[OPS-02] a running server has each metric that the rules and the dashboard ask for, with these labels', async () => {
  const portal = await startMeasured();
  await useAll(portal);
  const shown = await portal.read();
  const lines = shown.split('\n').filter((line) => !line.startsWith('#'));
  for (const file of ['rules.yaml', 'dashboard.json']) {
    const names = new Set(
      monitoring(file).match(/\b(?:portal|http)_\w+_(?:total|count|bucket)\b|\bportal_sockets\b/g),
    );
    expect(names.size, file).toBeGreaterThan(3);
    for (const name of names) {
      expect(
        lines.filter((line) => line.split(/[{ ]/, 1)[0] === name).length,
        name,
      ).toBeGreaterThan(0);
    }
  }
  const line = (start: string) => lines.find((other) => other.startsWith(start)) ?? '';
  expect(line('portal_wrong_answers_total')).toMatch(
    /endpoint="memberShareList",field="share_begin".* 1/,
  );
  expect(line('portal_browser_mistakes_total')).toMatch(
    /kind="sorry",screen="\/member\/share".* 18/,
  );
  expect(line('portal_web_vitals_sum')).toMatch(/name="LCP",screen="\/member\/share".* 1234/);
  expect(line('portal_layout_shift_sum')).toMatch(/name="CLS".* 0.02/);
  expect(line('portal_refusals_total')).toMatch(/limit="reports".* 1/);
  expect(line('portal_sockets')).toMatch(/ 1/);
  expect(shown).toMatch(/portal_pages_total\{from="cache".*\} 1/);
  expect(shown).toMatch(/portal_pages_total\{from="render".*\} 1/);
  expect(shown).not.toContain('secret');
});

test('[OPS-02] metrics are at a port of their own, and end with the server', async () => {
  const { app, url, read } = await startMeasured();
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=');
  expect(await read()).toContain('portal_sockets');
  app.server.closeAllConnections();
  await app.close();
  await expect(read()).rejects.toThrow();
});
