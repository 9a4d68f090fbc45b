import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { acrossElements, definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Beneficiaries } from './route.tsx';

const path = '/member/gian';

test('[MEM-16] the appointment in force: number, day, what it covers, who receives which part', async () => {
  await openScreen(Beneficiaries, { member: '00001', at: path });
  await screen.findByRole('heading', { level: 2, name: 'หนังสือที่มีผล' });
  expect(definition('เลขที่หนังสือ')).toBe('ผป.2565/35480');
  expect(definition('วันที่ทำหนังสือ')).toBe('12 ม.ค. 2565 (ทำไว้แล้ว 4 ปี 10 เดือน)');
  expect(definition('ครอบคลุม')).toBe('ค่าหุ้น · เงินฝาก · ปันผล · เฉลี่ยคืน');
  const rows = tableRows('รายชื่อผู้รับโอนประโยชน์');
  expect(rows[1]).toMatch(/^1 \| นางสมหญิง ใจงาม \| คู่สมรส \| 9-xxxx-xxxxx-x\d-\d \| 50\.00$/);
  expect(rows[2]).toMatch(/^2 \| นายณัฐพล ใจงาม \| บุตร \| 9-xxxx-xxxxx-x\d-\d \| 50\.00$/);
  expect(rows[3]).toBe('รวม | 100.00');
});

test('[ABI-06][MEM-16] the yearly check says whether the parts are whole, and leads to the family’s page', async () => {
  await openScreen(Beneficiaries, { member: '00001', at: path });
  expect(await screen.findByText('ตรวจทานปีละครั้ง')).toBeDefined();
  expect(screen.getByText('สัดส่วนรวมกันครบ 100.00 %')).toBeDefined();
  const link = screen.getByRole('link', { name: /ข้อมูลสำหรับครอบครัวของท่าน/ });
  expect(link.getAttribute('href')).toBe('/member/family');
});

test('[ABI-06] parts that are not whole are said, with what to do', async () => {
  const { response } = examples.memberGianList;
  const documents = response.documents.map((doc) => ({
    ...doc,
    beneficiaries: doc.beneficiaries.map((heir) => ({ ...heir, share_percent: '30.00' })),
  }));
  await openScreen(Beneficiaries, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberGianList', body: { ...response, documents } }),
  });
  expect(await screen.findByText(/ไม่ครบ 100\.00 % กรุณาติดต่อสหกรณ์/)).toBeDefined();
});

test('[MEM-16] an appointment that was replaced says since when, and its parts are kept', async () => {
  await openScreen(Beneficiaries, { member: '00001', at: path });
  await screen.findByRole('heading', { level: 3, name: 'ผป.2540/27698' });
  expect(screen.getByText('ทำเมื่อ 1 พ.ค. 2540')).toBeDefined();
  expect(screen.getByText('ยกเลิกเมื่อ 12 ม.ค. 2565')).toBeDefined();
  const rows = tableRows('รายชื่อผู้รับโอนประโยชน์ ผป.2540/27698');
  expect(rows.map((row) => row.split(' | ')[1])).toEqual([
    'ชื่อ-นามสกุล',
    'นายบุญเลิศ ใจงาม',
    'นางละออง ใจงาม',
    '100.00',
  ]);
});

test('who has signed none is told how, and has no form to print', async () => {
  await openScreen(Beneficiaries, { member: '00002', at: path });
  expect(await screen.findByText('ยังไม่มีหนังสือแต่งตั้งผู้รับโอนประโยชน์')).toBeDefined();
  expect(screen.getByText(acrossElements('เงินกู้ของท่านไม่มีบุคคลค้ำประกัน'))).toBeDefined();
  expect(screen.queryByRole('button', { name: 'พิมพ์แบบหนังสือ' })).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

test('[MEM-16][MEM-28] the beneficiaries go into a file with their parts', async () => {
  const { user } = await openScreen(Beneficiaries, { member: '00001', at: path });
  // The buttons of each table stand in a group that says of what.
  const tools = within(await screen.findByRole('group', { name: 'รายชื่อผู้รับโอนประโยชน์' }));
  const button = tools.getByRole('button', { name: 'ดาวน์โหลด' });
  const { lines } = await saveCsv(user, button);
  expect(lines[0]).toBe('ลำดับ,ชื่อ-นามสกุล,ความสัมพันธ์,เลขประจำตัว,สัดส่วน (%)');
  expect(lines[1]).toMatch(/^1,นางสมหญิง ใจงาม,คู่สมรส,9-xxxx-xxxxx-x\d-\d,50\.00$/);
});
