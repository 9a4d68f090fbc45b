import { expect, test } from 'vitest';
import { boundedText } from './bounded-answer.ts';
import { createBackendClient } from './pages/backend-client.ts';
import { openSite } from './site/site.ts';
import { NAMES, startBackend } from './testing/portal.ts';

/** A backend whose answers never end, and whether its connections were cut. */
async function endless() {
  let cut = 0;
  const backend = await startBackend((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const part = Buffer.alloc(256 * 1_024, ' ');
    const more = () => {
      while (!answer.destroyed && answer.write(part));
    };
    answer.on('drain', more);
    answer.on('close', () => {
      cut += 1;
    });
    more();
  });
  return { ...backend, cuts: () => cut };
}

test('an answer is read whole, letters of several bytes too', async () => {
  expect(await boundedText(new Response('สหกรณ์'))).toBe('สหกรณ์');
  expect(await boundedText(new Response(null))).toBe('');
  expect(await boundedText(new Response('12345'), 5)).toBe('12345');
  await expect(boundedText(new Response('123456'), 5)).rejects.toThrow('longer than 5 bytes');
});

test('a page that asks a backend without an end is told so, and the backend is cut off', async () => {
  const { url, cuts } = await endless();
  const client = createBackendClient({ backendUrl: url, site: NAMES });
  await expect(client('infoMenuShow', {})).rejects.toThrow();
  await expect.poll(cuts).toBe(1);
});

test('so is the reader of the site configuration', async () => {
  const { url, cuts } = await endless();
  const site = openSite({ backendUrl: url, mounted: () => ({ problems: [] }) as never });
  await expect(site.read()).rejects.toThrow('longer than');
  await expect.poll(cuts).toBe(1);
});
