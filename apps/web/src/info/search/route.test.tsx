import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Search } from './route.tsx';

type Before = Parameters<typeof openScreen>[1]['before'];

const open = (words: string, before?: Before) =>
  openScreen(Search, {
    at: `/search?q=${words}`,
    path: '/search',
    ...(before && { before }),
  });

const status = () => screen.getByRole('status').textContent;
const group = (name: RegExp) => screen.findByRole('region', { name });

test('[PUB-13] one search finds news, notices, rules, forms and threads, counted by kind and marked', async () => {
  await open('ปันผล');
  const board = await group(/^กระดานถามตอบ 6 รายการ/);
  expect(within(board).getAllByRole('listitem')).toHaveLength(4);
  const all = within(board).getByRole('link', { name: 'ดูทั้งหมด 6 รายการในกระดานถามตอบ' });
  expect(decodeURI(all.getAttribute('href') ?? '')).toBe('/board?q=ปันผล');
  const news = await group(/^ข่าวสหกรณ์ \d+ รายการ/);
  const [first] = within(news).getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/show\/\d+$/);
  const kinds = within(screen.getByRole('navigation', { name: 'ผลการค้นหาตามหมวด' }));
  const counts = kinds.getAllByRole('link').map((one) => Number(/\d+$/.exec(one.textContent)));
  expect(status()).toBe(`พบ ${counts.reduce((sum, one) => sum + one, 0)} รายการ`);
  expect(document.querySelector('mark')?.textContent).toBe('ปันผล');
});

test('[PUB-13] nothing found says so, and where else to look', async () => {
  await open('ไม่มีคำนี้');
  expect(await screen.findByText('ไม่พบ “ไม่มีคำนี้”')).toBeDefined();
  expect(status()).toBe('พบ 0 รายการ');
  expect(screen.getByRole('link', { name: 'ดาวน์โหลดแบบฟอร์ม' })).toBeDefined();
});

test('[PUB-13] a list that cannot be searched says so in its place, and the others are shown', async () => {
  const { user, toasts } = await open('ปันผล', ({ faults }) =>
    faults.add({ endpoint: 'infoBoardList', status: 404, times: 1, body: {} }),
  );
  expect(await screen.findByText('ยังค้นในกระดานถามตอบไม่ได้')).toBeDefined();
  expect(await group(/^ข่าวสหกรณ์/)).toBeDefined();
  expect(status()).toMatch(/^พบ \d+ รายการ · บางหมวดยังค้นไม่ได้$/);
  expect(toasts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await group(/^กระดานถามตอบ 6 รายการ/)).toBeDefined();
});

test('[PUB-13] without words it says what can be found', async () => {
  await open('');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ค้นหาในเว็บไซต์');
  expect(screen.queryByRole('status')).toBeNull();
});
