import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { definition, tableRows } from '../../testing/read.ts';
import '../../testing/dialogs.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Welfare } from './route.tsx';

const path = '/member/welfare';
const RIGHTS = 'สิทธิสวัสดิการของท่าน';
const HISTORY = 'ประวัติคำขอสวัสดิการ';
const paper = (name: string, content = '%PDF-1.7') =>
  new File([content], name, { type: 'application/pdf' });

async function send(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  await user.click(screen.getByRole('button', { name: 'ส่งคำขอ' }));
}

beforeEach(() => sessionStorage.clear());

test('[MEM-18] rights stand first, those one has before those one has not, with the reason', async () => {
  await openScreen(Welfare, { member: '00001', at: path });
  await screen.findByRole('table', { name: RIGHTS });
  const rows = tableRows(RIGHTS);
  expect(rows[1]).toBe('สวัสดิการที่มีสิทธิ');
  expect(rows[2]).toBe(
    'รักษาพยาบาล (นอนโรงพยาบาล)เป็นสมาชิกสามัญหรือบำนาญ · เป็นสมาชิกครบ 1 ปี | มีสิทธิคืนละ 300.00 บาท ไม่เกินที่เหลือของปีนี้ | 1,800.00 | ภายใน 120 วันหลังเกิดเหตุ ยื่นคำขอ รักษาพยาบาล (นอนโรงพยาบาล)',
  );
  const received = rows.indexOf('สวัสดิการที่รับแล้ว');
  expect(rows[received + 1]).toContain('ทุนการศึกษาบุตร');
  expect(rows[received + 1]).toContain('รับแล้วได้รับของปีนี้แล้ว เมื่อ 5 พ.ค. 2569');
  expect(rows.indexOf('สวัสดิการที่ยังไม่มีสิทธิ')).toBeGreaterThan(received);
  expect(definition('สวัสดิการที่มีสิทธิ')).toBe('7 จาก 11 ประเภท');
  expect(rows.find((row) => row.startsWith('เกษียณอายุ'))).toMatch(
    /ต้องเกษียณอายุแล้ว ท่านเกษียณวันที่ 30 ก\.ย\. 2575 \| 12,000\.00 \| (?!.*ยื่นคำขอ)/,
  );
});

test('[MEM-18] another tab replaces the shown data and stands in the address', async () => {
  const { user, address } = await openScreen(Welfare, { member: '00001', at: path });
  await user.click(await screen.findByRole('tab', { name: 'กองทุน' }));
  await screen.findByRole('table', { name: 'กองทุนและประกันของท่าน' });
  expect(address()).toBe(`${path}?tab=3`);
  expect(screen.queryByRole('table', { name: RIGHTS })).toBeNull();
  expect(tableRows('กองทุนและประกันของท่าน').slice(1)).toEqual([
    expect.stringContaining('220,416.00'),
    expect.stringMatching(/ครูไทย.* \| 1 ต\.ค\. 2550 \| ตลอดระยะเวลาที่เป็นสมาชิก \| 600,000\.00/),
    expect.stringContaining('แห่งประเทศไทย'),
    expect.stringMatching(/^ประกันสินเชื่อ.* \| 30 ม\.ค\. 2569 \| 31 ธ\.ค\. 2569 \| 959,867\.89/),
    expect.stringContaining('2,380,283.89'),
  ]);
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('table', { name: HISTORY })).toBeDefined();
  expect(address()).toBe(`${path}?tab=2`);
});

test('[MEM-18] the history says what was asked, what came of it and what was received', async () => {
  await openScreen(Welfare, { member: '00001', at: `${path}?tab=2` });
  expect(await screen.findByText('แสดง 2 จาก 10 รายการ')).toBeDefined();
  expect(tableRows(HISTORY).slice(1)).toEqual([
    '18 ส.ค. 2569 | วันเกิดสมาชิก | W2569-00001-09 | โอนเงินแล้ว | 18 ส.ค. 2569 | 300.00 | 300.00',
    '17 เม.ย. 2569 | ทุนการศึกษาบุตร | W2569-00001-03 | โอนเงินแล้ว | 5 พ.ค. 2569 | 2,000.00 | 2,000.00',
    expect.stringMatching(/^ได้รับ 2 รายการ .*2,300\.00$/),
  ]);
});

test('[MEM-18] a request with an attachment is sent once and appears in the history', async () => {
  const { user, toasts, address } = await openScreen(Welfare, { member: '00001', at: path });
  await user.click(await screen.findByRole('button', { name: 'ยื่นคำขอ รักษาพยาบาล (นอนโรงพยาบาล)' }));
  await user.type(await screen.findByLabelText('วัน'), '10');
  await user.selectOptions(screen.getByLabelText('เดือน'), 'พฤศจิกายน');
  await user.type(screen.getByLabelText('ปี พ.ศ.'), '2569');
  await user.clear(screen.getByLabelText('จำนวนคืน'));
  await user.type(screen.getByLabelText('จำนวนคืน'), '๔');
  await user.upload(screen.getByLabelText(/เอกสารแนบ/), paper('ใบรับรองแพทย์.pdf'));
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  const dialog = within(screen.getByRole('dialog', { name: 'ส่งคำขอสวัสดิการนี้หรือไม่' }));
  expect(dialog.getByText('1,200.00 บาท')).toBeDefined();
  expect(dialog.getByText('ใบรับรองแพทย์.pdf')).toBeDefined();
  await user.dblClick(dialog.getByRole('button', { name: 'ส่งคำขอ' }));
  expect(await screen.findByText('แสดง 3 จาก 11 รายการ')).toBeDefined();
  expect(toasts).toMatchObject([{ text: 'ส่งคำขอ W2569-00001-21 แล้ว', isSilent: true }]);
  expect(address()).toBe(`${path}?tab=2`);
  const sheet = within(screen.getByRole('region', { name: 'ส่งคำขอสวัสดิการแล้ว' }));
  const heading = sheet.getByRole('heading', { level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(sheet.getByText('W2569-00001-21')).toBeDefined();
  expect(sheet.getByText('โอนเงินเข้าบัญชี').nextElementSibling?.textContent).toContain('กรุงไทย');
  expect(tableRows(HISTORY)[1]).toBe(
    '20 พ.ย. 2569 | รักษาพยาบาล (นอนโรงพยาบาล)4 คืน · แนบ 1 ไฟล์ | W2569-00001-21 | รอการอนุมัติยกเลิกคำขอ W2569-00001-21 | - | 1,200.00 | ',
  );
});

test('[MEM-18] what is wrong is told at the field and in the summary; nothing typed is lost', async () => {
  const { user } = await openScreen(Welfare, { member: '00001', at: `${path}?tab=4` });
  await user.click(await screen.findByRole('button', { name: 'ตรวจทานคำขอ' }));
  const summary = await screen.findByRole('group', { name: 'ยังไม่ครบ' });
  expect(summary.textContent).toBe('ยังไม่ครบกรุณาเลือกสวัสดิการ');
  await user.selectOptions(screen.getByLabelText('ประเภทสวัสดิการ'), 'ประสบภัยพิบัติ');
  await user.type(screen.getByLabelText('รายละเอียดเพิ่มเติม (ถ้ามี)'), 'น้ำท่วมบ้าน');
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  expect(document.title).toMatch(/^ผิดพลาด: สวัสดิการ · /);
  const links = within(await screen.findByRole('group', { name: 'ยังไม่ครบ' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'กรุณาระบุวันที่เกิดภัย',
    'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'ยังไม่ครบ' }));
  const [toDay] = links;
  if (toDay) await user.click(toDay);
  expect(document.activeElement).toBe(screen.getByLabelText('วัน'));
  await user.upload(screen.getByLabelText(/เอกสารแนบ/), paper('ปลอม.pdf', '<html>'));
  await user.type(screen.getByLabelText('วัน'), '1');
  await user.selectOptions(screen.getByLabelText('เดือน'), 'มกราคม');
  await user.type(screen.getByLabelText('ปี พ.ศ.'), '2569');
  await send(user);
  expect(
    await screen.findByRole('link', {
      name: 'เกินกำหนดยื่นภายใน 180 วัน (ผ่านมาแล้ว 323 วัน)',
    }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'ไฟล์ ปลอม.pdf ไม่ใช่ PDF, JPEG หรือ PNG' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'สิทธิ' }));
  await user.click(screen.getByRole('tab', { name: 'ยื่นคำขอ' }));
  const note = await screen.findByLabelText<HTMLTextAreaElement>('รายละเอียดเพิ่มเติม (ถ้ามี)');
  expect(note.value).toBe('น้ำท่วมบ้าน');
  expect(screen.getByText(/ปลอม\.pdf \(1 KB\)/)).toBeDefined();
});

test('[MEM-18] a request can be taken back while it waits', async () => {
  const { user } = await openScreen(Welfare, { member: '00001', at: `${path}?tab=4` });
  await user.selectOptions(await screen.findByLabelText('ประเภทสวัสดิการ'), 'ประสบภัยพิบัติ');
  await user.type(screen.getByLabelText('วัน'), '1');
  await user.selectOptions(screen.getByLabelText('เดือน'), 'พฤศจิกายน');
  await user.type(screen.getByLabelText('ปี พ.ศ.'), '2569');
  await user.upload(screen.getByLabelText(/เอกสารแนบ/), paper('ภาพ.pdf'));
  await send(user);
  const sheet = { name: 'ส่งคำขอสวัสดิการแล้ว' };
  await screen.findByRole('region', sheet);
  const takeBack = { name: 'ยกเลิกคำขอ W2569-00001-21' };
  await user.click(await screen.findByRole('button', takeBack));
  await user.click(screen.getByRole('button', { name: 'ไม่ยกเลิก' }));
  expect(tableRows(HISTORY)[1]).toContain('รอการอนุมัติ');
  await user.click(screen.getByRole('button', takeBack));
  await user.click(screen.getByRole('button', { name: 'ยืนยันยกเลิก' }));
  await waitFor(() => expect(tableRows(HISTORY)[1]).toMatch(/\| ยกเลิก \|/));
  expect(screen.queryByRole('button', takeBack)).toBeNull();
  expect(screen.queryByRole('region', sheet)).toBeNull();
});

test('a member without funds or rights is told what to do', async () => {
  const { user } = await openScreen(Welfare, { member: '00002', at: `${path}?tab=3` });
  expect(await screen.findByText('ยังไม่มีกองทุนหรือประกัน')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'ยื่นคำขอ' }));
  expect(await screen.findByText('ขณะนี้ไม่มีสวัสดิการที่ยื่นคำขอได้')).toBeDefined();
});
