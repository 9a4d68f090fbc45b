import { examples } from '@coop/contracts/examples/examples';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchDownloads } from '../../testing/downloads.ts';
import { definition, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Share } from './route.tsx';

const path = '/member/share';
const CAPTION = 'รายการเคลื่อนไหวของหุ้น';

test('[MEM-08] the member reads balance, monthly share, opening balance and what was added', async () => {
  await openScreen(Share, { member: '00001', at: path });
  await screen.findByText('หุ้นสะสมรวม');
  expect(definition('หุ้นสะสมรวม')).toBe('480,200.00');
  expect(screen.getByText('48,020 หุ้น หุ้นละ 10 บาท')).toBeDefined();
  expect(definition('ส่งหุ้นงวดละ')).toBe('1,500.00');
  expect(screen.getByText(/ล่าสุดงวดที่ 354/)).toBeDefined();
  expect(definition('หุ้นต้นปี')).toBe('465,200.00');
  expect(definition('เพิ่มขึ้นในปีนี้')).toBe('15,000.00');
  expect(await screen.findByText(/ข้อมูล ณ วันที่ 19 พ.ย. 2569/)).toBeDefined();
  expect(document.title).toBe('ทุนเรือนหุ้น · main - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
});

test('[MEM-08] while amounts are hidden the number of shares does not tell the sum', async () => {
  const before = () => localStorage.setItem('preferences', JSON.stringify({ hideAmounts: true }));
  await openScreen(Share, { member: '00001', at: path, before });
  expect(await screen.findByText('หุ้นละ 10 บาท')).toBeDefined();
  expect(document.body.textContent).not.toContain('48,020');
});

test('[MEM-08][MEM-28] the movements of this fiscal year stand newest first, with their total', async () => {
  await openScreen(Share, { member: '00001', at: path });
  const count = await screen.findByText(/แสดง 10 จาก 358 รายการ/);
  expect(textOf(count)).toBe(
    'แสดง 10 จาก 358 รายการ · ยอดตอนเริ่ม 465,200.00 บาท · ยอดตอนนี้ 480,200.00 บาท',
  );
  const rows = tableRows(CAPTION);
  expect(rows[1]).toBe(
    '31 ต.ค. 2569 | หุ้นรายเดือน | 6910-00001 | 354 | ซื้อหุ้น | 1,500.00 | 480,200.00',
  );
  expect(rows[10]).toBe(
    '31 ม.ค. 2569 | หุ้นรายเดือน | 6901-00001 | 345 | ซื้อหุ้น | 1,500.00 | 466,700.00',
  );
  expect(rows[11]).toMatch(/^รวม 10 รายการ \|.* 15,000\.00/);
});

test('[MEM-28] period and search narrow the rows and stand in the address', async () => {
  const { user, address } = await openScreen(Share, { member: '00003', at: path });
  await user.click(await screen.findByRole('button', { name: 'ปีบัญชีก่อน' }));
  await user.type(screen.getByLabelText('ค้นหา'), 'พิเศษ');
  expect(await screen.findByText(/แสดง 0 จาก 309 รายการ/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ปีบัญชีนี้' }));
  expect(await screen.findByText(/แสดง 1 จาก 309 รายการ/)).toBeDefined();
  expect(tableRows(CAPTION)[1]).toBe(
    '9 ต.ค. 2569 | ซื้อหุ้นพิเศษ | 691009-00003 | 303 | ซื้อหุ้น | 5,000.00 | 461,650.00',
  );
  const query = new URLSearchParams(address().split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ period: 'fiscal', q: 'พิเศษ' });
});

test('[MEM-28] the downloads hold the rows that are shown and no others', async () => {
  const downloads = watchDownloads();
  const at3 = `${path}?q=${encodeURIComponent('พิเศษ')}`;
  const { user, toasts } = await openScreen(Share, { member: '00003', at: at3 });
  await user.click(await screen.findByRole('button', { name: 'ดาวน์โหลด' }));
  await user.click(screen.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }));
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', text: 'บันทึกไฟล์แล้ว' }]));
  const name = 'ทุนเรือนหุ้น 00003 ปีบัญชี 2569 คำค้น “พิเศษ”';
  expect(downloads[0]?.name).toBe(`${name}.csv`);
  const lines = (await downloads[0]?.content.text())?.split('\r\n') ?? [];
  const body = lines.indexOf('') + 1;
  expect(lines.slice(0, body)).toEqual([
    expect.stringMatching(/^\uFEFF?สหกรณ์,สหกรณ์ออมทรัพย์/),
    'ตาราง,ทุนเรือนหุ้น',
    expect.stringMatching(/^สมาชิก,\S+ \S+ เลขทะเบียน 00003$/),
    'ช่วงเวลา,ปีบัญชี 2569 (1 ม.ค. 2569 ถึง 19 พ.ย. 2569)',
    'เฉพาะ,คำค้น “พิเศษ”',
    expect.stringMatching(/^ยอดตอนเริ่ม,[\d,".]+ บาท"?$/),
    'ข้อมูล ณ,19 พ.ย. 2569',
    expect.stringMatching(/^จัดทำเมื่อ,\d+ \S+ \d{4} \d\d:\d\d น\.$/),
    '',
  ]);
  expect(lines.slice(body)).toEqual([
    'วันที่,รายการ,ใบเสร็จ,งวด,ประเภท,จำนวนเงิน (บาท),คงเหลือ (บาท)',
    '09/10/2569,ซื้อหุ้นพิเศษ,691009-00003,303,ซื้อหุ้น,5000.00,461650.00',
    ',รวม 1 รายการ,,,,5000.00,',
    '',
  ]);
  await user.click(screen.getByRole('button', { name: 'ดาวน์โหลด' }));
  await user.click(screen.getByRole('menuitem', { name: 'ไฟล์ Excel (.xlsx)' }));
  await waitFor(() => expect(downloads).toHaveLength(2));
  expect(downloads[1]?.name).toBe(`${name}.xlsx`);
});

test('a member without any movement is told when the first will appear', async () => {
  const body = { ...examples.memberShareList.response, rows: [] };
  await openScreen(Share, {
    member: '00001',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberShareList', body }),
  });
  expect(await screen.findByText('ยังไม่มีรายการ')).toBeDefined();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('[MEM-08] shares that are owed are said with the sum and the by-law', async () => {
  await openScreen(Share, { member: '00003', at: path });
  const title = await screen.findByText(/^ค้างชำระค่าหุ้น/);
  expect(title.textContent).toBe('ค้างชำระค่าหุ้น 4,400.00\u00a0บาท');
  expect(screen.getByText('ค้างชำระ')).toBeDefined();
  expect(screen.queryByText('ปกติ')).toBeNull();
  expect(screen.getByText(/ขาดส่งค่าหุ้นถึงสามงวดติดต่อกัน หรือรวมหกงวดในปีบัญชี/)).toBeDefined();
});

test('[MEM-08] three shares late in a row are warned of, also once they are paid', async () => {
  const example = examples.memberShareList.response;
  const late_months = ['256908', '256909', '256910'];
  const body = { ...example, as_of: '2026-11-19', late_months, overdue_amount: '0.00' };
  await openScreen(Share, {
    member: '00001',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberShareList', body }),
  });
  expect(await screen.findByText('ขาดส่งค่าหุ้น 3 เดือนติดต่อกัน')).toBeDefined();
  expect(screen.getByText(/ท่านชำระที่ค้างครบแล้ว/)).toBeDefined();
});

test('[MEM-08] a member who has paused pays nothing, in gray', async () => {
  await openScreen(Share, { member: '00011', at: path });
  const tag = await screen.findByText('งดส่งหุ้น');
  expect(tag.className).toContain('muted');
  expect(definition('ส่งหุ้นงวดละ')).toBe('0.00');
});
