import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressSentBy } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Demand } from './route.tsx';

const path = '/demand';

test('[WEB-03] words and status are sent by one form, also without a script', async () => {
  await openScreen(Demand, { at: '/demand?q=น้ำ&status=กำลังดำเนินการ', path });
  await screen.findByText(/^พบ \d+.เรื่อง$/);
  expect(addressSentBy('ค้นหาเรื่อง')).toBe('/demand?q=น้ำ&status=กำลังดำเนินการ');
});

test('[WEB-03][PUB-19] a number that the browser sent by itself leads to its demand', async () => {
  await openScreen(Demand, { at: '/demand?demand_no=๒๕๖๙๐๐๔๑', path });
  const link = screen.getByRole('link', { name: 'เปิดเรื่อง D2569-0041' });
  expect(link.getAttribute('href')).toBe('/showdemand/D2569-0041');
  expect(addressSentBy('หมายเลขติดตามเรื่อง')).toBe('/demand?demand_no=๒๕๖๙๐๐๔๑');
});

test('[WEB-03][PUB-19] one that is none is said to be none, and stays in its field', async () => {
  await openScreen(Demand, { at: '/demand?demand_no=41', path });
  const field = screen.getByLabelText('หมายเลขติดตามเรื่อง');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect((field as HTMLInputElement).value).toBe('41');
  expect(screen.queryByRole('link', { name: /^เปิดเรื่อง/ })).toBeNull();
});
