import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { receiptFile } from './receipt-paper.ts';
import { PAID_MONTH as example } from './testing/paid-month.ts';

const verification = { number: '6902-00001', check: 'K7QX-M2PD', code: 'x' };

test('[ABI-10][ABI-07] a receipt says its number whole, the sum in words, who sign, and how it is checked', async () => {
  const file = receiptFile({ ...example, verification }, MAKING);
  const { pages, raw, tree, info } = await readBack(file.papers, MAKING);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(
    'Example Teachers’ Savings and Credit Cooperative 123 ถนนราชดำเนิน อำเภอเมือง',
  );
  expect(pages[0]).toContain('ใบเสร็จรับเงิน สำเนาจากระบบ ประจำเดือนกุมภาพันธ์ 2569');
  expect(pages[0]).toContain('เลขที่ 6902-00001 วันที่ 28 กุมภาพันธ์ 2569');
  expect(pages[0]).toContain('รวมเงิน (หนึ่งพันแปดร้อยยี่สิบบาทถ้วน) 1,820.00');
  expect(pages[0]).toMatch(/ลงชื่อ \.+ \(\.+\) ผู้จัดการ ลงชื่อ \.+ \(\.+\) เจ้าหน้าที่การเงิน/);
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
  const { pages, tree } = await readBack(receiptFile(unsigned, MAKING).papers, MAKING);
  expect(pages[0]).toContain('ใบแจ้งยอดเรียกเก็บ');
  expect(pages[0]).toContain('เอกสารนี้แจ้งยอดที่จะเรียกเก็บ ไม่ใช่ใบเสร็จรับเงิน');
  expect(pages[0]).not.toContain('ผู้จัดการ');
  expect(pages[0]).not.toContain('รหัสตรวจสอบ');
  expect(tree).not.toContain('"role":"Figure"');
});

test.each(['0', '1'] as const)(
  '[MEM-13] print and file say the same (posting_status %s)',
  async (status) => {
    const file = receiptFile({ ...example, posting_status: status, verification }, MAKING);
    expect(await expectPrintAsFile(file.papers)).toContain('1,820.00');
  },
);
