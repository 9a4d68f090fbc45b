import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { provideTokens, WITH_BOT_CHECK } from '../../testing/bot-provider.ts';
import '../../testing/dialogs.ts';
import { openProduct, openScreen, waysAsked } from '../../testing/render-screen.tsx';
import { Component as Post } from './route.tsx';

test('[PUB-17] what is missing or too long is said at its field, and nothing typed is lost', async () => {
  const { user } = await openScreen(Post, { at: '/boardPost' });
  const send = screen.getByRole('button', { name: 'ส่งกระทู้' });
  const sentencesOf = async () => {
    const summary = await screen.findByRole('group', { name: 'ยังส่งกระทู้ไม่ได้' });
    expect(summary.textContent).toContain('ยังส่งกระทู้ไม่ได้');
    return within(summary)
      .getAllByRole('link')
      .map((element) => element.textContent);
  };
  await user.click(send);
  expect(await sentencesOf()).toEqual(['กรุณากรอกหัวข้อ', 'กรุณากรอกรายละเอียด']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'ยังส่งกระทู้ไม่ได้' }));
  expect(document.title).toMatch(/^ผิดพลาด: ตั้งกระทู้ใหม่ - /);
  await user.click(screen.getByLabelText('หัวข้อ'));
  await user.paste('ก'.repeat(121));
  await user.type(screen.getByLabelText('รายละเอียด'), 'หนึ่ง');
  await user.type(screen.getByLabelText(/เลขทะเบียนสมาชิก/), '๑๒๓๔๕๖๗');
  await user.click(send);
  expect(await sentencesOf()).toEqual([
    'หัวข้อยาวได้ไม่เกิน 120 ตัวอักษร',
    'เลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 6 หลัก',
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('รายละเอียด').value).toBe('หนึ่ง');
});

test('[PUB-17] who posts a question is led to it, and hears nothing but that it was sent', async () => {
  provideTokens();
  const { user, toasts } = await openProduct({ site: WITH_BOT_CHECK, at: '/boardPost' });
  await user.type(await screen.findByLabelText('หัวข้อ'), 'ถามวันประชุม');
  await user.type(screen.getByLabelText('รายละเอียด'), 'ประชุมวันไหน');
  await user.click(screen.getByRole('button', { name: 'ส่งกระทู้' }));
  await screen.findByText('กระทู้นี้รอเจ้าหน้าที่ตรวจสอบ');
  const way = within(screen.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' }));
  await user.click(way.getByRole('link', { name: 'กระดานถามตอบ' }));
  await screen.findByText('รอตรวจสอบ');
  expect(toasts.map(({ text }) => text)).toEqual([expect.stringContaining('ส่งกระทู้แล้ว')]);
  expect(waysAsked('infoBoardShow')).toBe(1);
  expect(waysAsked('infoBoardList')).toBe(1);
});

test('[PUB-17] nobody writes in the name of the cooperative or of its offices', async () => {
  const { user } = await openScreen(Post, { at: '/boardPost' });
  await user.type(screen.getByLabelText('หัวข้อ'), 'แจ้งสมาชิก');
  await user.type(screen.getByLabelText('รายละเอียด'), 'โปรดโอนเงิน');
  await user.type(screen.getByLabelText(/ชื่อที่แสดง/), 'ฝ่ายสินเชื่อ');
  await user.click(screen.getByRole('button', { name: 'ส่งกระทู้' }));
  const summary = within(await screen.findByRole('group', { name: 'ยังส่งกระทู้ไม่ได้' }));
  summary.getByRole('link', { name: /^ชื่อนี้ใช้ได้เฉพาะเจ้าหน้าที่สหกรณ์/ });
});

test('[PUB-17] a citizen or telephone number in a text is asked about before anybody can read it', async () => {
  provideTokens();
  const { user, toasts } = await openScreen(Post, { at: '/boardPost', site: WITH_BOT_CHECK });
  await user.type(screen.getByLabelText('หัวข้อ'), 'ถามวันประชุม');
  await user.type(screen.getByLabelText('รายละเอียด'), 'โทรกลับ ๐๘๑ ๒๓๔ ๕๖๗๘');
  const send = screen.getByRole('button', { name: /ส่งกระทู้|กำลังส่ง/ });
  await user.click(send);
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('081 234 5678');
  await user.click(dialog.getByRole('button', { name: 'กลับไปแก้ไข' }));
  expect(toasts).toEqual([]);
  await user.click(send);
  await user.click(await screen.findByRole('button', { name: 'ส่งตามนี้' }));
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual([expect.stringContaining('ส่งกระทู้แล้ว')]),
  );
});
