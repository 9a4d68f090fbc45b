import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as ShowDemand } from './route.tsx';

const open = (no: string) =>
  openScreen(ShowDemand, { at: `/showdemand/${no}`, path: '/showdemand/:topicId' });

test('[PUB-19] a demand shows what became of it, step by step, and the answer', async () => {
  await open('D2569-0033');
  await screen.findByRole('heading', { name: 'หักเงินซ้ำสองครั้งเดือนกันยายน' });
  const log = within(screen.getByRole('list', { name: 'ความคืบหน้า' }));
  expect(log.getAllByRole('listitem').map(textOf)).toEqual([
    'รับเรื่องแล้ว 13 ต.ค. 2569 10:55 น. · ออกหมายเลขติดตามเรื่องแล้ว',
    'กำลังดำเนินการ 14 ต.ค. 2569 10:55 น. · ส่งให้ฝ่ายการเงินพิจารณา',
    'เสร็จสิ้น 19 ต.ค. 2569 08:30 น. · ตอบผู้ยื่นแล้ว',
  ]);
  expect(textOf(document.body)).toContain('คืนเงินเข้าบัญชีเงินฝากของท่านแล้ว');
});

test('[PUB-19] of a private one only number and status are told', async () => {
  await open('D2569-0039');
  await screen.findByText('เรื่องนี้ไม่เปิดเผย');
  expect(screen.queryByText('ประเภทเรื่อง')).toBeNull();
});

test.each(['D2569-9999', 'x'])('[PUB-19] demand %s is not there', async (no) => {
  await open(no);
  await screen.findByRole('heading', { name: 'ไม่พบหมายเลขติดตามเรื่องนี้' });
});
