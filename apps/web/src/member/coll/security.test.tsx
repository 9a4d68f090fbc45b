import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { tableRows, toneOf } from '../../testing/read.ts';
import '../../testing/dialogs.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Guarantees } from './route.tsx';

const path = '/member/coll';
const SECURITY = 'หลักประกันเงินกู้ของท่าน';

test('[MEM-15] a contract in arrears is red, one paid on time is green; the credit used is a bar with words', async () => {
  await openScreen(Guarantees, { member: '00004', at: path });
  const table = within(await screen.findByRole('table', { name: 'สรุปสัญญาที่ท่านค้ำประกัน' }));
  expect(toneOf(table.getByText('ค้างชำระ 2 งวด'))).toBe('negative');
  expect(toneOf(table.getByText('ปกติ'))).toBe('positive');
  expect(document.body.textContent).toMatch(/ใช้ไป 925,000\.00\sบาท จาก [\d,.]+\sบาท \([\d.]+\s%\)/);
});

test('[MEM-15] the borrower reads of the same contract what the guarantor reads, and land and deposits as security', async () => {
  await openScreen(Guarantees, { member: '00003', at: path });
  await screen.findByRole('table', { name: SECURITY });
  const rows = tableRows(SECURITY);
  expect(rows).toContain('นายสมชาย ใจงาม | 00001 | บุคคล | 425,000.00');
  expect(rows).toContain(
    'ที่ดินพร้อมสิ่งปลูกสร้าง โฉนดเลขที่ 43943 ต.โพธิ์เสด็จ อ.เมือง |  | หลักทรัพย์ | 2,080,000.00',
  );
  expect(rows).toContain('เงินฝากออมทรัพย์ 01-1-99466-1 |  | เงินฝาก | 2,570.51');
});

test('[MEM-15][MEM-28] the file says of which contract each row is', async () => {
  const { user } = await openScreen(Guarantees, { member: '00001', at: path });
  const buttons = await screen.findAllByRole('button', { name: 'ดาวน์โหลด' });
  const { name, about, lines } = await saveCsv(user, buttons.at(-1));
  expect(name).toBe(`${SECURITY} 00001 ณ 19 พ.ย. 2569.csv`);
  expect(about.get('สมาชิก')).toBe('นายสมชาย ใจงาม เลขทะเบียน 00001');
  expect(about.get('ข้อมูล ณ')).toBe('19 พ.ย. 2569');
  expect(lines[0]).toBe('เลขที่สัญญา,ประเภทเงินกู้,รายการ,เลขทะเบียน,หลักประกัน,จำนวนเงิน (บาท)');
  expect(lines[2]).toBe('สม.2569/64542,เงินกู้สามัญ,นางเบญจวรรณ แก้วแสง,00004,บุคคล,500000.00');
  expect(lines.slice(5)).toEqual([',,รวมวงเงินที่มีบุคคลค้ำประกัน,,,1000000.00', '']);
});
