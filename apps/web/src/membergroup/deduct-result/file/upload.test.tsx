import '../../../testing/dialogs.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/render-screen.tsx';
import { Component as DeductResult } from '../route.tsx';

const open = () =>
  openScreen(DeductResult, { agency: '80010001', at: '/membergroup/deduct_result' });

const csv = (name: string, lines: readonly string[]) =>
  new File([['\uFEFFเลขที่สมาชิก,หักได้จริง,เหตุผล', ...lines].join('\r\n')], name, { type: 'text/csv' });

test('[GRP-07] what was said of a file goes with it when another one is chosen', async () => {
  const { user } = await open();
  const field = await screen.findByLabelText('ไฟล์ผลการหักเงิน');
  await user.upload(field, csv('ผิด.csv', ['00001,ครบ,']));
  await user.click(screen.getByRole('button', { name: 'ตรวจไฟล์' }));
  expect(await screen.findByText(/^ไฟล์ยังไม่ตรงกับงบหน้าเรียกเก็บ/)).toBeDefined();
  await user.upload(field, csv('อีกไฟล์.csv', []));
  expect(screen.queryByText(/^ไฟล์ยังไม่ตรงกับงบหน้าเรียกเก็บ/)).toBeNull();
  expect(screen.queryByRole('table', { name: 'จุดที่ต้องแก้ในไฟล์' })).toBeNull();
});
