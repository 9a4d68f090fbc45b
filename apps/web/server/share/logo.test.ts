import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '@coop/contracts/site';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openLogo } from './logo.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const HUGE = Buffer.concat([PNG, Buffer.alloc(1_000_000)]);
const JPEG = Buffer.from('ffd8ffe0', 'hex');
const SVG = Buffer.from('<svg viewBox="0 0 1 1"/>');
const siteWith = (logo?: string): SiteConfig => ({
  coopNameTH: 'สหกรณ์',
  coopNameEN: 'Coop',
  ...(logo !== undefined && { logo }),
});

test('[WEB-01] a logo is read from the deployment, the backend or another site, and only if it can be drawn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const siteDir = join(folder, 'site');
  mkdirSync(siteDir);
  writeFileSync(join(siteDir, 'logo.png'), PNG);
  writeFileSync(join(siteDir, 'logo.svg'), SVG);
  writeFileSync(join(siteDir, 'site.png'), PNG);
  const backend = Fastify();
  onTestFinished(() => backend.close());
  backend.get('/mediafiles/logo.jpg', (_request, reply) => reply.send(JPEG));
  backend.get('/mediafiles/huge.png', (_request, reply) => reply.send(HUGE));
  backend.get('/mediafiles/page.png', (_request, reply) => reply.send('<html></html>'));
  const backendUrl = await backend.listen({ host: '127.0.0.1', port: 0 });
  const logoOf = openLogo({ siteDir, backendUrl });

  expect(await logoOf(siteWith('/logo.png'))).toEqual(PNG);
  const none = openLogo({ siteDir: undefined, backendUrl });
  expect(await none(siteWith('/logo.png'))).toBeUndefined();
  expect(await logoOf(siteWith('/logo.svg'))).toEqual(SVG);
  expect(await logoOf(siteWith('/mediafiles/logo.jpg'))).toEqual(JPEG);
  expect(await logoOf(siteWith(`${backendUrl}/mediafiles/logo.jpg`))).toEqual(JPEG);
  const nothing = [
    undefined,
    '/mediafiles/huge.png',
    '/mediafiles/page.png',
    '/site.png',
    '/none.png',
    'http://[',
  ];
  for (const logo of nothing) expect(await logoOf(siteWith(logo)), logo).toBeUndefined();
});
