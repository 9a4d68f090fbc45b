import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { watchDownloads } from '../../testing/downloads.ts';
import { tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Calendar } from './route.tsx';

const path = '/member/calendar';

test('the next day is said first, and the year follows month by month', async () => {
  await openScreen(Calendar, { member: '00001', at: path });
  const next = await screen.findByText('ถัดไป วันจันทร์ที่ 30 พฤศจิกายน 2569');
  expect(next.nextSibling?.textContent).toBe('หักเงินตามใบเรียกเก็บ');
  const rows = tableRows('วันสำคัญข้างหน้า');
  expect(rows[0]).toBe('เรื่อง | วันที่ | ประเภท');
  expect(rows[1]).toBe('พฤศจิกายน 2569');
  expect(rows).toContain('ประชุมใหญ่สามัญ ประจำปี 2569 | 24 ม.ค. 2570 | ประชุม');
  expect(rows).toContain('จ่ายเงินปันผลและเฉลี่ยคืน ปี 2569 | 1 ก.พ. 2570 | ปันผล');
  // What comes every month stands once; the other months are behind a press.
  expect(rows.filter((row) => row.startsWith('ออกใบเรียกเก็บ'))).toEqual([
    'ออกใบเรียกเก็บ | 15 ธ.ค. 2569 | ใบเรียกเก็บ',
  ]);
  const further = tableRows('วันออกใบเรียกเก็บและวันหักเงินต่อ\u00a0ๆ ไป');
  expect(further.filter((row) => row.startsWith('หักเงินตามใบเรียกเก็บ'))).toHaveLength(11);
  expect(further).toContain('ออกใบเรียกเก็บ | 15 ม.ค. 2570 | ใบเรียกเก็บ');
});

test('the days are saved as a calendar, each under a name that stays the same', async () => {
  const downloads = watchDownloads();
  const { user } = await openScreen(Calendar, { member: '00001', at: path });
  await user.click(await screen.findByRole('button', { name: 'เก็บลงปฏิทินของท่าน' }));
  const [file] = downloads;
  expect(file?.name).toBe('ปฏิทินสหกรณ์.ics');
  const lines = (await file?.content.text())?.replaceAll('\r\n ', '').split('\r\n') ?? [];
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain(`UID:DIVIDEND-2026@${window.location.host}`);
  expect(lines).toContain('DTSTART;VALUE=DATE:20270201');
  expect(lines).toContain('SUMMARY:จ่ายเงินปันผลและเฉลี่ยคืน ปี 2569');
});

test('[ABI-10] a private address is made, renewed with amounts, and ended', async () => {
  const { user, toasts } = await openScreen(Calendar, { member: '00001', at: path });
  await user.click(await screen.findByRole('button', { name: 'สร้างที่อยู่ส่วนตัว' }));
  const field = await screen.findByLabelText<HTMLInputElement>('ที่อยู่ปฏิทินของท่าน');
  const first = field.value;
  expect(first).toMatch(/\/api\/calendar\/test-\d+\.[\w-]{43}\.ics$/);
  expect(screen.getByText(/^ไม่มีจำนวนเงิน/).textContent).toContain(
    'ใช้ได้ถึงก่อน 20\u00a0พ.ย.\u00a02570',
  );
  expect(screen.getByRole('link', { name: 'เปิดในปฏิทินของเครื่องนี้' }).getAttribute('href')).toMatch(
    /^webcal:/,
  );
  await user.click(screen.getByRole('button', { name: 'สร้างที่อยู่ใหม่' }));
  const renewal = screen.getByRole('dialog', { name: 'สร้างที่อยู่ใหม่หรือไม่' });
  await user.click(within(renewal).getByLabelText(/^ใส่จำนวนเงิน/));
  await user.click(within(renewal).getByRole('button', { name: 'สร้างที่อยู่ใหม่' }));
  expect(await screen.findByText(/^มีจำนวนเงินของเดือน/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('ที่อยู่ปฏิทินของท่าน').value).not.toBe(first);
  await user.click(screen.getByRole('button', { name: 'ยกเลิกที่อยู่นี้' }));
  const end = screen.getByRole('dialog', { name: 'ยกเลิกที่อยู่ปฏิทินหรือไม่' });
  await user.click(within(end).getByRole('button', { name: 'ยกเลิกที่อยู่นี้' }));
  expect(await screen.findByRole('button', { name: 'สร้างที่อยู่ส่วนตัว' })).toBeDefined();
  expect(toasts.at(-1)?.text).toBe('ยกเลิกที่อยู่ปฏิทินแล้ว');
});

test('[ABI-10] a backend without the address shows the days as before', async () => {
  await openScreen(Calendar, {
    member: '00001',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberCalendarFeedShow', status: 404 }),
  });
  expect(await screen.findByText(/^ถัดไป/)).toBeDefined();
  await waitFor(() => expect(screen.queryByText('ปฏิทินที่ปรับวันให้เอง')).toBeNull());
});

test('[ABI-10] where the address cannot be made or ended, it says so and stands as before', async () => {
  const { user, toasts } = await openScreen(Calendar, {
    member: '00001',
    at: path,
    before: ({ faults }) => {
      faults.add({ endpoint: 'memberCalendarFeedCreate', status: 500, times: 1 });
      faults.add({ endpoint: 'memberCalendarFeedRevoke', status: 500 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'สร้างที่อยู่ส่วนตัว' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'สร้างที่อยู่ส่วนตัว' }));
  const field = await screen.findByLabelText<HTMLInputElement>('ที่อยู่ปฏิทินของท่าน');
  const made = field.value;
  await user.click(screen.getByRole('button', { name: 'ยกเลิกที่อยู่นี้' }));
  const end = screen.getByRole('dialog', { name: 'ยกเลิกที่อยู่ปฏิทินหรือไม่' });
  await user.click(within(end).getByRole('button', { name: 'ยกเลิกที่อยู่นี้' }));
  expect((await within(end).findByRole('alert')).textContent).toContain('ความผิดพลาดจำลอง');
  expect(field.value).toBe(made);
});
