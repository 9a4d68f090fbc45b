import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { installErrors } from '../../http/errors.ts';
import { startMock } from '../../testing/start-mock.ts';
import { registerConsole } from './console.ts';

async function served(files: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'console-'));
  mkdirSync(join(directory, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const app = Fastify();
  installErrors(app);
  registerConsole(app, directory);
  await app.ready();
  return {
    agent: supertest(app.server),
    async [Symbol.asyncDispose]() {
      await app.close();
      rmSync(directory, { recursive: true });
    },
  };
}

const BUILT = {
  'index.html': '<!doctype html>the console',
  'assets/a.js': 'go()',
  'assets/a.css': 'b{}',
  'assets/f.woff2': 'f',
  'assets/notes.txt': 'no type for this',
};

test('the console is one page at every address under its own, with its files beside it', async () => {
  await using console = await served(BUILT);
  for (const path of [
    '/__console',
    '/__console/',
    '/__console/journal?world=a',
    '/__console/no/such/page',
  ]) {
    const page = await console.agent.get(path).expect(200, BUILT['index.html']);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  }
  const types = { 'a.js': /javascript/, 'a.css': /css/, 'f.woff2': /font\/woff2/ };
  for (const [name, type] of Object.entries(types)) {
    const file = await console.agent.get(`/__console/assets/${name}`).expect(200);
    expect(file.headers['content-type']).toMatch(type);
    expect(file.headers['cache-control']).toContain('immutable');
  }
});

test('there is no console where there is no control plane', async () => {
  await using mock = await startMock();
  for (const path of ['/__console', '/__console/', '/__console/assets/a.js']) {
    await supertest(mock.app.server).get(path).expect(404);
  }
});
