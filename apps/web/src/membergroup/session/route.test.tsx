import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Session } from './route.tsx';

const DESK = { kind: 'computer', system: 'Windows', browser: 'Edge' } as const;

/** The agency's sign-in on the computer of the representative before. */
function elsewhere({ sessions, clock }: World): void {
  const session = {
    kind: 'membergroup',
    subject: '80010001',
    remember: true,
    device: DESK,
  } as const;
  sessions.open(session, clock.now() - 7_200_000);
}

const open = (before?: (world: World) => void) =>
  openScreen(Session, {
    agency: '80010001',
    at: '/membergroup/session',
    ...(before && { before }),
  });

const end = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(
    await screen.findByRole('button', { name: 'ให้ออกจากระบบ คอมพิวเตอร์ Windows · Edge' }),
  );
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'ให้ออกจากระบบ' }));
};

test('[GRP-12] another device of the agency is signed out, and is gone from the list', async () => {
  const { user, toasts } = await open(elsewhere);
  await end(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('คอมพิวเตอร์ Windows · Edge')).toBeNull();
  expect(toasts.map((toast) => toast.text)).toEqual(['ออกจากระบบบนอุปกรณ์นั้นแล้ว']);
  expect(screen.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }).getAttribute('href')).toBe(
    '/membergroup/password',
  );
});

test('[GRP-01] a failure says error and message, and it can be tried again', async () => {
  const { user, toasts } = await open((world) => {
    elsewhere(world);
    const body = { error: 'ระบบขัดข้อง', message: 'ลองใหม่ภายหลัง' };
    world.faults.add({ endpoint: 'membergroupSessionEnd', status: 500, body, times: 1 });
  });
  await end(user);
  await waitFor(() =>
    expect(toasts.map((toast) => toast.text)).toEqual(['ระบบขัดข้อง', 'ลองใหม่ภายหลัง']),
  );
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'ให้ออกจากระบบ' }),
  );
  expect(await screen.findByText('ไม่ได้เข้าสู่ระบบไว้บนอุปกรณ์อื่น')).toBeDefined();
});
