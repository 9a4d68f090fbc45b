import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addressSentBy } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Board } from './route.tsx';

const at = '/board';
const member = '00001';

beforeEach(() => localStorage.clear());

test('[PUB-16] the page and the words of a search come from the address', async () => {
  await openScreen(Board, { member, at: '/board?q=ปันผล&page=1', path: at });
  expect(await screen.findByText('พบ 6 กระทู้ที่มีคำว่า “ปันผล”')).toBeDefined();
  const marks = [...document.querySelectorAll('mark')].map((one) => one.textContent);
  expect(new Set(marks)).toEqual(new Set(['ปันผล']));
});

test('[WEB-03] the form asks for the same address when no script is there to send it', async () => {
  await openScreen(Board, { member, at: '/board?q=ปันผล', path: at });
  expect(addressSentBy('ค้นหาในกระดาน')).toBe('/board?q=ปันผล');
});

test.each([['-1'], ['x'], ['1e9']])('[PUB-16] page %s is the first one', async (page) => {
  await openScreen(Board, { member, at: `/board?page=${page}`, path: at });
  expect(await screen.findByText('ข้อตกลงการใช้กระดานถามตอบ')).toBeDefined();
});

test('[PUB-16] a page beyond the last says so and leads back', async () => {
  const { user, address } = await openScreen(Board, { member, at: '/board?page=99', path: at });
  await user.click(await screen.findByRole('link', { name: 'ไปหน้าที่ 1' }));
  expect(await screen.findByText('ข้อตกลงการใช้กระดานถามตอบ')).toBeDefined();
  expect(address()).toBe('/board');
});

test('a failed load can be tried again; a board that leaves figures out shows a gap', async () => {
  const row = { board_id: 1, Question: 'คำถามเดียว' };
  const { user } = await openScreen(Board, {
    member,
    at,
    before({ faults }) {
      faults.add({ endpoint: 'infoBoardList', status: 503, text: 'nothing', times: 1 });
      faults.add({ endpoint: 'infoBoardList', body: { rows: [row] } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByRole('link', { name: 'คำถามเดียว' })).toBeDefined();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
});
