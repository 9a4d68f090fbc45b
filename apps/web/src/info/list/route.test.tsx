import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressSentBy } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as List } from './route.tsx';

type Before = Parameters<typeof openScreen>[1]['before'];

const open = (address: string, before?: Before) =>
  openScreen(List, {
    member: '00001',
    at: address,
    path: '/list/:topicId',
    ...(before && { before }),
  });

const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name: `รายการใน${name}` })).getAllByRole('listitem');

test('[PUB-14][PUB-24] a list says what it is about, how much there is, and cuts its summaries', async () => {
  await open('/list/news');
  expect(await screen.findByText('ทั้งหมด 63 รายการ')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ข่าวสหกรณ์');
  const [first] = rowsOf('ข่าวสหกรณ์');
  expect(first?.textContent).toContain(
    'ผู้สอบบัญชีขอให้สมาชิกที่ยังไม่ได้ตอบ ยืนยันยอด ณ วันที่ 31\u00a0ธันวาคม\u00a02568 ในระบบสมาชิกออนไลน์ ภายในวั...',
  );
  expect(first?.textContent).toContain('18\u00a0พ.ย.\u00a02569');
  expect(first?.textContent).toContain('ปักหมุด');
});

test.each([
  ['ภาพกิจกรรม', 'activity-gallary'],
  ['ทุนการศึกษา', 'Scholarships'],
  ['สวัสดิการ', 'welfare'],
  ['การลงทุนของสหกรณ์', 'coop_investment'],
  ['ศูนย์รายงาน', 'report_center'],
  ['ระเบียบและข้อบังคับ', 'rules'],
  ['จดหมายข่าว', 'news_letters'],
  ['ดาวน์โหลดแบบฟอร์ม', 'download'],
  ['ประกาศ', 'notice'],
])('[PUB-13] %s is a list of its own, twelve items a page', async (name, category) => {
  await open(`/list/${category}`);
  expect(await screen.findByRole('list', { name: `รายการใน${name}` })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
  expect(rowsOf(name)).toHaveLength(12);
});

test('[PUB-14] year and words stand in the address, and what was found is marked', async () => {
  const { user, address } = await open('/list/news');
  await screen.findByText('ทั้งหมด 63 รายการ');
  await user.selectOptions(screen.getByLabelText('ปี พ.ศ.'), '2568');
  expect(await screen.findByText('พบ 16 รายการ')).toBeDefined();
  await user.type(screen.getByLabelText('ค้นหาในหมวดนี้'), 'เลือกตั้ง{Enter}');
  expect(await screen.findByText('พบ 2 รายการ')).toBeDefined();
  expect(decodeURI(address())).toBe('/list/news?year=2568&q=เลือกตั้ง');
  expect(screen.getAllByText('เลือกตั้ง', { selector: 'mark' })).not.toHaveLength(0);
});

test('[WEB-03] the form asks for the same address when no script is there to send it', async () => {
  const { user } = await open('/list/news?year=2568&q=ปันผล&page=1');
  await screen.findByText(/^พบ \d+ รายการ$/);
  expect(addressSentBy('ค้นหาในหมวดนี้')).toBe('/list/news?year=2568&q=ปันผล');
  await user.clear(screen.getByLabelText('ค้นหาในหมวดนี้'));
  await screen.findByText('พบ 16 รายการ');
  expect(addressSentBy('ค้นหาในหมวดนี้')).toBe('/list/news?year=2568&q=');
});

test('[PUB-14] nothing found says so and leads back to everything', async () => {
  const { user, address } = await open('/list/news?year=2569&q=ไม่มีคำนี้');
  expect(await screen.findByText('ไม่พบรายการตามที่เลือก')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('พบ 0 รายการ');
  await user.click(screen.getByRole('link', { name: 'แสดงทั้งหมด' }));
  expect(await screen.findByText('ทั้งหมด 63 รายการ')).toBeDefined();
  expect(address()).toBe('/list/news');
});

test('[PUB-14] an address from outside is read with care', async () => {
  await open('/list/news?page=99&year=abc');
  expect(await screen.findByText('รายการมีไม่ถึงหน้านี้')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ไปหน้าสุดท้าย (หน้าที่ 6)' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'ไปหน้าที่ 1' })).toBeDefined();
  expect(screen.queryByText(/หน้า 99/)).toBeNull();
});

test('[PUB-14] an unknown category is not there, in the middle of the site', async () => {
  await open('/list/nowhere');
  expect(await screen.findByRole('heading', { name: 'ไม่พบหมวดนี้' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'ดูข่าวทั้งหมด' })).toBeDefined();
});

test('[PUB-14] a category in which nothing has come out yet says so', async () => {
  const body = { ...examples.infoTopicList.response, rows: [], total: 0, years: [] };
  await open('/list/news', ({ faults }) => faults.add({ endpoint: 'infoTopicList', body }));
  expect(await screen.findByText('ยังไม่มีรายการในหมวดนี้')).toBeDefined();
});

test('[VIS-02] a form stands once, with the editions that it replaces folded behind it', async () => {
  await open('/list/download?q=ใบลาออก');
  const summary = await screen.findByText('ฉบับก่อนหน้าที่ถูกแทนที่แล้ว 3 ฉบับ');
  const older = within(summary.closest('details') as HTMLElement).getAllByRole('link', {
    hidden: true,
  });
  expect(older.map(({ textContent }) => textContent)).toEqual([
    'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2568',
    'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2567',
    'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2566',
  ]);
});
