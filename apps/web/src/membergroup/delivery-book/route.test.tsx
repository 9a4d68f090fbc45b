import { examples } from '@coop/contracts/examples/examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as DeliveryBook } from './route.tsx';

const path = '/membergroup/delivery_book';
const agency = '80010001';
const endpoint = 'membergroupDeliveryBookShow';
const recorded = examples.membergroupDeliveryBookShow.response;
const SHORT = {
  membership_no: '01234',
  member_fullname: 'นายสมชาย ใจงาม',
  billed_amount: '12419.18',
  deducted_amount: '11419.18',
  reason: 'เงินไม่พอ',
};
const response = {
  ...recorded,
  payment_qr: '|099400012345600\r80010123\r6902\r1141918',
  slip: { ...recorded.slip, undeducted: [SHORT] },
};

test('[GRP-08] the slip has a code to pay by, with its references and the sum in letters', async () => {
  await openScreen(DeliveryBook, {
    agency,
    at: path,
    before: ({ faults }) => faults.add({ endpoint, body: response }),
  });
  const name = 'QR สำหรับโอนเงิน อ้างอิง 1 80010123 อ้างอิง 2 6902 จำนวน 11,419.18 บาท';
  const code = await screen.findByRole('img', { name });
  // Rows of dark modules, drawn as one path.
  expect(code.querySelector('path')?.getAttribute('d')?.split('M').length).toBeGreaterThan(150);
  const region = screen.getByRole('region', { name: 'สแกนเพื่อโอนเงิน' });
  expect(region.textContent).toContain('อ้างอิง 1 (หน่วยงาน)80010123');
  expect(textOf(region)).toContain('11,419.18 บาท');
});

test('[GRP-08] once the money has come the slip says when, and names the short ones without a reason', async () => {
  const body = {
    ...response,
    transferred_date: '2026-02-27',
    transferred_amount: '11419.18',
    receipt_no: 'รง. 6902/0123',
    receipt_date: '2026-02-28',
    slip: { ...response.slip, recorded_at: '', undeducted: [{ ...SHORT, reason: '' }] },
  };
  await openScreen(DeliveryBook, {
    agency,
    at: path,
    before: ({ faults }) => faults.add({ endpoint, body }),
  });
  const words = 'โอนเมื่อ 27 ก.พ. 2569 จำนวน 11,419.18 บาท · ใบรับเงิน รง. 6902/0123 วันที่ 28 ก.พ. 2569';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(tableRows('รายชื่อที่หักไม่ครบ')[1]).toBe(
    '01234 | นายสมชาย ใจงาม | 12,419.18 | 11,419.18 | 1,000.00 | หน่วยงานไม่ได้แจ้งเหตุผล',
  );
});

test('[GRP-08] the letter says who is billed how much by when, in figures and words, and who signs', async () => {
  await openScreen(DeliveryBook, { agency, at: path });
  await screen.findByText('ขอแสดงความนับถือ');
  const text = document.body.textContent?.replaceAll(/\s+/g, ' ');
  for (const words of [
    'ที่ สอ. 6911/0001',
    '16 พฤศจิกายน 2569',
    'ขอส่งรายการเรียกเก็บเงินประจำเดือนพฤศจิกายน 2569',
    'ผู้อำนวยการโรงเรียนบ้านตัวอย่าง',
    'งบหน้าเรียกเก็บ จำนวน 1 แผ่น',
    'จำนวน 10 คน',
    'รวมทั้งสิ้น (สองแสนห้าพันเก้าร้อยสี่สิบเก้าบาทเจ็ดสิบหกสตางค์)',
    'ภายในวันที่ 30 พฤศจิกายน 2569',
    'รหัสอ้างอิงของหน่วยงาน 80010001-6911',
    'จึงเรียนมาเพื่อโปรดดำเนินการ',
    'ขอแสดงความนับถือ',
    '(นางเพ็ญศรี คงมั่น)',
    'โทร. 075-123-456 ต่อ 12',
  ]) {
    expect(text).toContain(words);
  }
});
