import { examples } from '@coop/contracts/examples/examples';
import type { MemberGian } from '@coop/contracts/member/gian';
import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { formFile } from './form-paper.ts';

const { documents } = examples.memberGianList.response as unknown as MemberGian;
const [document] = documents;
const session = {
  membership_no: '00001',
  member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
};

test('[ABI-10][ABI-07] the appointment says who receives what, that it is a copy, who sign, and its code', async () => {
  if (!document) throw new Error('the example has a document');
  const verification = { number: 'ผป.0001', check: 'K7QX-M2PD', code: 'x' };
  const form = { document: { ...document, verification }, asOf: '2026-11-19', session };
  const [page = '', ...more] = (await readBack(formFile(form).papers, MAKING)).pages;
  expect(await expectPrintAsFile(formFile(form).papers)).toContain('สำเนาจากทะเบียน');
  expect(more).toEqual([]);
  expect(page).toContain('หนังสือแต่งตั้งผู้รับโอนประโยชน์ สำเนาจากทะเบียน');
  expect(page).toContain('ข้าพเจ้า นายสมชาย ใจงาม สมาชิกเลขทะเบียน 00001');
  expect(page).toContain('เมื่อข้าพเจ้าถึงแก่ความตาย');
  for (const beneficiary of document.beneficiaries) expect(page).toContain(beneficiary.gain_name);
  expect(page).toMatch(/ลงชื่อ \.+ \(นายสมชาย ใจงาม\) สมาชิกผู้ตรวจสอบ ลงชื่อ \.+ \(\.+\) เจ้าหน้าที่ทะเบียน/);
  expect(page).toContain('เลขที่เอกสาร ผป.0001 รหัสตรวจสอบ K7QX-M2PD');
});
