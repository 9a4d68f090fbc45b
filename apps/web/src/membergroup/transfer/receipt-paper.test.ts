import { examples } from '@coop/contracts/examples/examples';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { receiptFile } from './receipt.tsx';

const example = examples.membergroupDeductResultShow.response as unknown as GroupDeductResult;
const receipt = {
  receipt_no: 'รง. 6902/0123-2',
  receipt_date: '2026-03-02',
  amount: '1500.25',
  came_date: '2026-02-27',
  reference: 'KTB 1',
  verification: { number: 'รง. 6902/0123-2-80010123', check: 'K7QX-M2PD', code: 'x' },
};

test('[LED-12] of money that was too much a paper says where it went', async () => {
  const back = { ...receipt, amount: '-500.00', over: { way: 'RETURNED' as const } };
  const [returned = ''] = (await readBack(receiptFile(example, back).papers, MAKING)).pages;
  expect(returned).toContain('ใบคืนเงินที่โอนเกิน');
  expect(returned).toContain('รวมคืนเงิน (ห้าร้อยบาทถ้วน) 500.00');
  expect(returned).not.toContain('เงินเข้าบัญชี');
  const over = { way: 'CARRIED' as const, recv_period: '256912' };
  const [carried = ''] = (await readBack(receiptFile(example, { ...back, over }).papers, MAKING))
    .pages;
  expect(carried).toContain('เงินที่โอนเกินของงวดพฤศจิกายน 2569 ยกไปงวดธันวาคม 2569 500.00');
  const into = { ...back, amount: '500.00', over: { ...over, recv_period: '256910' } };
  const [came = ''] = (await readBack(receiptFile(example, into).papers, MAKING)).pages;
  expect(came).toContain('เงินที่โอนเกินของงวดตุลาคม 2569 ยกมางวดพฤศจิกายน 2569 500.00');
});

test('[LED-12] a receipt is a paper of its own: number, days, sum in figures and letters; print and file say the same', async () => {
  const { name, papers } = receiptFile(example, receipt);
  expect(name).toBe('ใบรับเงิน 80010001 รง 6902 0123-2');
  const { pages } = await readBack(papers, MAKING);
  expect(pages).toHaveLength(1);
  for (const words of [
    'เลขที่ รง. 6902/0123-2',
    'วันที่ 2 มีนาคม 2569',
    '27 กุมภาพันธ์ 2569',
    'KTB 1',
    'เงินที่หักได้จากสมาชิก งวดพฤศจิกายน 2569 1,500.25',
    'รวมรับเงิน (หนึ่งพันห้าร้อยบาทยี่สิบห้าสตางค์) 1,500.25',
    'รหัสตรวจสอบ K7QX-M2PD',
    'รหัสตรวจสอบที่หัวใบรับเงินใช้แทนลายมือชื่อของผู้ลงนาม',
  ]) {
    expect(pages[0]).toContain(words);
  }
  expect(await expectPrintAsFile(papers)).toContain('ใบรับเงิน');
});
