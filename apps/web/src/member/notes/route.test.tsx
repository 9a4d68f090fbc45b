import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { watchDownloads } from '../../testing/downloads.ts';
import { tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Notes } from './route.tsx';

const path = '/member/notes';

/** Notes as an earlier visit left them. */
const noted =
  (...notes: readonly (readonly [refNo: string, title: string, note: string])[]) =>
  ({ overlay, clock }: World): void => {
    for (const [ref_no, title, note] of notes) {
      const value = { kind: 'KEP', ref_no, title, note, revision: 1 } as const;
      overlay.append({ at: clock.now(), kind: 'note', subject: '00001', value });
    }
  };

const TWO = noted(
  ['256911', 'รายการเรียกเก็บเดือนพฤศจิกายน 2569', 'โอนให้ลูกแทน'],
  ['256910', 'รายการเรียกเก็บเดือนตุลาคม 2569', 'ถามเรื่องดอกเบี้ย'],
);

test('[ABI-10] the notes are listed, found by their words and saved', async () => {
  const downloads = watchDownloads();
  const { user } = await openScreen(Notes, { member: '00001', at: path, before: TWO });
  expect(await screen.findByText('แสดง 2 จาก 2 บันทึก')).toBeDefined();
  await user.type(screen.getByLabelText('ค้นหาในบันทึก'), 'ลูก');
  expect(await screen.findByText('แสดง 1 จาก 2 บันทึก')).toBeDefined();
  const link = screen.getByRole('link', { name: 'รายการเรียกเก็บเดือนพฤศจิกายน 2569' });
  expect(link.getAttribute('href')).toBe('/member/kep?period=256911');
  expect(tableRows('บันทึกทั้งหมด')[1]).toContain('20 พ.ย. 2569 09:00 น.');
  await user.click(screen.getByRole('button', { name: 'ดาวน์โหลด' }));
  await user.click(screen.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.content.text()).toContain('โอนให้ลูกแทน');
});

test('[ABI-10] nothing noted says where notes are written', async () => {
  await openScreen(Notes, { member: '00001', at: path });
  expect(await screen.findByText('ท่านยังไม่มีบันทึก')).toBeDefined();
});

test('[ABI-10] what another device wrote meanwhile stands beside what was typed', async () => {
  let write: () => void = () => undefined;
  const { user } = await openScreen(Notes, {
    member: '00001',
    at: path,
    before: (world) => {
      TWO(world);
      const { overlay, clock } = world;
      const value = {
        kind: 'KEP',
        ref_no: '256910',
        title: 'รายการเรียกเก็บเดือนตุลาคม 2569',
        note: 'จากโทรศัพท์',
        revision: 2,
      } as const;
      write = () => overlay.append({ at: clock.now(), kind: 'note', subject: '00001', value });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^ถามเรื่องดอกเบี้ย/ }));
  write();
  await user.type(await screen.findByLabelText('ข้อความ'), ' อีกครั้ง');
  await user.click(screen.getByRole('button', { name: 'เก็บบันทึก' }));
  expect(await screen.findByText('บันทึกนี้ถูกแก้ไขจากอุปกรณ์อื่น')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ใช้ทั้งสองข้อความ' }));
  await user.click(screen.getByRole('button', { name: 'เก็บบันทึก' }));
  const both = /^จากโทรศัพท์\s+ถามเรื่องดอกเบี้ย อีกครั้ง/;
  expect(await screen.findByRole('button', { name: both })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
