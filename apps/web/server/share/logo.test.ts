import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '@coop/contracts/site';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openLogo } from './logo.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ffe0', 'hex');
const siteWith = (logo?: string): SiteConfig => ({
  coopNameTH: 'สหกรณ์',
  coopNameEN: 'Coop',
  ...(logo !== undefined && { logo }),
});

test('[WEB-01] a logo is read from the portal, the backend or another site, and only if it can be drawn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = join(folder, 'client');
  mkdirSync(client);
  writeFileSync(join(client, 'logo.png'), PNG);
  writeFileSync(join(client, 'logo.svg'), '<svg/>');
  writeFileSync(join(client, 'huge.png'), Buffer.concat([PNG, Buffer.alloc(1_000_000)]));
  writeFileSync(join(folder, 'secret.png'), PNG);
  const backend = Fastify();
  onTestFinished(() => backend.close());
  backend.get('/mediafiles/logo.jpg', (_request, reply) => reply.send(JPEG));
  const backendUrl = await backend.listen({ host: '127.0.0.1', port: 0 });
  const logoOf = openLogo({ client, backendUrl });

  expect(await logoOf(siteWith('/logo.png'))).toEqual(PNG);
  expect(await logoOf(siteWith('/mediafiles/logo.jpg'))).toEqual(JPEG);
  expect(await logoOf(siteWith(`${backendUrl}/mediafiles/logo.jpg`))).toEqual(JPEG);
  const nothing = [undefined, '/logo.svg', '/huge.png', '/../secret.png', '/none.png', 'http://['];
  for (const logo of nothing) expect(await logoOf(siteWith(logo)), logo).toBeUndefined();
});
