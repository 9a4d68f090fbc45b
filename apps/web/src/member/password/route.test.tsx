import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { openProduct, openScreen } from '../../testing/render-screen.tsx';
import { Component as Password } from './route.tsx';

const FRESH = 'ข้าวต้มปลาร้อนๆ9ชาม';

test('[MEM-24] the form tells a short password, one that is guessed at once, two that differ, and how strong the new one is', async () => {
  const { user } = await openScreen(Password, { member: '00001', at: '/member/password' });
  const old = await screen.findByLabelText('รหัสผ่านเดิม');
  const fresh = screen.getByLabelText('รหัสผ่านใหม่');
  const again = screen.getByLabelText('พิมพ์รหัสผ่านใหม่อีกครั้ง');
  const submit = async (text: string, other: string) => {
    await user.clear(fresh);
    await user.type(fresh, text);
    await user.clear(again);
    await user.type(again, other);
    await user.click(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }));
    return (await screen.findByRole('group', { name: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' })).textContent;
  };
  await user.type(old, 'demo1234');
  expect(await submit('1234567', '7654321')).toContain('รหัสผ่านใหม่ต้องยาวอย่างน้อย 8 ตัวอักษร');
  expect(await screen.findByText('ความแข็งแรง: เดาได้ทันที')).toBeDefined();
  expect(document.title).toMatch(/^ผิดพลาด: เปลี่ยนรหัสผ่าน · /);
  expect(await submit('password', 'password')).toContain('รหัสผ่านนี้เดาได้ทันที');
  expect(await submit(FRESH, 'password')).toContain('รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน');
});

test('[MEM-24][ERR-06] a wrong old password is an Error for 5 seconds and stands on the page; what is typed stays', async () => {
  const { user, toasts } = await openScreen(Password, { member: '00001', at: '/member/password' });
  await user.type(await screen.findByLabelText('รหัสผ่านเดิม'), 'ไม่ใช่รหัสนี้');
  await user.type(screen.getByLabelText('รหัสผ่านใหม่'), FRESH);
  await user.type(screen.getByLabelText('พิมพ์รหัสผ่านใหม่อีกครั้ง'), FRESH);
  await user.click(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }));
  const summary = await screen.findByRole('group', { name: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' });
  expect(summary.textContent).toContain('รหัสผ่านเดิมไม่ถูกต้อง');
  expect(toasts).toMatchObject([{ title: 'Error', text: 'รหัสผ่านเดิมไม่ถูกต้อง', ms: 5_000 }]);
  expect(screen.getByLabelText<HTMLInputElement>('รหัสผ่านใหม่').value).toBe(FRESH);
});

test('[MEM-24] who goes elsewhere with a password typed is asked, and can go on or leave', async () => {
  const { user, address } = await openProduct({ member: '00001', at: '/member/password' });
  const field = await screen.findByLabelText<HTMLInputElement>('รหัสผ่านเดิม');
  const [link = document.body] = screen.getAllByRole('link', { name: 'ทุนเรือนหุ้น' });
  await user.type(field, 'demo1234');
  await user.click(link);
  const question = await screen.findByRole('dialog', { name: 'ออกจากหน้านี้หรือไม่' });
  await user.click(within(question).getByRole('button', { name: 'กรอกต่อ' }));
  expect([field.value, address()]).toEqual(['demo1234', '/member/password']);
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'ออกจากหน้านี้' }));
  await waitFor(() => expect(address()).toBe('/member/share'));
});

test('[MEM-24] after a new password the passkeys and the calendar’s address are offered to be ended', async () => {
  const { user } = await openScreen(Password, {
    member: '00001',
    at: '/member/password',
    site: { passkey: true },
  });
  await user.type(await screen.findByLabelText('รหัสผ่านเดิม'), 'demo1234');
  await user.type(screen.getByLabelText('รหัสผ่านใหม่'), FRESH);
  await user.type(screen.getByLabelText('พิมพ์รหัสผ่านใหม่อีกครั้ง'), FRESH);
  expect(screen.queryByRole('link', { name: 'ดูหรือลบพาสคีย์' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }));
  const passkeys = await screen.findByRole('link', { name: 'ดูหรือลบพาสคีย์' });
  expect(passkeys.getAttribute('href')).toBe('/member/session');
  const calendar = screen.getByRole('link', { name: 'ดูหรือยกเลิกที่อยู่ปฏิทินส่วนตัว' });
  expect(calendar.getAttribute('href')).toBe('/member/calendar');
});
