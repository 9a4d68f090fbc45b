import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../testing/dialogs.ts';
import { openProduct } from '../testing/render-screen.tsx';

const FOUND = {
  notification_id: Date.parse('2026-11-20T10:00:00+07:00'),
  title: 'ตรวจพบเงินที่แจ้งโอนงวดพฤศจิกายน 2569 แล้ว',
  body: 'ใบรับเงิน รง. 6911/0001 จำนวน 1,000.00 บาท',
  url: '',
  page: '/membergroup/deduct_result?period=256911',
  created_at: '2026-11-20 10:00:00',
};

const bell = (name: string) => screen.findByRole('button', { name });

async function openBell() {
  let world: World | undefined;
  const opened = await openProduct({
    agency: '80010001',
    at: '/membergroup/password',
    before: (other) => {
      world = other;
    },
  });
  await bell('การแจ้งเตือน');
  await waitFor(() =>
    expect(localStorage.getItem('group-notifications-read:80010001')).not.toBeNull(),
  );
  world?.faults.add({ endpoint: 'membergroupNotificationList', body: { rows: [FOUND] } });
  return opened;
}

test('[GRP-05] an agency’s bell asks anew as it is opened, leads to the month, and has no settings of the device', async () => {
  const { user, address } = await openBell();
  await user.click(await bell('การแจ้งเตือน'));
  const list = within(await screen.findByRole('dialog', { name: 'การแจ้งเตือน' }));
  expect(await list.findByText('ใหม่')).toBeDefined();
  expect(list.getByText(/^ใบรับเงิน/).textContent).toContain('1,000.00\u00a0บาท');
  expect(list.queryByRole('region')).toBeNull();
  await user.click(list.getByRole('link', { name: /^ดูรายละเอียด ตรวจพบเงิน/ }));
  await waitFor(() => expect(address()).toBe(FOUND.page));
});

test('[GRP-05] an agency’s bell counts what is new when the page comes to the front', async () => {
  await openBell();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await bell('การแจ้งเตือน ใหม่ 1 รายการ')).toBeDefined();
});
