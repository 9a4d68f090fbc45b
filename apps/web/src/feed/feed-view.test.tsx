import type { World } from '@coop/mock-api/world/world';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as Share } from '../member/share/route.tsx';
import { openScreen } from '../testing/render-screen.tsx';
import { offlineMode } from './offline-mode.ts';
import { queryClient } from './query-client.ts';

afterEach(() => offlineMode.set('live'));

test('[ERR-01][MEM-26] records that cannot be refreshed stay, and say that they are old', async () => {
  let world: World | undefined;
  const { user, toasts } = await openScreen(Share, {
    member: '00001',
    at: '/member/share',
    before: (opened) => {
      world = opened;
    },
  });
  await screen.findByText('48,020 หุ้น หุ้นละ 10 บาท');
  world?.faults.add({ endpoint: 'memberShareList', status: 500, body: {} });
  await act(() => queryClient.invalidateQueries());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('ปรับปรุงข้อมูลไม่สำเร็จ ข้อมูลด้านล่างอ่านไว้เมื่อ 20 พ.ย. 2569 09:00 น.');
  expect(toasts).toMatchObject([{ title: 'Error', text: 'ไม่สามารถเชื่อมต่อได้' }]);
  expect(screen.getByText('48,020 หุ้น หุ้นละ 10 บาท')).toBeDefined();
  world?.faults.clear();
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('[MEM-26] without a connection, what the device has not kept says so', async () => {
  offlineMode.set('kept');
  await openScreen(Share, {
    member: '00001',
    at: '/member/share',
    before: ({ faults }) => faults.add({ endpoint: 'memberShareList', status: 500 }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'ส่วนนี้ไม่ได้เก็บไว้ในเครื่อง เมื่อมีอินเทอร์เน็ตแล้วจึงดูได้',
  );
});
