import { readFile } from 'node:fs/promises';
import { parseSite } from '@coop/contracts/site';
import { expect, test } from 'vitest';
import { demoSite } from './site.ts';

test('[LAY-07] the example for a deployment names the same cooperative as the demo', async () => {
  const example = new URL('../../deploy/site.example.json', import.meta.url);
  const site = parseSite(JSON.parse(await readFile(example, 'utf8')));
  const { coopNameTH, coopNameEN, coop_address, phone, email, privacy_contact } = demoSite;
  const named = { coopNameTH, coopNameEN, coop_address, phone, email, privacy_contact };
  expect(site).toMatchObject(named);
});
