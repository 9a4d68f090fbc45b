import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildPortal, folderWith, NAMES } from '../testing/portal.ts';
import { ICONS } from './picture/icon.ts';

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#f00" d="M0 0h2v1H0z"/></svg>';
const BLUE = { brand: '#003399' };

async function portalWith(site: object, files: Readonly<Record<string, string>> = {}) {
  const folder = folderWith({ 'site.json': JSON.stringify({ ...NAMES, ...site }), ...files });
  return { folder, app: await buildPortal({ siteDir: folder }) };
}

/** Returns the colour of an icon, with its alpha, at parts of its width and height. */
async function colourAt(app: FastifyInstance, address: string, x: number, y: number) {
  const { rawPayload } = await app.inject(address);
  const image = sharp(rawPayload).ensureAlpha();
  const { width, height } = await image.metadata();
  const left = Math.floor(width * x);
  const top = Math.floor(height * y);
  const dot = image.extract({ left, top, width: 1, height: 1 });
  return [...(await dot.raw().toBuffer())];
}

const CLEAR = [0, 0, 0, 0];
const WHITE = [255, 255, 255, 255];

describe('[WEB-10] the icons of a cooperative', () => {
  test('are PNGs of their sizes; who keeps one asks whether it has changed', async () => {
    const { app } = await portalWith({});
    for (const [address, { size }] of Object.entries(ICONS)) {
      const { headers, rawPayload } = await app.inject(address);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=0',
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size, height: size });
    }
  });

  test('are the seal in its colour where there is no logo', async () => {
    const { app } = await portalWith({ colours: BLUE });
    const green = await portalWith({});
    expect(await colourAt(green.app, '/icons/icon-192.png', 0.5, 0.04)).toEqual([10, 74, 64, 255]);
    const [red = 0, , blue = 0] = await colourAt(app, '/icons/icon-192.png', 0.5, 0.04);
    expect(blue).toBeGreaterThan(red + 60);
    expect(await colourAt(app, '/icons/icon-192.png', 0, 0)).toEqual(CLEAR);
    expect(await colourAt(app, '/icons/maskable-512.png', 0, 0)).toEqual(
      await colourAt(app, '/icons/icon-192.png', 0.5, 0.04),
    );
    expect((await app.inject('/seal.svg')).body).toContain('<path d="M14 28 32 16l18 12"/>');
  });

  test('are its logo, whole, on white where a phone cuts them', async () => {
    const { app } = await portalWith({ logo: '/logo.svg' }, { 'logo.svg': RED });
    const red = [255, 0, 0, 255];
    expect(await colourAt(app, '/icons/icon-192.png', 0.02, 0.5)).toEqual(red);
    expect(await colourAt(app, '/icons/icon-192.png', 0.5, 0.2)).toEqual(CLEAR);
    for (const address of ['/icons/apple-touch-icon.png', '/icons/maskable-512.png']) {
      expect(await colourAt(app, address, 0, 0)).toEqual(WHITE);
      expect(await colourAt(app, address, 0.5, 0.5)).toEqual(red);
    }
    const seal = await app.inject('/seal.svg');
    expect(seal.headers['content-type']).toBe('image/svg+xml');
    expect(seal.body).toContain(Buffer.from(RED).toString('base64'));
  });

  test('change with the logo', async () => {
    const { app, folder } = await portalWith({ logo: '/logo.svg' }, { 'logo.svg': RED });
    const tag = async () => (await app.inject('/icons/icon-192.png')).headers.etag;
    const first = await tag();
    expect(await tag()).toBe(first);
    writeFileSync(join(folder, 'logo.svg'), RED.replace('#f00', '#00f'));
    expect(await colourAt(app, '/icons/icon-192.png', 0.5, 0.5)).toEqual([0, 0, 255, 255]);
    expect(await tag()).not.toBe(first);
  });

  test('have addresses that change with the logo and the colour, and may be kept for good there', async () => {
    /** Returns the addresses in page and manifest. */
    const addresses = async (app: FastifyInstance) => {
      const page = (await app.inject('/home')).body;
      const { icons } = (await app.inject('/manifest.webmanifest')).json();
      return [
        ...[...page.matchAll(/<link rel="[\w-]*icon" href="([^"]+)"/g)].map(
          ([, href = '']) => href,
        ),
        ...icons.map(({ src }: { src: string }) => src),
      ];
    };
    const { app, folder } = await portalWith({ logo: '/logo.svg' }, { 'logo.svg': RED });
    const first = await addresses(app);
    expect(first).toHaveLength(5);
    for (const address of first) {
      expect(address).toMatch(/^\/[\w/.-]+\?v=[0-9a-f]{8}$/);
      const { headers } = await app.inject(address);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const blue = await portalWith({ logo: '/logo.svg', colours: BLUE }, { 'logo.svg': RED });
    expect(await addresses(blue.app)).not.toEqual(first);
    writeFileSync(join(folder, 'logo.svg'), RED.replace('#f00', '#00f'));
    let now = performance.now();
    const ofCaches = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => ofCaches.mockRestore());
    await vi.waitFor(async () => {
      // A page, and what it was made from, are looked at again after a minute.
      now += 3_600_000;
      const changed = await addresses(app);
      expect(first.filter((address) => changed.includes(address))).toEqual([]);
    }, 30_000);
    // What a page of before asks for is the new one, but for as long as nobody knows.
    const { headers } = await app.inject(first[0] ?? '');
    expect(headers['cache-control']).toBe('public, max-age=0');
  });
});

test('[WEB-10] without a valid configuration icons, colours and manifest are 503 like the pages', async () => {
  const app = await buildPortal({ siteDir: folderWith({ 'site.json': '{}' }) });
  for (const address of ['/site.css', '/manifest.webmanifest', '/seal.svg', '/seal.png', '/home']) {
    const { statusCode, headers } = await app.inject(address);
    expect([address, statusCode, headers['retry-after']]).toEqual([address, 503, '30']);
    expect(headers['cache-control']).toMatch(/^no-(store|cache)$/);
  }
});
