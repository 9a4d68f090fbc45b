import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberSession } from '../../session/session.ts';
import '../../testing/dialogs.ts';
import { listItems } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Session } from './route.tsx';

const PHONE = { kind: 'phone', system: 'Android', browser: 'Chrome' } as const;
const DESK = { kind: 'computer', system: 'Windows', browser: 'Edge' } as const;

/** The member's sign-ins on two other devices. */
function elsewhere({ sessions, clock }: World): void {
  const item = { kind: 'member', subject: '00001', addressArea: '203.0.113.xxx' } as const;
  sessions.open({ ...item, remember: false, device: PHONE }, clock.now() - 60_000);
  sessions.open({ ...item, remember: true, device: DESK }, clock.now() - 7_200_000);
}

const open = (before?: (world: World) => void) =>
  openScreen(Session, { member: '00001', at: '/member/session', ...(before && { before }) });

test('[AUTH-08] this device comes first, the others follow as they were used last', async () => {
  await open(elsewhere);
  await screen.findByText('อุปกรณ์นี้');
  const rows = listItems().map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('อุปกรณ์นี้');
  expect(rows[0]).not.toContain('ให้ออกจากระบบ');
  expect(rows[1]).toContain('โทรศัพท์ Android · Chrome');
  expect(rows[1]).toContain('ใช้งานล่าสุด 20\u00a0พ.ย.\u00a02569 08:59\u00a0น.');
  expect(rows[1]).toContain('203.0.113.xxx');
  expect(rows[2]).toContain('คอมพิวเตอร์ Windows · Edge');
  expect(rows[2]).toContain('เข้าสู่ระบบเมื่อ 20\u00a0พ.ย.\u00a02569 07:00\u00a0น.');
  expect(rows[2]).toContain('จำการเข้าสู่ระบบไว้ 30 วัน');
  const link = screen.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' });
  expect(link.getAttribute('href')).toBe('/member/password');
});

test('[AUTH-09] one of them is signed out after it was confirmed, and is gone from the list', async () => {
  const { user, toasts } = await open(elsewhere);
  await user.click(
    await screen.findByRole('button', { name: 'ให้ออกจากระบบ โทรศัพท์ Android · Chrome' }),
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('โทรศัพท์ Android · Chrome');
  await user.click(within(dialog).getByRole('button', { name: 'ให้ออกจากระบบ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listItems()).toHaveLength(2);
  expect(screen.queryByText('โทรศัพท์ Android · Chrome')).toBeNull();
  expect(toasts.map((toast) => toast.text)).toEqual(['ออกจากระบบบนอุปกรณ์นั้นแล้ว']);
});

test('[AUTH-09] all others are signed out at once, and this device goes on', async () => {
  const { user } = await open(elsewhere);
  await user.click(await screen.findByRole('button', { name: 'ออกจากระบบบนอุปกรณ์อื่นทั้งหมด' }));
  await user.click(await screen.findByRole('button', { name: 'ให้ออกจากระบบ' }));
  expect(await screen.findByText('ไม่ได้เข้าสู่ระบบไว้บนอุปกรณ์อื่น')).toBeDefined();
  expect(listItems()).toHaveLength(1);
});

test.each([404, 501])(
  'a backend without the call (%i) is told kindly, and no toast says otherwise',
  async (status) => {
    const { toasts } = await open(({ faults }) =>
      faults.add({ endpoint: 'memberSessionList', status }),
    );
    expect(await screen.findByText('ระบบของสหกรณ์ยังไม่แสดงรายการอุปกรณ์')).toBeDefined();
    expect(screen.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' })).toBeDefined();
    expect(toasts).toEqual([]);
  },
);

test('[AUTH-11] who looks on in the member’s name sees the list and can end nothing', async () => {
  await open((world) => {
    elsewhere(world);
    const session = memberSession.get();
    if (session) memberSession.set({ ...session, impersonated: true });
  });
  expect(await screen.findByText('โทรศัพท์ Android · Chrome')).toBeDefined();
  expect(screen.queryByRole('button', { name: /ออกจากระบบ/ })).toBeNull();
  expect(screen.queryByText('ไม่รู้จักอุปกรณ์ใดในรายการนี้?')).toBeNull();
});
