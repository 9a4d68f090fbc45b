import '../../testing/dialogs.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Year } from './route.tsx';

const path = '/member/year';

test('[ABI-16] the year is one page: earned, paid, saved, repaid, and what that leaves', async () => {
  await openScreen(Year, { member: '00001', at: path });
  await screen.findByLabelText('ปี');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('สรุปรายปี');
  const sums = ['ออมเพิ่มและคืนเงินต้นแล้ว', 'ได้รับ', 'จ่าย', 'ออมเพิ่ม', 'คืนเงินต้นแล้ว'].map(definition);
  expect(sums).toEqual(['83,706.60', '24,585.63', '53,481.98', '13,574.49', '70,132.11']);
  // What was lent is no gain: it is told apart from what was repaid, and so is what that leaves.
  expect(textOf(document.querySelector('dl'))).toContain(
    'กู้ใหม่ในปีนี้ 1,030,000.00 บาท หนี้รวมเพิ่มขึ้น 959,867.89 บาท',
  );
});

test('[ABI-16] of who borrowed nothing it is what they have more', async () => {
  await openScreen(Year, { member: '00002', at: path });
  await screen.findByLabelText('ปี');
  expect(definition('ท่านมีเพิ่มขึ้น')).toBe('650.00');
  expect(textOf(document.querySelector('dl'))).not.toContain('กู้ใหม่');
});

test('[ABI-16] an earlier year is chosen, and stands in the address', async () => {
  const { user, address } = await openScreen(Year, { member: '00001', at: path });
  await user.selectOptions(await screen.findByLabelText('ปี'), '2568');
  expect(address()).toBe('/member/year?year=2568');
  expect(definition('ได้รับ')).toBe('23,918.21');
});

test('[ABI-16] each sum is made of its lines, a line of its balances', async () => {
  const { user } = await openScreen(Year, { member: '00001', at: path });
  await user.click(await screen.findByTitle('ที่มาของออมเพิ่ม'));
  const dialog = within(await screen.findByRole('dialog', { name: 'ที่มาของออมเพิ่ม' }));
  expect(dialog.getAllByRole('listitem').map((element) => element.textContent)).toEqual([
    'ทุนเรือนหุ้น15,000.00 บาท480,200.00 − 465,200.00 = 15,000.00\u00a0บาท',
    'เงินฝากออมทรัพย์พิเศษ 01-2-29101-9−325.51 บาท53,843.61 − 54,169.12 = −325.51\u00a0บาท',
    'เงินฝากออมทรัพย์ 01-1-37376-3−1,100.00 บาท8,104.76 − 9,204.76 = −1,100.00\u00a0บาท',
  ]);
  await user.click(dialog.getByRole('button', { name: 'ปิด' }));
  await user.click(screen.getByTitle('ที่มาของคืนเงินต้นแล้ว'));
  const repaid = within(await screen.findByRole('dialog', { name: 'ที่มาของคืนเงินต้นแล้ว' }));
  expect(repaid.getAllByRole('listitem').map((element) => element.textContent)).toEqual([
    'เงินกู้สามัญ สม.2569/6454260,300.00 บาท0.00 + 1,000,000.00 − 939,700.00 = 60,300.00\u00a0บาท',
    'เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/806549,832.11 บาท0.00 + 30,000.00 − 20,167.89 = 9,832.11\u00a0บาท',
  ]);
});

test('[ABI-16] the paper says the same by group, and can be checked', async () => {
  await openScreen(Year, { member: '00001', at: path });
  await screen.findByLabelText('ปี');
  const paper = screen.getByRole('article', { hidden: true });
  expect(paper.textContent).toContain('รป-20261119-00001');
  const rows = within(paper)
    .getAllByRole('row', { hidden: true })
    .map((row) => row.textContent);
  expect(rows).toContain('ทุนเรือนหุ้น465,200.00480,200.0015,000.00');
});

test('[ABI-16] of who joined this month there is the first share', async () => {
  await openScreen(Year, { member: '00002', at: path });
  await screen.findByLabelText('ปี');
  expect(definition('คืนเงินต้นแล้ว')).toBe('0.00');
  expect(definition('ออมเพิ่ม')).toBe('650.00');
});
