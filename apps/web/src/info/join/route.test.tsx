import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Join } from './route.tsx';

const site = { by_laws: { loans: { products: EXAMPLE_BY_LAWS.loans.products } } };

test('[VIS-03] the application, the monthly share by salary and when rights begin stand on one page', async () => {
  await openScreen(Join, { at: '/join', site });
  expect(await screen.findByText(/ใช้คู่กับสำเนาบัตรและใบแจ้งเงินเดือน/)).toBeDefined();
  const form = screen.getByRole('link', { name: /^ดาวน์โหลดใบสมัคร/ });
  expect(form.getAttribute('href')).toMatch(/^\/mediafiles\/69\d{3}-1\.pdf$/);
  const rows = tableRows('ค่าหุ้นรายเดือนตามเงินเดือน');
  expect(rows[1]).toBe('ไม่เกิน 9,000 บาท | 650 บาท');
  expect(rows.at(-1)).toBe('สูงกว่านั้น | 3,000 บาท');
  expect(definition('มูลค่าหุ้น')).toBe('หุ้นละ 10 บาท');
  expect(definition('ครบ 3 เดือน ขอได้')).toBe('เงินกู้เพื่อเหตุฉุกเฉิน');
  expect(definition('ครบ 6 เดือน ขอได้')).toBe('ค้ำประกันให้สมาชิกอื่น');
  expect(definition('ครบ 1 ปี ขอได้')).toContain('เงินกู้สามัญ');
  expect(definition('เดือนแรก')).toContain('ครั้งถัดไป 15 ธันวาคม 2569');
});

test('[VIS-03] a cooperative without a form or products says what its by-laws say', async () => {
  await openScreen(Join, {
    at: '/join',
    before: ({ faults }) => faults.add({ endpoint: 'infoTopicList', status: 503, body: {} }),
  });
  expect(definition('ครบ 6 เดือน ขอได้')).toBe('ค้ำประกันให้สมาชิกอื่น');
  expect(screen.queryByText(/เงินกู้สามัญ/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^ดาวน์โหลดใบสมัคร/ })).toBeNull();
});
