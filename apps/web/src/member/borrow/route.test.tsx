import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import Borrow from './route.tsx';

const at = '/member/borrow';

test('[ABI-02] the salary less the bill stands against the 30 % rule, and what still fits', async () => {
  await openScreen(Borrow, { member: '00001', at });
  expect(await screen.findByText('✓ ผ่านเกณฑ์เงินเดือนคงเหลือ 30 %')).toBeDefined();
  expect(definition('เงินเดือน')).not.toBe('');
});

test('[ABI-02] a new instalment that is too high says how much is missing', async () => {
  const { user } = await openScreen(Borrow, { member: '00001', at });
  await user.type(await screen.findByLabelText('งวดเงินกู้ใหม่ต่อเดือน (บาท)'), '900000');
  expect(screen.getByText('✗ ยังไม่ผ่านเกณฑ์เงินเดือนคงเหลือ 30 %')).toBeDefined();
  expect(screen.getByText('ขาดอีก', { exact: false })).toBeDefined();
});

test('[ABI-02] who has no salary is told whom to ask', async () => {
  await openScreen(Borrow, { member: '00010', at });
  expect(await screen.findByText('ไม่มีเงินเดือนในทะเบียนของท่าน')).toBeDefined();
});
