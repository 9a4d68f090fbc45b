import { type Address, memberPage, publicPage } from '@coop/addresses/address';
import { afterAll, expect, test, vi } from 'vitest';

// A new page is a row and its sample: these are added before anything has read the tables.
vi.resetModules();
// Other files of this worker have the table as it is.
afterAll(() => void vi.resetModules());
const { ADDRESSES } = await import('@coop/addresses/addresses');
const { recordSamples } = await import('@coop/addresses/samples/member-records');
(ADDRESSES as Address[]).push(memberPage('/member/newcomer'), publicPage('/newcomer'));
Object.assign(recordSamples, { '/member/newcomer': {} });

test('a tester is offered every page of the member area to land on, and a new one by its row', async () => {
  const { LANDINGS } = await import('./persona-link.ts');
  expect(LANDINGS).toContain('/member/newcomer');
  expect(LANDINGS).not.toContain('/newcomer');
});
