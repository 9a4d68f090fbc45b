import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { resolveConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import type * as Render from '../src/first-paint/render.tsx';
import { renderBundle } from './render-bundle.ts';

/** Runs the plugin over a build of two files; returns its folder. */
async function bundle(ssr = false): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'client/.vite'), { recursive: true });
  for (const name of ['index.html', '.vite/manifest.json']) {
    writeFileSync(join(dist, 'client', name), '{}');
  }
  const config = await resolveConfig(
    { configFile: false, plugins: [react()], build: { outDir: join(dist, 'client'), ssr } },
    'build',
  );
  const plugin = renderBundle() as unknown as {
    configResolved(found: typeof config): void;
    writeBundle(): Promise<void>;
  };
  plugin.configResolved(config);
  await plugin.writeBundle();
  return dist;
}

test('the server finds the portal for Node and the list of files, and nobody a page of the build', async () => {
  const dist = await bundle();
  expect(existsSync(join(dist, 'server/manifest.json'))).toBe(true);
  expect(existsSync(join(dist, 'client/.vite'))).toBe(false);
  expect(existsSync(join(dist, 'client/index.html'))).toBe(false);
  const file = pathToFileURL(join(dist, 'server/render.js')).href;
  const { addressOf, renderPage } = (await import(file)) as typeof Render;
  expect(addressOf('/home')?.path).toBe('/home');
  const nothing = () => Promise.reject(new Error('nobody is asked'));
  const { body } = await renderPage({
    site: { coopNameTH: 'สหกรณ์ทดสอบ', coopNameEN: 'Test' },
    origin: '',
    url: '/nothing/here',
    now: 0,
    timeoutMs: 0,
    api: nothing,
    readText: nothing,
    find: nothing,
  });
  expect(body).toContain('สหกรณ์ทดสอบ');
});

test('the portal for Node is not built a second time after itself', async () => {
  const dist = await bundle(true);
  expect(existsSync(join(dist, 'server'))).toBe(false);
});
