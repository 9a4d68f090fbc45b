import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { openProduct } from '../../testing/render-screen.tsx';

const menu = async () => {
  const [first] = await screen.findAllByRole('navigation', { name: 'เมนูหน่วยงาน' });
  if (!first) throw new Error('no menu');
  return within(first);
};

test('[GRP-03][GRP-05][GRP-09] the menu in its order with the labels as specified, active by its path; header', async () => {
  const { user, address } = await openProduct({
    agency: '80010001',
    at: '/membergroup/dashboard',
  });
  const labels = (await menu()).getAllByRole('link').map((element) => element.textContent);
  expect(labels).toEqual([
    'ภาพรวมการเรียกเก็บ',
    'งบหน้าเรียกเก็บ',
    'หนังสือนำส่ง',
    'สรุยอดเรียกเก็บ',
    'เปลี่ยนรหัสผ่าน',
    'แนวปฏิบัติผู้แทน',
    'ผลการหักเงิน',
    'กลับหน้าหลักback to main page',
  ]);
  const header = screen.getByRole('banner');
  expect(header.textContent).toContain('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  expect(header.textContent).toContain('Example Teachers’ Savings and Credit Cooperative');
  expect(header.textContent).toMatch(/หน่วยงาน agency 0001\s*โรงเรียนบ้านตัวอย่าง/);
  expect(within(header).getByText('agency').lang).toBe('en');
  for (const [label, path, heading] of [
    ['งบหน้าเรียกเก็บ', '/membergroup/keeprep', /^งบหน้าเรียกเก็บ/],
    ['หนังสือนำส่ง', '/membergroup/delivery_book', 'หนังสือนำส่ง'],
    ['สรุยอดเรียกเก็บ', '/membergroup/summarize_rep', 'สรุปยอดเรียกเก็บ'],
    ['เปลี่ยนรหัสผ่าน', '/membergroup/password', 'เปลี่ยนรหัสผ่าน'],
    ['แนวปฏิบัติผู้แทน', '/membergroup/guide_group', 'แนวปฏิบัติสำหรับผู้แทนหน่วยงาน'],
    ['ผลการหักเงิน', '/membergroup/deduct_result', /^บันทึกผลการหักเงิน/],
  ] as const) {
    await user.click((await menu()).getByRole('link', { name: label }));
    await waitFor(() => expect(address()).toBe(path));
    const title = await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(document.activeElement).toBe(title));
    const active = (await menu())
      .getAllByRole('link')
      .filter((element) => element.ariaCurrent === 'page');
    expect(active.map((element) => element.textContent)).toEqual([label]);
  }
  await user.click((await menu()).getByRole('link', { name: /^กลับหน้าหลัก/ }));
  await waitFor(() => expect(address()).toBe('/home'));
});

test('[GRP-12] signing out asks while a result is typed and not recorded, and goes on typing or throws it away', async () => {
  const { user, address } = await openProduct({
    agency: '80010001',
    at: '/membergroup/deduct_result',
  });
  await user.type(await screen.findByLabelText('เพิ่มคนที่หักไม่ครบ'), '4');
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  const signOut = async () =>
    user.click((await menu()).getByRole('button', { name: /^ออกจากระบบ/ }));
  await signOut();
  const question = () => within(screen.getByRole('dialog', { name: 'ออกจากระบบหรือไม่' }));
  await user.click(question().getByRole('button', { name: 'กรอกต่อ' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/membergroup/deduct_result');
  await signOut();
  await user.click(question().getByRole('button', { name: 'ออกจากระบบ' }));
  await waitFor(() => expect(address()).toMatch(/^\/membergroup\/logon/));
});
