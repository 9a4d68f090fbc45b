import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { watchDownloads } from '../../testing/downloads.ts';
import { tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Consent } from './route.tsx';

const path = '/member/consent';
const NEWS = 'รับข่าวสารและสิทธิประโยชน์จากสหกรณ์';

test('[ABI-10] a consent is given and withdrawn, each after a question, and stands in the log', async () => {
  const { user, toasts } = await openScreen(Consent, { member: '00001', at: path });
  expect(await screen.findByText('ไม่ส่งต่อให้ผู้อื่น', { exact: false })).toBeDefined();
  expect(tableRows('ประวัติ')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: `ให้ความยินยอม ${NEWS}` }));
  const dialog = screen.getByRole('dialog', { name: 'ให้ความยินยอมหรือไม่' });
  await user.click(within(dialog).getByRole('button', { name: 'ให้ความยินยอม' }));
  await user.click(await screen.findByRole('button', { name: `ถอนความยินยอม ${NEWS}` }));
  const question = screen.getByRole('dialog', { name: 'ถอนความยินยอมหรือไม่' });
  expect(question.textContent).toContain('สหกรณ์จะหยุดส่งข่าวสาร');
  await user.click(within(question).getByRole('button', { name: 'ถอนความยินยอม' }));
  expect(await screen.findByRole('button', { name: `ให้ความยินยอม ${NEWS}` })).toBeDefined();
  expect(toasts.map((toast) => toast.text)).toEqual(['บันทึกความยินยอมแล้ว', 'ถอนความยินยอมแล้ว']);
  expect(tableRows('ประวัติ')).toHaveLength(4);
});

test('[ABI-10] the copy comes as one page with tables to read and data for programs', async () => {
  const downloads = watchDownloads();
  const { user } = await openScreen(Consent, { member: '00001', at: path });
  await user.type(await screen.findByLabelText('รหัสผ่าน'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'ทำสำเนาข้อมูล' }));
  expect(await screen.findByText('ยังทำสำเนาไม่ได้')).toBeDefined();
  await user.clear(screen.getByLabelText('รหัสผ่าน'));
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'ทำสำเนาข้อมูล' }));
  expect(await screen.findByText(/^บันทึกไฟล์แล้ว/)).toBeDefined();
  const [file] = downloads;
  expect(file?.name).toMatch(/^สำเนาข้อมูล 00001 \d{4}-\d{2}-\d{2}\.html$/);
  const page = new DOMParser().parseFromString((await file?.content.text()) ?? '', 'text/html');
  expect(page.querySelector('#share')?.textContent).toContain('480,200.00');
  const data = JSON.parse(page.querySelector('#data')?.textContent ?? '{}');
  expect(data.sections.map(({ name }: { name: string }) => name)).toContain('loan_statement');
});

test('[ABI-10] nothing a member wrote becomes part of the page that is saved', async () => {
  const downloads = watchDownloads();
  const evil = '</script><img src=x onerror=alert(1)>';
  const { user } = await openScreen(Consent, {
    member: '00001',
    at: path,
    before: ({ overlay, clock }) =>
      overlay.append({
        at: clock.now(),
        kind: 'note',
        subject: '00001',
        value: { kind: 'KEP', ref_no: '256911', title: 'เดือนนี้', note: evil, revision: 1 },
      }),
  });
  await user.type(await screen.findByLabelText('รหัสผ่าน'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'ทำสำเนาข้อมูล' }));
  await screen.findByText(/^บันทึกไฟล์แล้ว/);
  const text = (await downloads[0]?.content.text()) ?? '';
  const page = new DOMParser().parseFromString(text, 'text/html');
  // Nobody has to know what a field is called inside.
  const labels = [...page.querySelectorAll('dt, th')].map((element) => element.textContent);
  expect(labels.filter((label) => /^[a-z_]+$/.test(label ?? ''))).toEqual([]);
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('#notes')?.textContent).toContain(evil);
  expect(page.querySelector('#data')?.textContent).not.toContain('<img');
});

test('[ABI-10] where a consent is not taken or the copy not made, it says so and nothing is lost', async () => {
  const { user } = await openScreen(Consent, {
    member: '00001',
    at: path,
    before: ({ faults }) => {
      faults.add({ endpoint: 'memberConsentUpdate', status: 500 });
      faults.add({ endpoint: 'memberDataCopyCreate', status: 500 });
    },
  });
  await user.click(await screen.findByRole('button', { name: `ให้ความยินยอม ${NEWS}` }));
  const dialog = screen.getByRole('dialog', { name: 'ให้ความยินยอมหรือไม่' });
  await user.click(within(dialog).getByRole('button', { name: 'ให้ความยินยอม' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('ความผิดพลาดจำลอง');
  expect(screen.getByRole('button', { name: `ให้ความยินยอม ${NEWS}`, hidden: true })).toBeDefined();
  if (dialog.isConnected) await user.keyboard('{Escape}');
  const password = screen.getByLabelText<HTMLInputElement>('รหัสผ่าน');
  await user.type(password, 'demo1234');
  await user.click(screen.getByRole('button', { name: 'ทำสำเนาข้อมูล' }));
  expect(await screen.findByText('ยังทำสำเนาไม่ได้')).toBeDefined();
  expect(password.value).toBe('demo1234');
});
