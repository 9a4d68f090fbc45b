import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApi } from '../../client/backend.ts';
import { groupSession } from '../../session/session.ts';
import { fetchFromMock } from '../../testing/mock-backend.ts';
import { openScreen, SITE } from '../../testing/render-screen.tsx';
import { Component as Password } from './route.tsx';

const CHOSEN = 'ใหม่กว่าเดิม9';

test('[GRP-11] the password: its own phone refused, the old one wrong, changed, and the new one signs in', async () => {
  const { user, toasts } = await openScreen(Password, {
    agency: '80010001',
    at: '/membergroup/password',
  });
  const send = async (old: string, chosen: string) => {
    for (const [label, value] of [
      ['รหัสผ่านเดิม', old],
      ['รหัสผ่านใหม่', chosen],
      ['พิมพ์รหัสผ่านใหม่อีกครั้ง', chosen],
    ] as const) {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, value);
    }
    await user.click(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }));
  };
  const phone = groupSession.get()?.phone;
  expect(phone).toMatch(/^08\d-\d{3}-\d{4}$/);
  await send('demo1234', `โทร${phone}`);
  expect((await screen.findByRole('group', { name: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' })).textContent).toContain(
    'รหัสผ่านต้องไม่มีวันเกิด เลขทะเบียน เบอร์โทรศัพท์',
  );
  // Nobody was asked.
  expect(toasts).toEqual([]);
  await send('wrong', CHOSEN);
  await waitFor(() =>
    expect(toasts.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Error: รหัสผ่านเดิมไม่ถูกต้อง',
    ]),
  );
  await send('demo1234', CHOSEN);
  const changed = await screen.findByRole('heading', { level: 2, name: 'ใช้รหัสผ่านใหม่ได้แล้ว' });
  await waitFor(() => expect(document.activeElement).toBe(changed));
  expect(toasts[1]).toMatchObject({ title: 'Success', text: 'เปลี่ยนรหัสผ่านแล้ว' });
  const body = { member_group_no: '80010001', member_group_pass: CHOSEN, remember: false };
  const session = await createApi(SITE, fetchFromMock)('membergroupAuthLogin', { body });
  expect(session.member_group_no).toBe('80010001');
});
