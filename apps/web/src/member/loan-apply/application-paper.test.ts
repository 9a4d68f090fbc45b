import { examples } from '@coop/contracts/examples/examples';
import type { LoanApplication } from '@coop/contracts/member/ahead/loan-application';
import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { applicationFile } from './application-paper.tsx';

const [application] = examples.memberLoanApplyList.response
  .applications as unknown as readonly LoanApplication[];

test('[ABI-08] print and file of the requests say the same: what was asked for, the way so far, why it ended', async () => {
  if (!application) throw new Error('the example has a request');
  const refused = { ...application, status: 'ไม่อนุมัติ', officer_note: 'สลิปอ่านไม่ออก' } as const;
  const waiting = { ...application, status: 'รอผู้ค้ำประกัน', answer_by: '2026-11-27' } as const;
  const owner = { term: 'สมาชิก', words: 'นายสมชาย ใจงาม เลขทะเบียน 00001', no: '00001' };
  const { name, papers } = applicationFile([refused, waiting], { ...MAKING, owner }, undefined);
  expect(name).toBe('ขอกู้เงิน 00001');
  const words = await expectPrintAsFile(papers);
  expect(words).toContain('เหตุผลสลิปอ่านไม่ออก');
  expect(words).toContain('คำขอนี้สิ้นสุดแล้วหากแก้ไขตามเหตุผลได้');
  expect(words).toContain('ตรวจสอบ(ขั้นต่อไป)');
  expect(words).toContain('ผู้ค้ำประกันต้องตอบภายใน27พ.ย.2569');
});
