import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Session } from './route.tsx';

test('[ABI-10] the member invites a relative with the password, sees the code once, and takes it back', async () => {
  const { user } = await openScreen(Session, { member: '00001', at: '/member/session' });
  expect(await screen.findByText('ยังไม่มีญาติที่ท่านให้ดูข้อมูล')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ให้ญาติดูข้อมูล' }));
  await user.type(await screen.findByLabelText('ชื่อที่ท่านเรียกญาติ'), 'ลูกสาว');
  await user.type(screen.getByLabelText('รหัสผ่านของท่าน'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'ออกรหัสเชิญ' }));
  expect((await screen.findByRole('group', { name: 'ออกรหัสเชิญไม่สำเร็จ' })).textContent).toContain(
    'รหัสผ่านไม่ถูกต้อง',
  );
  await user.clear(screen.getByLabelText('รหัสผ่านของท่าน'));
  await user.type(screen.getByLabelText('รหัสผ่านของท่าน'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'ออกรหัสเชิญ' }));
  expect(await screen.findByText(/^\d{4} \d{4} \d{4}$/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'รหัสเชิญ' }));
  await user.click(screen.getByRole('button', { name: 'จดรหัสแล้ว' }));
  expect(await screen.findByText('รอใช้รหัส')).toBeDefined();
  expect(screen.queryByText(/^\d{4} \d{4} \d{4}$/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ยกเลิก ลูกสาว' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'ยกเลิกการให้ดู' }));
  expect(await screen.findByText('สิ้นสุดแล้ว')).toBeDefined();
  expect(screen.queryByText(/ดูได้ถึง/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[ABI-10] where the answer to an invitation is lost, the list is read anew and the form says why', async () => {
  const row = {
    relative_id: 'a',
    name: 'ลูกสาว',
    state: 'invited',
    until: '2026-12-20 09:00:00',
    code_until: '2026-11-22 09:00:00',
    opened: [],
  };
  const { user } = await openScreen(Session, {
    member: '00001',
    at: '/member/session',
    before({ faults }) {
      faults.add({ endpoint: 'memberRelativeInvite', drop: true });
      faults.add({ endpoint: 'memberRelativeList', nth: 2, status: 200, body: { rows: [row] } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'ให้ญาติดูข้อมูล' }));
  await user.type(await screen.findByLabelText('ชื่อที่ท่านเรียกญาติ'), 'ลูกสาว');
  await user.type(screen.getByLabelText('รหัสผ่านของท่าน'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'ออกรหัสเชิญ' }));
  expect((await screen.findByRole('group', { name: 'ออกรหัสเชิญไม่สำเร็จ' })).textContent).toContain(
    'อาจออกรหัสไปแล้วโดยท่านไม่เห็น',
  );
  expect(await screen.findByText('รอใช้รหัส')).toBeDefined();
});

test('[ABI-10] what a relative has opened is listed, and until when it may be', async () => {
  const row = {
    relative_id: 'a',
    name: 'ลูกสาว',
    state: 'reading',
    until: '2026-12-20 09:00:00',
    code_until: '2026-11-22 09:00:00',
    opened: [{ what: 'เงินกู้', opened_at: '2026-11-20 09:05:00' }],
  };
  const refused = [{ tried_at: '2026-11-20 08:58:00', name: '' }];
  await openScreen(Session, {
    member: '00001',
    at: '/member/session',
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberRelativeList', status: 200, body: { rows: [row], refused } }),
  });
  expect(await screen.findByText('เปิดดูแล้ว 1 ครั้ง')).toBeDefined();
  expect(screen.getByText('20 ธ.ค. 2569 09:00 น.')).toBeDefined();
  expect(screen.getByText('20 พ.ย. 2569 09:05 น.')).toBeDefined();
  expect(screen.getByText('มีผู้ใช้รหัสเชิญไม่ถูกต้อง 1 ครั้ง')).toBeDefined();
  expect(screen.getByText('20 พ.ย. 2569 08:58 น.')).toBeDefined();
});
