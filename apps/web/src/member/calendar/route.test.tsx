import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchDownloads } from '../../testing/downloads.ts';
import { tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import Calendar from './route.tsx';

const at = '/member/calendar';

test('the next day is said first, and the year follows month by month', async () => {
  await openScreen(Calendar, { member: '00001', at });
  const next = await screen.findByText('ถัดไป วันจันทร์ที่ 30 พฤศจิกายน 2569');
  expect(next.nextSibling?.textContent).toBe('หักเงินตามใบเรียกเก็บ');
  const rows = tableRows('วันสำคัญสิบสองเดือนข้างหน้า');
  expect(rows[0]).toBe('เรื่อง | วันที่ | ประเภท');
  expect(rows[1]).toBe('พฤศจิกายน 2569');
  expect(rows).toContain('ประชุมใหญ่สามัญ ประจำปี 2569 | 25 ม.ค. 2570 | ประชุม');
  expect(rows).toContain('จ่ายเงินปันผลและเฉลี่ยคืน ปี 2569 | 1 ก.พ. 2570 | ปันผล');
});

test('the days are saved as a calendar, each under a name that stays the same', async () => {
  const downloads = watchDownloads();
  const { user } = await openScreen(Calendar, { member: '00001', at });
  await user.click(await screen.findByRole('button', { name: 'เก็บลงปฏิทินของท่าน (.ics)' }));
  const [file] = downloads;
  expect(file?.name).toBe('ปฏิทินสหกรณ์.ics');
  const lines = (await file?.content.text())?.replaceAll('\r\n ', '').split('\r\n') ?? [];
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain(`UID:DIVIDEND-2026@${window.location.host}`);
  expect(lines).toContain('DTSTART;VALUE=DATE:20270201');
  expect(lines).toContain('SUMMARY:จ่ายเงินปันผลและเฉลี่ยคืน ปี 2569');
});

test('a failed load can be tried again', async () => {
  const { user } = await openScreen(Calendar, {
    member: '00001',
    at,
    before: ({ faults }) => faults.add({ endpoint: 'memberCalendarList', status: 500, times: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText(/^ถัดไป/)).toBeDefined();
});

test('nothing ahead is said in words', async () => {
  await openScreen(Calendar, {
    member: '00001',
    at,
    before: ({ faults }) =>
      faults.add({
        endpoint: 'memberCalendarList',
        status: 200,
        body: { as_of: '2026-11-19', events: [] },
      }),
  });
  expect(await screen.findByText('ยังไม่มีวันสำคัญข้างหน้า')).toBeDefined();
});
