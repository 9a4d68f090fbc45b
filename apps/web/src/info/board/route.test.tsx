import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addressSentBy, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Board } from './route.tsx';

const path = '/board';
const member = '00001';

beforeEach(() => localStorage.clear());

const rows = () =>
  screen
    .getAllByRole('listitem')
    .map(textOf)
    .filter((text) => text.includes('โดย '));

test('[PUB-16] the newest come first after what is pinned, twelve a page, long texts cut', async () => {
  const { user, address } = await openScreen(Board, { at: path });
  await screen.findByText('ทั้งหมด 44 กระทู้');
  expect(document.querySelector('search')?.className).toBe('no-print');
  expect(rows()).toHaveLength(12);
  expect(rows()[0]).toMatch(
    /^ข้อตกลงการใช้กระดานถามตอบ ?ปักหมุด.* ข้อความใหม่แสดงหลังเจ้\.\.\. ?โดย เจ้าหน้าที่สหกรณ์/,
  );
  expect(rows()[2]).toContain('โดย ศิริพร · 16 พ.ย. เวลา 10:37 น.1 คำตอบอ่าน');
  await user.click(screen.getByRole('link', { name: 'ถัดไป' }));
  await waitFor(() => expect(rows()[0]).not.toContain('ปักหมุด'));
  expect(address()).toBe('/board?page=2');
});

test('[PUB-16] words are found however they are typed, marked, and stay in what is cut', async () => {
  const { user, address } = await openScreen(Board, { at: path });
  const search = async (words: string) => {
    await user.clear(screen.getByLabelText('ค้นหาในกระดาน'));
    await user.type(screen.getByLabelText('ค้นหาในกระดาน'), `${words}{Enter}`);
  };
  await search('เเจ้ง ย้าย');
  await screen.findByText('พบ 1 กระทู้ที่มีคำว่า “เเจ้ง ย้าย”');
  expect(document.activeElement).toBe(screen.getByLabelText('ค้นหาในกระดาน'));
  const marks = [...document.querySelectorAll('mark')].map((element) => element.textContent);
  expect(marks).toEqual(['แจ้งย้าย', 'ย้าย', 'แจ้ง', 'แจ้ง']);
  // The question is longer than 120 characters.
  await search('สิบบาท');
  await screen.findByText('พบ 1 กระทู้ที่มีคำว่า “สิบบาท”');
  screen.getByRole('link', {
    name: /^\.\.\.ในเดือนนี้ .*ก่อนหลายสิบบาท .*หลายคนในโรงเรียนก็สงสัยเ?\.\.\.$/,
  });
  await search('ไม่มีคำนี้');
  await screen.findByText('ไม่พบกระทู้ที่มีคำว่า “ไม่มีคำนี้”');
  await user.click(screen.getByRole('link', { name: 'แสดงทุกกระทู้' }));
  await screen.findByText('ทั้งหมด 44 กระทู้');
  expect(address()).toBe('/board');
});

test('[PUB-16] the page and the words of a search come from the address', async () => {
  await openScreen(Board, { member, at: '/board?q=ปันผล&page=1', path });
  expect(await screen.findByText('พบ 6 กระทู้ที่มีคำว่า “ปันผล”')).toBeDefined();
  const marks = [...document.querySelectorAll('mark')].map((element) => element.textContent);
  expect(new Set(marks)).toEqual(new Set(['ปันผล']));
});

test('[WEB-03] the form asks for the same address when no script is there to send it', async () => {
  await openScreen(Board, { member, at: '/board?q=ปันผล', path });
  expect(addressSentBy('ค้นหาในกระดาน')).toBe('/board?q=ปันผล');
});

test.each([['-1'], ['x'], ['1e9']])('[PUB-16] page %s is the first one', async (page) => {
  await openScreen(Board, { member, at: `/board?page=${page}`, path });
  expect(await screen.findByText('ข้อตกลงการใช้กระดานถามตอบ')).toBeDefined();
});

test('[PUB-16] a page beyond the last says so and leads back', async () => {
  const { user, address } = await openScreen(Board, { member, at: '/board?page=99', path });
  await user.click(await screen.findByRole('link', { name: 'ไปหน้าที่ 1' }));
  expect(await screen.findByText('ข้อตกลงการใช้กระดานถามตอบ')).toBeDefined();
  expect(address()).toBe('/board');
});
