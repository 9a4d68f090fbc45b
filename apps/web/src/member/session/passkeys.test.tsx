import { examples } from '@coop/contracts/examples/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { memberSession } from '../../session/session.ts';
import { openScreen, type ScreenOptions } from '../../testing/render-screen.tsx';
import { Component as Session } from './route.tsx';

const open = (options: Partial<ScreenOptions> = {}) =>
  openScreen(Session, {
    member: '00001',
    at: '/member/session',
    site: { passkey: true },
    ...options,
  });
const [recorded] = examples.memberPasskeyList.response.rows;
const passkey = { ...recorded, added_at: '2026-10-05 14:30:00', last_used_at: '' };
const body = { rows: [{ ...passkey, name: 'โทรศัพท์' }] };
const listed: ScreenOptions['before'] = ({ faults }) =>
  faults.add({ endpoint: 'memberPasskeyList', status: 200, body });

test('[ABI-10] where the device cannot use passkeys the card says so, and what is left if one is lost', async () => {
  await open();
  expect(await screen.findByText('ยังไม่มีพาสคีย์')).toBeDefined();
  expect(screen.getByText('เครื่องหรือที่อยู่เว็บนี้เพิ่มพาสคีย์ไม่ได้ เข้าสู่ระบบด้วยรหัสผ่านได้ตามเดิม')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'เพิ่มพาสคีย์ของเครื่องนี้' })).toBeNull();
  expect(screen.getByText(/หากเครื่องหาย ให้ลบพาสคีย์ของเครื่องนั้น/)).toBeDefined();
});

test('[ABI-10] a passkey has its name, its day and its last use, and is removed after a question', async () => {
  const { user, toasts } = await open({
    before: (world) => {
      listed(world);
      const answer = examples.memberPasskeyRemove.response;
      world.faults.add({ endpoint: 'memberPasskeyRemove', status: 200, body: answer });
    },
  });
  expect(await screen.findByText('5 ต.ค. 2569 14:30 น.')).toBeDefined();
  expect(screen.getByText('ยังไม่เคยใช้')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ลบ โทรศัพท์' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('นี่คือพาสคีย์สุดท้ายของท่าน');
  await user.click(within(dialog).getByRole('button', { name: 'ลบพาสคีย์' }));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toContain('ลบพาสคีย์แล้ว'));
});

test('[ABI-10] who looks on in the member’s name changes no passkey', async () => {
  await open({
    before: (world) => {
      listed(world);
      const session = memberSession.get();
      if (session) memberSession.set({ ...session, impersonated: true });
    },
  });
  expect(await screen.findByText('ยังไม่เคยใช้')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ลบ โทรศัพท์' })).toBeNull();
});

test('[ABI-10] a deployment without passkeys has no card', async () => {
  await open({ site: {} });
  expect(await screen.findByText('ไม่ได้เข้าสู่ระบบไว้บนอุปกรณ์อื่น')).toBeDefined();
  expect(screen.queryByText('พาสคีย์')).toBeNull();
});
