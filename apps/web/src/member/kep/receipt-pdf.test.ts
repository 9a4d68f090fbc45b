import { endpoints } from '@coop/contracts/endpoints';
import type { KepDetail } from '@coop/contracts/member/kep';
import { expect, test } from 'vitest';
import { readBack } from '../../testing/read-pdf.ts';
import { receiptFile } from './receipt-pdf.ts';

const example = endpoints.memberKepShow.example.response as unknown as KepDetail;
const MAKING = {
  coopName: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  coopAddress: '123 ถนนราชดำเนิน อำเภอเมือง',
  origin: 'https://coop.example.org',
  madeAt: '2026-11-22T09:30:00Z',
};
const verification = { number: '6902-00001', check: 'K7QX-M2PD', code: 'x' };

test('[ABI-10][ABI-07] a receipt says its number whole, the sum in words, who sign, and how it is checked', async () => {
  const file = receiptFile({ ...example, verification }, MAKING);
  const { pages, raw, tree, info } = await readBack(...file.papers);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด 123 ถนนราชดำเนิน อำเภอเมือง');
  expect(pages[0]).toContain('ใบเสร็จรับเงิน สำเนาจากระบบ ประจำเดือนกุมภาพันธ์ 2569');
  expect(pages[0]).toContain('เลขที่ 6902-00001 วันที่ 28 กุมภาพันธ์ 2569');
  expect(pages[0]).toContain('รวมเงิน (หนึ่งพันแปดร้อยยี่สิบบาทถ้วน) 1,820.00');
  expect(pages[0]).toContain('ผู้จัดการ เจ้าหน้าที่การเงิน');
  expect(pages[0]).toContain(
    'https://coop.example.org/verify เลขที่เอกสาร 6902-00001 รหัสตรวจสอบ K7QX-M2PD',
  );
  expect(raw).toContain('/Marked true');
  expect(tree).toContain('"role":"Figure"');
  expect(info).toMatchObject({ Title: 'ใบเสร็จรับเงิน', Language: 'th-TH' });
  expect(file.name).toBe('ใบเสร็จรับเงิน 00001 กุมภาพันธ์ 2569');
});

test('[ABI-10] before the money has come it is a notice that nobody signs; unsigned by the backend it bears no code', async () => {
  const { verification: _, ...unsigned } = { ...example, posting_status: '0' as const };
  const { pages, tree } = await readBack(...receiptFile(unsigned, MAKING).papers);
  expect(pages[0]).toContain('ใบแจ้งยอดเรียกเก็บ');
  expect(pages[0]).toContain('เอกสารนี้แจ้งยอดที่จะเรียกเก็บ ไม่ใช่ใบเสร็จรับเงิน');
  expect(pages[0]).not.toContain('ผู้จัดการ');
  expect(pages[0]).not.toContain('รหัสตรวจสอบ');
  expect(tree).not.toContain('"role":"Figure"');
});
