import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Found } from '../../site/found.ts';
import { textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Search } from './route.tsx';

const HIT = { text: 'ข้อความ', categoryName: 'ข่าวสหกรณ์', older: [] };

const FOUND: Found = {
  marks: 'ปันผล',
  hits: [
    { ...HIT, href: '/show/1', title: 'กำหนดวันรับเงินปันผล ปี 2569', on: '2026-01-06' },
    {
      ...HIT,
      href: '/show/2',
      title: 'คำขอกู้เงินสามัญ ฉบับปี 2569',
      on: '2026-02-03',
      older: [{ href: '/show/3', title: 'คำขอกู้เงินสามัญ ฉบับปี 2568', on: '2025-02-03' }],
    },
  ],
  total: 3,
  page: 1,
  pages: 2,
  categories: [
    { key: 'news', name: 'ข่าวสหกรณ์', total: 2 },
    { key: 'download', name: 'ดาวน์โหลดแบบฟอร์ม', total: 1 },
  ],
  yearsBE: [2569, 2568],
  asked: [],
  days: [],
  rates: [],
  isIncomplete: false,
};

/** Returns what the web server answers; it is tested beside it. */
const answers = (found: Partial<Found>) => {
  const queries: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    queries.push(url);
    return Response.json({ ...FOUND, ...found });
  });
  return queries;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (search: string, site = {}) =>
  openScreen(Search, { at: `/search?${search}`, path: '/search', site });

const status = () => screen.getByRole('status').textContent;
const answer = (name: string) => screen.findByRole('region', { name });

test('[VIS-01] what was found stands in its order, marked, with its kind and day, and earlier editions folded', async () => {
  answers({});
  await open('q=ปันผล');
  const list = await screen.findByRole('list', { name: 'ผลการค้นหา' });
  expect(within(list).getByRole('link', { name: 'กำหนดวันรับเงินปันผล ปี 2569' })).toBeDefined();
  expect(document.querySelector('mark')?.textContent).toBe('ปันผล');
  expect(within(list).getByText('ข่าวสหกรณ์ · 6 ม.ค. 2569')).toBeDefined();
  expect(within(list).getByText('ฉบับก่อนหน้า 1 ฉบับ').closest('details')?.open).toBe(false);
  expect(status()).toBe('พบ 3 รายการ');
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('ปันผล');
});

test('[VIS-01] categories and years are links that keep the words', async () => {
  const queries = answers({});
  const { user, address } = await open('q=ปันผล&page=2');
  const kinds = await screen.findByRole('navigation', { name: 'ผลการค้นหาตามหมวด' });
  await user.click(within(kinds).getByRole('link', { name: 'ดาวน์โหลดแบบฟอร์ม1' }));
  expect(decodeURI(address())).toBe('/search?q=ปันผล&category=download');
  await screen.findByRole('link', { name: 'ดาวน์โหลดแบบฟอร์ม1', current: true });
  const years = screen.getByRole('navigation', { name: 'ผลการค้นหาตามปี พ.ศ.' });
  await user.click(within(years).getByRole('link', { name: '2568' }));
  await expect
    .poll(() => decodeURI(queries.at(-1) ?? ''))
    .toBe('/search.json?q=ปันผล&category=download&year=2568');
});

test('[VIS-01] a misspelt word is said to be read as another', async () => {
  answers({ corrected: 'ฌาปนกิจ' });
  await open('q=ฌาปณกิจ');
  expect((await screen.findByText('“ฌาปนกิจ”')).closest('p')?.textContent).toBe(
    'แสดงผลของ “ฌาปนกิจ”',
  );
});

test('[VIS-01] common questions are answered above what was found', async () => {
  answers({
    asked: ['rate', 'phone', 'payday', 'deadline'],
    rates: [{ name: 'เงินกู้สามัญ', rate: '5.50', since: '2026-01-01' }],
    form: {
      href: '/show/2',
      title: 'คำขอกู้เงินสามัญ ฉบับปี 2569',
      on: '2026-02-03',
      file: 'mediafiles/2-1.pdf',
      size: 20_480,
    },
    closed: 'สหกรณ์ปิดทำการวันที่ 7 ธันวาคม 2569',
  });
  await open('q=ถาม', { phone: '075-123-456' });
  expect((await answer('อัตราดอกเบี้ยปัจจุบัน')).textContent).toContain('ร้อยละ 5.50 ต่อปี');
  const phone = within(await answer('โทรศัพท์')).getByRole('link', { name: '075-123-456' });
  expect(phone.getAttribute('href')).toBe('tel:075123456');
  expect((await answer('วันปิดทำการ')).textContent).toContain('7 ธันวาคม 2569');
  expect((await answer('วันจ่ายเงินกู้')).textContent).toMatch(/ครั้งถัดไป (11|27)/);
  expect((await answer('วันสุดท้ายที่รับเรื่อง')).textContent).toMatch(/ทุนการศึกษาบุตร30.มิถุนายน/);
  const file = within(await answer('แบบฟอร์มฉบับล่าสุด')).getByRole('link', {
    name: 'ดาวน์โหลด 20 KB',
  });
  expect(file.getAttribute('href')).toBe('/mediafiles/2-1.pdf');
});

test('[VIS-01] nothing found says so, and where else to look', async () => {
  answers({ hits: [], total: 0, pages: 1, categories: [], yearsBE: [] });
  await open('q=ไม่มีคำนี้');
  expect(await screen.findByText('ไม่พบ “ไม่มีคำนี้”')).toBeDefined();
  expect(status()).toBe('พบ 0 รายการ');
  expect(screen.getByRole('link', { name: 'ดาวน์โหลดแบบฟอร์ม' })).toBeDefined();
});

test('[VIS-01] lists that could not be searched are said, and a search that failed is tried again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const { user, toasts } = await open('q=ปันผล');
  const retry = await screen.findByRole('button', { name: 'ลองใหม่' });
  expect(toasts).toEqual([]);
  answers({ isIncomplete: true });
  await user.click(retry);
  await screen.findByRole('list', { name: 'ผลการค้นหา' });
  expect(status()).toBe('พบ 3 รายการ · บางหมวดยังค้นไม่ได้');
});

test('[VIS-01] without words there is a field, and nothing is asked', async () => {
  const queries = answers({});
  await open('');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ค้นหาในเว็บไซต์');
  expect(screen.getByRole('searchbox', { name: 'คำที่ต้องการค้นหา' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  expect(queries).toEqual([]);
});

test('[VIS-01] the days of an answer are those of the calendar', async () => {
  const days = [
    { day_id: '1', kind: 'PAPERS', title: 'วันสุดท้ายที่รับเรื่องเข้าคณะกรรมการ', date: '2026-11-19' },
    { day_id: '2', kind: 'PAPERS', title: 'วันสุดท้ายที่รับเรื่องเข้าคณะกรรมการ', date: '2026-12-01' },
    { day_id: '3', kind: 'PAYOUT', title: 'จ่ายเงินกู้', date: '2026-12-28' },
    { day_id: '4', kind: 'PAID', title: 'จ่ายเงินปันผล', date: '2027-02-01' },
  ] as const;
  const dividend = { year: 2025, dividend_rate: '5.25', refund_rate: '12.00', since: '2026-01-25' };
  answers({ asked: ['payday', 'deadline', 'dividend'], days, dividend });
  await open('q=ถาม');
  expect(textOf(await answer('วันจ่ายเงินกู้'))).toContain('ครั้งถัดไป 28 ธันวาคม 2569');
  expect(textOf(await answer('วันสุดท้ายที่รับเรื่อง'))).toBe(
    'วันสุดท้ายที่รับเรื่องรับเรื่องเข้าคณะกรรมการ1 ธันวาคม 2569',
  );
  const paid = await answer('เงินปันผลและเฉลี่ยคืน ปี 2568');
  expect(textOf(paid)).toContain('วันจ่ายครั้งถัดไป1 กุมภาพันธ์ 2570');
});
