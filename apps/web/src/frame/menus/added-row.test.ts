import { type Address, memberPage, publicPage } from '@coop/addresses/address';
import type { Client } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import { afterAll, expect, test, vi } from 'vitest';

// A new page is a row and nothing else: these are added before anything has read the table.
vi.resetModules();
// Other files of this worker have the table as it is.
afterAll(() => void vi.resetModules());
const { ADDRESSES } = await import('@coop/addresses/addresses');
(ADDRESSES as Address[]).push(
  memberPage('/member/newcomer', {
    titleTH: 'หน้าใหม่',
    parent: '/member/loan',
    menu: { icon: 'bell', group: 'loans' },
  }),
  memberPage('/member/aside', { titleTH: 'หน้าที่ไม่อยู่ในเมนู' }),
  publicPage('/newcomer', { inSitemap: true }),
  publicPage('/aside'),
);

test('a page is in the menu of its area where its row says so, and the way leads to it', async () => {
  const { menuOf } = await import('./menu.ts');
  const { activePath, crumbsOf, parentOf } = await import('./place.ts');
  const found = menuOf('member').map(({ path, label, group }) => [path, label, group]);
  expect(found).toContainEqual(['/member/newcomer', 'หน้าใหม่', 'loans']);
  expect(found.map(([path]) => path)).not.toContain('/member/aside');
  expect(menuOf('membergroup').map(({ path }) => path)).not.toContain('/member/newcomer');
  expect(crumbsOf('/member/newcomer').map(({ label }) => label)).toEqual([
    'ภาพรวม',
    'เงินกู้',
    'หน้าใหม่',
  ]);
  expect(parentOf('/member/newcomer')).toBe('/member/loan');
  expect(activePath('/member/newcomer')).toBe('/member/newcomer');
  expect(activePath('/member/aside')).toBeUndefined();
});

test('a page is in the sitemap where its row says so', async () => {
  const { findEntries } = await import('../../../server/share/sitemap/entries.ts');
  const answer = async (key: EndpointKey) => examples[key].response;
  const found = await findEntries(answer as unknown as Client, []);
  const paths = found.map(({ path }) => path);
  expect(paths).toContain('/newcomer');
  expect(paths).not.toContain('/aside');
  expect(paths.filter((path) => path.startsWith('/member/'))).toEqual([]);
});
