import '../../testing/dialogs.ts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Register } from './route.tsx';

const FRESH = 'ข้าวต้มปลาร้อนๆ9ชาม';

/** Types who one is. */
async function prove(user: UserEvent, no: string, card: string, day: string): Promise<void> {
  await user.type(await screen.findByLabelText('เลขทะเบียนสมาชิก'), no);
  await user.type(screen.getByLabelText('เลขประจำตัวประชาชน'), card);
  await user.type(screen.getByLabelText('วัน'), day);
  await user.selectOptions(screen.getByRole('combobox', { name: 'เดือน' }), 'พฤษภาคม');
  await user.type(screen.getByLabelText('ปี พ.ศ.'), '2523');
  await send(user);
}

/** The first step of somebody who has no access yet, to its end. */
async function proveNew(user: UserEvent): Promise<void> {
  await user.click(
    await screen.findByRole('checkbox', { name: 'ข้าพเจ้าอ่านและยอมรับข้อตกลงการใช้งานแล้ว' }),
  );
  await prove(user, '12', '9-1234-56789-01-0', '1');
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
const summary = () => screen.findByRole('group', { name: 'ยังดำเนินการไม่ได้' });

test('[AUTH-13] a wrong birthday and an unknown number are refused with the same words, and nothing typed is lost', async () => {
  const refusal =
    'ข้อมูลไม่ตรงกับทะเบียนของสหกรณ์ หรือเลขทะเบียนนี้ดำเนินการแล้ว กรุณาตรวจสอบทั้งสามช่อง หากยังไม่ได้โปรดติดต่อสหกรณ์';
  const { user } = await openScreen(Register, { at: '/member/forget' });
  await prove(user, '1', '9-1234-56789-01-0', '2');
  expect((await summary()).textContent).toContain(refusal);
  expect(document.activeElement).toBe(await summary());
  expect(document.title).toMatch(/^ผิดพลาด: ลืมรหัสผ่าน - /);
  const card = screen.getByLabelText<HTMLInputElement>('เลขประจำตัวประชาชน');
  expect(card.value).toBe('9-1234-56789-01-0');
  const no = screen.getByLabelText('เลขทะเบียนสมาชิก');
  await user.clear(no);
  await user.type(no, '99999999');
  await send(user);
  expect((await summary()).textContent).toContain(refusal);
});

test('[AUTH-13] a slip in the citizen number is told at its field before anybody is asked', async () => {
  const { user, toasts } = await openScreen(Register, {
    at: '/member/forget',
    before: ({ faults }) => faults.add({ endpoint: 'memberRegisterCheck', status: 500 }),
  });
  await prove(user, '1', '9-1234-56789-01-1', '1');
  const words = 'เลขประจำตัวประชาชนไม่ถูกต้อง กรุณาตรวจสอบกับบัตรประชาชนทีละหลัก';
  const link = within(await summary()).getByRole('link');
  expect(link.textContent).toBe(words);
  await user.click(link);
  const field = screen.getByLabelText('เลขประจำตัวประชาชน');
  expect(document.activeElement).toBe(field);
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(words);
  expect(toasts).toEqual([]);
});

test('[AUTH-13] where the answer to a new password is lost, the page says that it may hold', async () => {
  const { user } = await openScreen(Register, {
    at: '/member/register',
    before: ({ faults }) => faults.add({ endpoint: 'memberRegisterCreate', drop: true }),
  });
  await proveNew(user);
  await user.type(await screen.findByLabelText('รหัสยืนยัน'), '123456');
  await user.type(screen.getByLabelText('รหัสผ่านใหม่'), FRESH);
  await user.type(screen.getByLabelText('พิมพ์รหัสผ่านใหม่อีกครั้ง'), FRESH);
  await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่าน' }));
  expect((await summary()).textContent).toContain('รหัสผ่านอาจตั้งไว้แล้ว ลองเข้าสู่ระบบด้วยรหัสผ่านใหม่ก่อน');
});

test('[AUTH-13] whoever asks for another code finds what was typed, but no password', async () => {
  const { user } = await openScreen(Register, { at: '/member/register' });
  await proveNew(user);
  await user.type(await screen.findByLabelText('รหัสผ่านใหม่'), FRESH);
  expect(screen.queryByRole('textbox', { name: 'เลขทะเบียนสมาชิก' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ขอรหัสใหม่' }));
  const typed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect(typed('เลขทะเบียนสมาชิก')).toBe('12');
  expect(typed('เลขประจำตัวประชาชน')).toBe('9-1234-56789-01-0');
  await send(user);
  expect(await screen.findByLabelText('รหัสผ่านใหม่')).toHaveProperty('value', '');
});

test('[AUTH-13] a Common-Era year is told in one sentence, at its field and above', async () => {
  const { user } = await openScreen(Register, { at: '/member/forget' });
  await user.type(await screen.findByLabelText('วัน'), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'เดือน' }), 'พฤษภาคม');
  await user.type(screen.getByLabelText('ปี พ.ศ.'), '1980');
  await send(user);
  const words = 'กรุณากรอกปีเป็น พ.ศ. (ค.ศ. 1980 คือ พ.ศ. 2523)';
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect((await summary()).textContent).not.toContain('กรุณาระบุวันเกิดให้ครบ');
});

test('[AUTH-13] a wrong code is told at its field, beside whom to ring', async () => {
  const { user } = await openScreen(Register, {
    at: '/member/register',
    site: { phone: '075-123-456' },
  });
  expect((await screen.findAllByText(/หากเปลี่ยนเบอร์โทรศัพท์แล้ว/)).length).toBe(1);
  // At the foot, as on every page that has it.
  expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('075-123-456');
  await proveNew(user);
  const code = await screen.findByLabelText('รหัสยืนยัน');
  await user.type(code, '000000');
  await user.type(screen.getByLabelText('รหัสผ่านใหม่'), FRESH);
  await user.type(screen.getByLabelText('พิมพ์รหัสผ่านใหม่อีกครั้ง'), FRESH);
  await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่าน' }));
  const link = within(await summary()).getByRole('link');
  expect(link.textContent).toMatch(/^รหัสยืนยันไม่ถูกต้อง/);
  await user.click(link);
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^ไม่ได้รับรหัส/).textContent).toContain('075-123-456');
});
