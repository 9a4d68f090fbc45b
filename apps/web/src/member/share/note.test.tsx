import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Share } from './route.tsx';

/** Opens all of a member's shares and the note of the first row. */
async function openFirstNote() {
  const { user } = await openScreen(Share, {
    member: '00001',
    at: '/member/share?period=all',
    path: '/member/share',
  });
  await user.click(await screen.findByRole('button', { name: 'จดบันทึกในรายการ' }));
  const [first] = await screen.findAllByRole('button', { name: /^จดบันทึก / });
  if (!first) throw new Error('no row to note on');
  await user.click(first);
  return user;
}

test('[ABI-10] the search of a statement finds the words of a note, which is deleted after a question', async () => {
  const user = await openFirstNote();
  await user.type(await screen.findByLabelText('ข้อความ'), 'ซื้อเพิ่มเพราะโบนัส');
  await user.click(screen.getByRole('button', { name: 'เก็บบันทึก' }));
  await screen.findByRole('button', { name: /^ซื้อเพิ่มเพราะโบนัส/ });
  await user.type(screen.getByRole('searchbox'), 'โบนัส');
  expect(await screen.findByText(/^แสดง 1 จาก/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^ซื้อเพิ่มเพราะโบนัส/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'ลบบันทึก' }));
  expect(within(dialog).getByText('ลบบันทึกนี้หรือไม่')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'ลบบันทึก' }));
  expect(await screen.findByText('ไม่พบรายการตามที่กรอง')).toBeDefined();
});

test('[REAL-02] a note of signs that nobody sees is none', async () => {
  const user = await openFirstNote();
  await user.type(await screen.findByLabelText('ข้อความ'), '\u200b \u2060');
  await user.click(screen.getByRole('button', { name: 'เก็บบันทึก' }));
  expect(await screen.findAllByText('กรุณากรอกบันทึก')).not.toHaveLength(0);
});
