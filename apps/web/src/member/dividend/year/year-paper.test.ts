import { expect, onTestFinished, test, vi } from 'vitest';
import { PAID_YEAR as year } from '../../../planners/dividend-meter/testing/paid-year.ts';
import { expectPrintAsFile, MAKING } from '../../../testing/read-paper.tsx';
import { readBack } from '../../../testing/read-pdf.ts';
import { yearFile } from './year-paper.ts';

const OWNER = { term: 'สมาชิก', words: 'นายสมชาย ใจงาม เลขทะเบียน 00001', no: '00001' };
const OWN = { ...MAKING, owner: OWNER };

test('[ABI-10] a year says what is paid in words, what is taken, how both sums came about, and its code', async () => {
  const verification = { number: 'ปผ.2568/00001', check: 'J24J-FG7D', code: 'x' };
  const { pages } = await readBack(yearFile({ ...year, verification }, OWN).papers, MAKING);
  expect(pages[0]).toContain('ใบแจ้งเงินปันผลและเงินเฉลี่ยคืน ประจำปี 2568');
  expect(pages[0]).toContain('สมาชิก นายสมชาย ใจงาม เลขทะเบียน 00001');
  expect(pages[0]).toContain('เงินปันผล 5.25 % 16,452.19');
  expect(pages[0]).toContain('ฌาปนกิจสงเคราะห์ สสอค. ปี 2569 −4,840.00');
  expect(pages[0]).toMatch(/รับสุทธิ \([ก-๙]+(บาทถ้วน|สตางค์)\) [\d,]+\.\d\d/);
  expect(pages[0]).toContain('เลขที่เอกสาร ปผ.2568/00001 รหัสตรวจสอบ J24J-FG7D');
  expect(pages.join(' ')).toContain('วิธีคิดเงินปันผล');
});

test('[ABI-10] an estimate says that it is one', async () => {
  const file = yearFile({ ...year, status: 'ประมาณการ' }, OWN);
  const { pages } = await readBack(file.papers, MAKING);
  expect(pages[0]).toContain('ประมาณการเงินปันผลและเงินเฉลี่ยคืน ประจำปี 2568');
  expect(pages[0]).toContain('ตัวเลขของปี 2568 เป็นประมาณการ');
  expect(pages[0]).toContain('สะสมถึง');
});

test('[MEM-17] print and file of a year say the same; hidden amounts stand nowhere on it', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { papers } = yearFile({ ...year, avg_withheld: true }, OWN);
  expect(await expectPrintAsFile(papers)).toContain('16,452.19');
  const hidden = yearFile(year, { ...OWN, hidesAmounts: true });
  const print = await expectPrintAsFile(hidden.papers);
  expect(print).toContain('เงินปันผล5.25%••••••');
  expect(print).not.toMatch(/\d\.\d\d(?!%)|บาทถ้วน/);
});

test('[MEM-17] a dividend in shares says which part bought them and where the rest went', async () => {
  const paid_parts = [
    { pay_method: 'ซื้อหุ้นเพิ่ม', bank: 'ทุนเรือนหุ้น', account_masked: '00014', amount: '33060.00' },
    { pay_method: 'โอนเข้าบัญชีธนาคาร', bank: 'กรุงไทย', account_masked: 'xxx-x', amount: '4.61' },
  ];
  const { pages } = await readBack(yearFile({ ...year, paid_parts }, OWN).papers, MAKING);
  expect(pages[0]).toContain('ซื้อหุ้นเพิ่ม ทุนเรือนหุ้น 00014 33,060.00');
  expect(pages[0]).toContain('โอนเข้าบัญชีธนาคาร กรุงไทย xxx-x 4.61');
});
