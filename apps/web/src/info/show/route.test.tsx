import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import '../../testing/dialogs.ts';
import { Component as Show } from './route.tsx';

const open = (id: string, before?: Parameters<typeof openScreen>[1]['before']) =>
  openScreen(Show, {
    member: '00001',
    at: `/show/${id}`,
    path: '/show/:topicId',
    ...(before && { before }),
  });

test('[PUB-15][PUB-25] an item shows its text, its files with size, and its neighbours', async () => {
  await open('69011');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('รับสมัครกรรมการดำเนินการ ชุดที่ 63 ตั้งแต่วันนี้ถึง 7\u00a0ตุลาคม\u00a02569');
  expect(await screen.findByText(/เปิดรับสมัครกรรมการดำเนินการแทนผู้ที่ครบวาระ/)).toBeDefined();
  const file = screen.getByRole('link', { name: /^ใบสมัครกรรมการดำเนินการ ชุดที่ 63\.pdf/ });
  expect(file.textContent).toMatch(/PDF · \d+ KB$/);
  expect(file.getAttribute('href')).toBe('/mediafiles/69011-1.pdf');
  expect(screen.getByRole('link', { name: /^รายการก่อนหน้า/ }).getAttribute('href')).toBe(
    '/show/69009',
  );
  const crumbs = within(screen.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' }));
  expect(crumbs.getByRole('link', { name: 'ข่าวสหกรณ์' }).getAttribute('href')).toBe('/list/news');
  expect(document.title).toContain('รับสมัครกรรมการดำเนินการ ชุดที่ 63');
  const shared = (name: string) => document.head.querySelector<HTMLMetaElement>(name)?.content;
  expect(shared('meta[property="og:type"]')).toBe('article');
  expect(shared('meta[name=description]')).toMatch(/^เปิดรับสมัครกรรมการดำเนินการแทนผู้ที่ครบวาระ/);
});

test.each([
  [103, 'คณะกรรมการดำเนินการ ชุดที่ 62 ประจำปี 2569', 'ประธานกรรมการ'],
  [104, 'ผู้ตรวจสอบกิจการ ประจำปี 2569', 'หัวหน้าผู้ตรวจสอบกิจการ'],
  [105, 'ผู้ตรวจสอบภายใน ประจำปี 2569', 'หัวหน้าผู้ตรวจสอบภายใน'],
  [106, 'เจ้าหน้าที่สหกรณ์ ประจำปี 2569', 'ผู้จัดการ'],
])('[PUB-15] show/%i lists people of the organisation', async (id, title, post) => {
  await open(String(id));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  const people = within(screen.getByRole('list', { name: 'รายชื่อ' })).getAllByRole('listitem');
  expect(people.map((person) => person.textContent)).toContainEqual(
    expect.stringMatching(`${post}$`),
  );
  // Nobody is listed twice.
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('heading', { name: /^ภาพในอัลบั้ม/ })).toBeNull();
});

test('[PUB-15] a face of the committee opens over the page, with name and office', async () => {
  const { user } = await open('103');
  await user.click(await screen.findByRole('button', { name: /^เปิดภาพที่ 2 จาก 15 / }));
  expect(screen.getByRole('status').textContent).toMatch(/^ภาพที่ 2 จาก 15 .+ รองประธานกรรมการ/);
});

test.each(['999999', 'abc', '0', '1e3', '9'.repeat(12)])(
  '[PUB-15] show/%s is not there, in the middle of the site',
  async (id) => {
    await open(id);
    expect(await screen.findByRole('heading', { name: 'ไม่พบรายการนี้' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'กลับหน้าหลัก' }).getAttribute('href')).toBe('/home');
  },
);

test('[PUB-15] an album opens at the picture that was pressed', async () => {
  const { user } = await open('69367');
  await user.click(await screen.findByRole('button', { name: /^เปิดภาพที่ 3 จาก 10/ }));
  expect(screen.getByRole('status').textContent).toBe('ภาพที่ 3 จาก 10 ประธานกรรมการมอบทุน');
});

test('[PUB-25] a script in the text of an item is not run and not shown', async () => {
  const { response } = examples.infoTopicShow;
  const html = '<p>ข่าว <b>จริง</b></p><script>alert(1)</script><img src=x onerror=alert(1)>';
  await open('69001', ({ faults }) =>
    faults.add({ endpoint: 'infoTopicShow', body: { ...response, html } }),
  );
  expect((await screen.findByText('จริง')).tagName).toBe('B');
  expect(document.body.innerHTML).not.toMatch(/<script|onerror/);
});

test('[VIS-02] an edition that was replaced says so, and leads to the one in force', async () => {
  await open('68530');
  const notice = (await screen.findByText('ฉบับนี้ถูกแทนที่แล้ว')).parentElement as HTMLElement;
  const current = within(notice).getByRole('link', { name: 'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2569' });
  expect(current.getAttribute('href')).toBe('/show/69530');
});
