import { readFile } from 'node:fs/promises';
import { parseSite } from '@coop/contracts/site';
import { expect, test } from 'vitest';
import { demoSite } from './site.ts';
import { startMock } from './testing/start-mock.ts';

test('[LAY-07] the example for a deployment names the same cooperative as the demo', async () => {
  const example = new URL('../../deploy/site.example.json', import.meta.url);
  const site = parseSite(JSON.parse(await readFile(example, 'utf8')));
  const { coopNameTH, coopNameEN, coop_address, phone, email, privacy_contact } = demoSite;
  const named = { coopNameTH, coopNameEN, coop_address, phone, email, privacy_contact };
  expect(site).toMatchObject(named);
});

test('[AUTH-01] in front of a backend with a bot check of its own, the portal is given its site key', async () => {
  const backend = { url: 'http://127.0.0.1:9', mode: 'proxy', timeoutMs: 1_000 } as const;
  const botCheck = { siteKey: 'of-the-backend' };
  await using server = await startMock({ backend, botCheck });
  const site = parseSite((await server.app.inject('/site.json')).json());
  expect(site.botCheck).toEqual(botCheck);
  await using plain = await startMock({ backend });
  const demo = parseSite((await plain.app.inject('/site.json')).json());
  expect(demo.botCheck).toEqual(demoSite.botCheck);
});
