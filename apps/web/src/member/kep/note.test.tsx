import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Kep } from './route.tsx';

test('[ABI-10] a note is written at a month, and neither a failure nor closing loses it', async () => {
  const { user, toasts } = await openScreen(Kep, {
    member: '00001',
    at: '/member/kep',
    before: ({ faults }) => faults.add({ endpoint: 'memberNoteSave', status: 500, times: 1 }),
  });
  const mark = /^จดบันทึก รายการเรียกเก็บ/;
  await user.click(await screen.findByRole('button', { name: mark }));
  // The sheet is there with the press: nobody waits for its code.
  await user.type(screen.getByLabelText('ข้อความ'), 'เดือนนี้โอนเอง');
  await user.click(screen.getByRole('button', { name: 'เก็บบันทึก' }));
  expect(await screen.findByText('ยังเก็บบันทึกไม่ได้')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ปิด' }));
  await user.click(screen.getByRole('button', { name: mark }));
  expect(await screen.findByDisplayValue('เดือนนี้โอนเอง')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'เก็บบันทึก' }));
  expect(await screen.findByText('บันทึกของท่าน', { selector: 'strong' })).toBeDefined();
  expect(toasts.at(-1)).toMatchObject({ tone: 'success', text: 'เก็บบันทึกแล้ว' });
});
