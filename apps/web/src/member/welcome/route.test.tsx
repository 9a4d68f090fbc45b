import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asRelative } from '../../testing/as-relative.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Welcome } from './route.tsx';

const path = '/member/welcome';

test.each([
  ['a member who has accepted the terms', () => undefined],
  ['a relative', asRelative],
])('[AUTH-14] %s has nothing to accept or refuse', async (_, before) => {
  const { address } = await openScreen(Welcome, { member: '00001', at: path, before });
  await expect.poll(address).toBe('/member/status');
  expect(screen.queryByRole('button')).toBeNull();
});

test('[AUTH-14] who accepts the terms goes on', async () => {
  const { address, user } = await openScreen(Welcome, { member: '00008', at: path });
  await user.click(await screen.findByRole('button', { name: 'ยอมรับและเข้าใช้งาน' }));
  await expect.poll(address).toBe('/member/status');
});

test('[EAR-01] whom to ring stands at the foot, as on the other pages of members', async () => {
  await openScreen(Welcome, { member: '00008', at: path, site: { phone: '075-123-456' } });
  expect((await screen.findByText(/^สอบถามสหกรณ์/)).textContent).toBe('สอบถามสหกรณ์ โทร 075-123-456');
});
