import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../testing/dialogs.ts';
import { watchDownloads } from '../../testing/downloads.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Kep } from './route.tsx';

const open = (hideAmounts: boolean) =>
  openScreen(Kep, {
    member: '00001',
    at: '/member/kep',
    before: () => localStorage.setItem('preferences', JSON.stringify({ hideAmounts })),
  });

const question = () => screen.findByRole('dialog', { name: 'ท่านซ่อนจำนวนเงินอยู่' });

test('[MEM-28] where amounts are hidden, print and every file ask before they show them', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const downloads = watchDownloads();
  const { user } = await open(true);
  await user.click(await screen.findByRole('button', { name: 'พิมพ์ใบแจ้งยอด' }));
  const paper = await question();
  expect(paper.textContent).toContain('เอกสารนี้จะแสดงจำนวนเงิน หน้าจอจะยังซ่อนไว้เช่นเดิม');
  expect(within(paper).getAllByRole('button')).toHaveLength(2);
  expect(print).not.toHaveBeenCalled();
  await user.click(within(paper).getByRole('button', { name: 'พิมพ์พร้อมจำนวนเงิน' }));
  expect(print).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'ดาวน์โหลด PDF' }));
  await user.click(within(await question()).getByRole('button', { name: 'ปิด' }));
  const [table] = screen.getAllByRole('button', { name: 'ดาวน์โหลด' });
  if (!table) throw new Error('no table');
  await user.click(table);
  await user.click(screen.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }));
  const file = await question();
  expect(file.textContent).toContain('ไฟล์นี้จะแสดงจำนวนเงิน');
  expect(downloads).toEqual([]);
  await user.click(within(file).getByRole('button', { name: 'ดาวน์โหลดพร้อมจำนวนเงิน' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
});
