import '../../testing/dialogs.ts';
import { utils, write } from '@e965/xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, type VisitOptions } from '../../testing/render-screen.tsx';
import { Component as DeductResult } from './route.tsx';

const open = (before?: VisitOptions['before']) =>
  openScreen(DeductResult, {
    agency: '80010001',
    at: '/membergroup/deduct_result',
    ...(before && { before }),
  });

const csv = (name: string, lines: readonly string[]) =>
  new File([['\uFEFFเลขที่สมาชิก,หักได้จริง,เหตุผล', ...lines].join('\r\n')], name, { type: 'text/csv' });

test('[GRP-07] without a connection the form says when it can be saved, and a file that was sent why it was not read', async () => {
  const { user, toasts } = await open(({ faults }) =>
    faults.add({ endpoint: 'membergroupDeductResultCheck', drop: true }),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no connection');
  });
  await user.click(await screen.findByRole('button', { name: 'ดาวน์โหลดแบบฟอร์มของงวดนี้' }));
  const why = 'ขณะนี้ออฟไลน์ ยังทำไฟล์ XLSX ไม่ได้ กรุณาลองใหม่เมื่อมีอินเทอร์เน็ต';
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([why]));
  const field = screen.getByLabelText('ไฟล์ผลการหักเงิน');
  await user.upload(field, csv('ผล.csv', []));
  await user.click(screen.getByRole('button', { name: 'ตรวจไฟล์' }));
  await waitFor(() => expect(field.closest('form')?.textContent).toContain('ไม่สามารถเชื่อมต่อได้'));
});

/** A workbook of one member in a row that a filter hides, behind a sheet that is hidden. */
function hiddenBook(): File {
  const head = ['เลขที่สมาชิก', 'หักได้จริง', 'เหตุผล'];
  const result = utils.aoa_to_sheet([head, ['00012', 0, 'ย้าย']]);
  result['!rows'] = [{}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, ['00012', 1760, '']]), 'เก่า');
  utils.book_append_sheet(book, result, 'ผล');
  book.Workbook = { Sheets: [{ Hidden: 1 }, {}] };
  return new File([write(book, { type: 'array' })], 'ผล.xlsx');
}

test('[GRP-07] what is hidden in a file is named and asked about, and read only where the clerk says so', async () => {
  const { user } = await open();
  const field = await screen.findByLabelText('ไฟล์ผลการหักเงิน');
  await user.upload(field, hiddenBook());
  await user.click(screen.getByRole('button', { name: 'ตรวจไฟล์' }));
  await screen.findByText(/^แผ่นงาน “เก่า” ถูกซ่อนไว้/);
  const rows = screen.getByRole('group', { name: /^แถวที่ 2 ถูกซ่อนหรือถูกกรองออก/ });
  expect(rows.textContent).toContain('00012 0 ย้าย');
  await user.click(screen.getByRole('button', { name: 'ตรวจต่อ' }));
  await waitFor(() => expect(rows.textContent).toContain('กรุณาเลือกหนึ่งข้อ'));
  await user.click(within(rows).getByLabelText('อ่านแถวที่ซ่อนด้วย'));
  await user.click(screen.getByRole('button', { name: 'ตรวจต่อ' }));
  // Ten are billed, and of one there is a row.
  expect(await screen.findByText(/^ไฟล์ไม่ตรงกับงบหน้าเรียกเก็บ 9\s*แห่ง/)).toBeDefined();
  expect(screen.queryByRole('group', { name: /ถูกซ่อน/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'ตรวจไฟล์' })).toBeDefined();
});

test('[GRP-07] rows below a table that are of no member are named', async () => {
  const { user } = await open();
  const field = await screen.findByLabelText('ไฟล์ผลการหักเงิน');
  await user.upload(field, csv('ผล.csv', ['รวม,0,', 'ลงชื่อ นางพรทิพย์,,']));
  await user.click(screen.getByRole('button', { name: 'ตรวจไฟล์' }));
  const words = 'แถวที่ไม่ใช่ของสมาชิก จึงไม่นับ: แถวที่ 2 (รวม 0), แถวที่ 3 (ลงชื่อ นางพรทิพย์)';
  expect(await screen.findByText(words)).toBeDefined();
});

/** A payroll of the ten who are billed under heads of its own; nothing could be deducted. */
function payroll(name: string) {
  const rows = [1, 3, 4, 5, 6, 7, 8, 9, 11, 12].map((no) => `${no},นายสมหมาย ใจดี,0`);
  return new File([['\uFEFFรหัส,รายชื่อ,หักสหกรณ์', ...rows].join('\r\n')], name);
}

test('[GRP-07] of a payroll the clerk says once which column is what; it is known the next time, and can be chosen anew', async () => {
  localStorage.clear();
  const { user } = await open();
  const field = await screen.findByLabelText('ไฟล์ผลการหักเงิน');
  const check = () => user.click(screen.getByRole('button', { name: /^ตรวจ/ }));
  await user.upload(field, payroll('เงินเดือน.csv'));
  await check();
  const number = await screen.findByLabelText('คอลัมน์ใดคือ “เลขที่สมาชิก”');
  const amount = screen.getByLabelText('คอลัมน์ใดคือ “หักได้จริง”');
  expect(screen.getByRole('table', { name: 'แถวแรก ๆ ของไฟล์' }).textContent).toContain('รายชื่อ');
  await check();
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  await user.selectOptions(number, 'C หักสหกรณ์');
  await user.selectOptions(amount, 'C หักสหกรณ์');
  await check();
  expect(await screen.findAllByText(/^เลือกคอลัมน์นี้ไว้กับช่องอื่นแล้ว/)).toHaveLength(2);
  await user.selectOptions(number, 'A รหัส');
  await user.selectOptions(screen.getByLabelText('คอลัมน์ใดคือ “ชื่อ-นามสกุล”'), 'B รายชื่อ');
  await check();
  // Nobody has the name that stands beside the number.
  await user.selectOptions(await screen.findByLabelText(/^ชื่อส่วนใหญ่ไม่ตรงกับเลข/), 'A รหัส');
  await check();
  expect(await screen.findByText(/^อ่านได้ 10\s?แถว/)).toBeDefined();
  const remarks = screen.getByRole('table', { name: /^จุดที่ควรตรวจดู/ });
  expect(remarks.textContent).toContain('เลขนี้เป็นของนายสมชาย ใจงาม');
  const entry = screen.getByRole('group', { name: /^00003 / });
  expect(within(entry).getByLabelText('เหตุผล')).toHaveProperty('value', '');

  await user.upload(field, payroll('เดือนหน้า.csv'));
  await check();
  expect(await screen.findByText(/^อ่านคอลัมน์ตามที่เลือกไว้: เลขที่สมาชิก = A รหัส/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'เลือกคอลัมน์ใหม่' }));
  expect(await screen.findByLabelText('คอลัมน์ใดคือ “เลขที่สมาชิก”')).toBeDefined();
});
