import { examples } from '@coop/contracts/examples/examples';
import type { CremMembership } from '@coop/contracts/member/kepcrem';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Kepcrem } from './route.tsx';

const path = '/member/kepcrem';
const CAPTION = 'รายการเก็บรายเดือน';

test('[MEM-14][MEM-28] the memberships, who would be paid, and what was collected month by month', async () => {
  const { user } = await openScreen(Kepcrem, { member: '00001', at: path });
  await screen.findByRole('table', { name: CAPTION });
  const names = screen.getAllByRole('heading', { level: 3 }).map((element) => element.textContent);
  expect(names).toEqual(['ส.ฌ.', 'สสอค.', 'สส.ชสอ.']);
  // The three associations would pay the same two people.
  const title = screen.getByRole('heading', { name: 'ผู้รับเงินสงเคราะห์ของทั้ง 3 สมาคม' });
  const payees = within(title.closest('section') as HTMLElement).getAllByRole('listitem');
  expect(payees.map((payee) => payee.textContent)).toEqual([
    'นางสมหญิง ใจงาม (คู่สมรส) 50.00\u00a0%',
    'นายณัฐพล ใจงาม (บุตร) 50.00\u00a0%',
  ]);
  expect(screen.getByText('1,420,416.00')).toBeDefined();
  const rows = tableRows(CAPTION);
  expect(rows).toContain('ตุลาคม 2569 | 14 | 20.00 | หักครบแล้ว | 6910-00001 | 280.00');
  expect(rows.at(-1)).toMatch(/^จ่ายแล้ว 10 รายการ .*159.*3,180\.00$/);
  const [month] = screen.getAllByRole('link', { name: 'ตุลาคม\u00a02569' });
  expect(month?.getAttribute('href')).toBe('/member/kep?period=256910');
  expect(month?.querySelector('.nowrap')?.textContent).toBe('ตุลาคม\u00a02569');
  await user.click(screen.getByRole('button', { name: 'ทั้งหมด' }));
  expect(await screen.findByText('แสดง 36 จาก 36 รายการ')).toBeDefined();
});

test('[MEM-14] two months overdue are said first', async () => {
  await openScreen(Kepcrem, { member: '00003', at: path });
  expect(await screen.findByText('ค้างชำระเงินสงเคราะห์ 2 เดือนติดต่อกัน')).toBeDefined();
  const table = within(screen.getByRole('table', { name: CAPTION }));
  expect(table.getAllByText('ยังไม่ได้รับเงิน')).toHaveLength(2);
});

test('[MEM-14][MEM-28] on a phone each month says whether it was paid, and the sum is of those that were', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  await openScreen(Kepcrem, { member: '00003', at: path });
  const year = await screen.findByRole('region', { name: 'ปี 2569' });
  const lines = within(year).getAllByRole('listitem');
  expect(lines.slice(0, 3).map((line) => textOf(line.querySelector('summary')))).toEqual([
    'พฤศจิกายน 2569260.0030 พ.ย. 2569 · จะหักเมื่อถึงกำหนด',
    'ตุลาคม 2569280.0031 ต.ค. 2569 · ยังไม่ได้รับเงิน',
    'กันยายน 2569300.0030 ก.ย. 2569 · ยังไม่ได้รับเงิน',
  ]);
  expect(textOf(year.querySelector('p'))).toBe('ปี 2569 จ่ายแล้ว 8 รายการ2,600.00');
});

test('[MEM-14] who is no member of an association is told so', async () => {
  await openScreen(Kepcrem, { member: '00002', at: path });
  expect(await screen.findByText('ท่านไม่ได้เป็นสมาชิกสมาคมฌาปนกิจสงเคราะห์')).toBeDefined();
});

test('[MEM-14] what the family will be paid counts no association whose membership has ended', async () => {
  const { response } = examples.memberKepCremList;
  const [membership] = response.memberships;
  const open = (...statuses: CremMembership['status'][]) => {
    const memberships = statuses.map((status) => ({ ...membership, status }));
    return openScreen(Kepcrem, {
      member: '00001',
      at: path,
      before: ({ faults }) =>
        faults.add({ endpoint: 'memberKepCremList', body: { ...response, memberships } }),
    });
  };
  await open('ขอลาออก', 'พ้นสภาพ');
  expect(await screen.findByText('รวม 1 สมาคม')).toBeDefined();
  cleanup();
  await open('ลาออก', 'เสียชีวิต');
  await screen.findByRole('table', { name: CAPTION });
  expect(screen.queryByText('ครอบครัวจะได้รับโดยประมาณ')).toBeNull();
});
