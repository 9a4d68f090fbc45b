import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFile } from './page-file.ts';

let dist = '';
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const path of ['', 'home', 'list', 'member/logon', 'member/loan_statement']) {
    mkdirSync(join(dist, path), { recursive: true });
    writeFileSync(join(dist, path, 'index.html'), '');
  }
});
afterAll(() => rmSync(dist, { recursive: true }));

function fileFor(url: string, method = 'GET'): string | undefined {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
  return pageFile(dist, request)?.slice(dist.length + 1);
}

test.each([
  ['/', 'home/index.html'],
  ['/manifest.webmanifest', 'manifest.webmanifest'],
  ['/home', 'home/index.html'],
  ['/home?x=1', 'home/index.html'],
  ['/member/logon?returnTo=%2Fmember%2Fkep', 'member/logon/index.html'],
  ['/list/scholarship', 'list/index.html'],
  ['/member/loan_statement/%E0%B8%AA%E0%B8%A1.2569%2F49069', 'member/loan_statement/index.html'],
  ['/no-such-page', 'index.html'],
  ['/../../etc/passwd', 'index.html'],
  ['/%2e%2e/%2e%2e/etc/passwd', 'index.html'],
])('%s is the page %s', (url, file) => {
  expect(fileFor(url)).toBe(file);
});

test.each([
  '/api/info/manu',
  '/app/demo',
  '/apps/1/events',
  '/assets/base-1.js',
  '/seal.svg',
  '/__console/x',
])('%s is no page', (url) => {
  expect(fileFor(url)).toBeUndefined();
});

test('a page is read, not posted to', () => {
  expect(fileFor('/home', 'HEAD')).toBe('home/index.html');
  expect(fileFor('/home', 'POST')).toBeUndefined();
});
