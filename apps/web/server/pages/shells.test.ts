import { expect, test, vi } from 'vitest';
import { NAMES } from '../testing/portal.ts';
import type { PageBuild } from './build.ts';
import type { Page } from './render-page.ts';
import { keepShells } from './shells.ts';

const BUILD = { manifest: '' } as PageBuild;
const PAGE: Page = { status: 503, headers: {}, html: '<p>', inline: {}, isKept: true };

/** Shells of at most two paths, and what they are made with. */
function openShells() {
  const make = vi.fn(async () => PAGE);
  return { make, shellAt: keepShells(make, 2) };
}

test('[WEB-13] the shell of a path is made once, until the build, the cooperative or its icons change', async () => {
  const { make, shellAt } = openShells();
  expect((await shellAt('/board', BUILD, NAMES, 'a')).status).toBe(503);
  await shellAt('/board', BUILD, NAMES, 'a');
  expect(make.mock.calls).toEqual([[BUILD, { site: NAMES, url: '/board', icons: 'a' }]]);
  await shellAt('/board', BUILD, NAMES, 'b');
  await shellAt('/board', { ...BUILD }, NAMES, 'b');
  await shellAt('/board', BUILD, { ...NAMES }, 'b');
  expect(make).toHaveBeenCalledTimes(4);
});

test('[WEB-02] a shell that could not be made is made again for the next', async () => {
  const { make, shellAt } = openShells();
  make.mockRejectedValueOnce(new Error('no template'));
  const both = [shellAt('/board', BUILD, NAMES, 'a'), shellAt('/board', BUILD, NAMES, 'a')];
  const failed = await Promise.allSettled(both);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await shellAt('/board', BUILD, NAMES, 'a')).status).toBe(503);
  expect(make).toHaveBeenCalledTimes(2);
});

test('[WEB-02] a failure takes no shell from the cache that was made after it', async () => {
  const { make, shellAt } = openShells();
  const late = Promise.withResolvers<Page>();
  make.mockReturnValueOnce(late.promise);
  const first = shellAt('/board', BUILD, NAMES, 'a');
  const site = { ...NAMES };
  await shellAt('/board', BUILD, site, 'a');
  late.reject(new Error('no template'));
  await expect(first).rejects.toThrow('no template');
  await shellAt('/board', BUILD, site, 'a');
  expect(make).toHaveBeenCalledTimes(2);
});
