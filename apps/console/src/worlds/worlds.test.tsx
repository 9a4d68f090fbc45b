import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchFromMock } from '../testing/mock.ts';
import { expectDone, openConsole } from '../testing/open-console.tsx';

test('what is wrong with a name is said at its field, and the last success is gone', async () => {
  const { press, fill, world } = await openConsole('worlds');
  await fill('ชื่อภาพจำ', 'before');
  await press('เก็บภาพจำของโลกนี้');
  await expectDone('เก็บภาพจำ before แล้ว');
  await fill('ชื่อโลก', 'โลกใหม่');
  await press('สร้างแล้วสลับไป');
  const name = screen.getByRole('textbox', { name: 'ชื่อโลก' });
  const allowed = 'กรุณากรอกตัวอักษรอังกฤษ ตัวเลข - หรือ _ ไม่เกิน 64 ตัว';
  expect(screen.getByText(allowed)).toBeDefined();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('เก็บภาพจำ before แล้ว')).toBeNull();
  await fill('ชื่อโลก', world.name);
  await press('สร้างแล้วสลับไป');
  expect(await screen.findByText(`มีโลกชื่อ ${world.name} แล้ว`)).toBeDefined();
});

test('a state is kept, compared with what the world has become, and brought back', async () => {
  const { press, fill, world } = await openConsole('worlds');
  await fill('ชื่อภาพจำ', 'before');
  await press('เก็บภาพจำของโลกนี้');
  await expectDone('เก็บภาพจำ before แล้ว');
  world.faults.add({ endpoint: 'memberLoanList', drop: true });
  await press(/^เทียบกับโลกนี้.*before$/);
  const line = await screen.findByText(/memberLoanList/);
  expect(line.closest('li')?.textContent).toBe('+ ข้อผิดพลาดของ memberLoanList {"drop":true}');
  await press(/^กู้คืนลงโลกนี้.*before$/);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'กู้คืนลงโลกนี้', description: /^แทนที่โลก/ }),
  );
  dialog.getByRole('button', { name: 'กู้คืนลงโลกนี้' }).click();
  await expectDone('โลกนี้กลับเป็นภาพจำ before แล้ว');
  expect(await screen.findByText('ไม่มีอะไรต่างกัน')).toBeDefined();
  expect(world.faults.list()).toEqual([]);
});

test('the memory of the mock and the length of all journals are told', async () => {
  await openConsole('worlds');
  const words = /^หน่วยความจำของ mock [\d,]+ MiB บันทึกของทุกโลกรวม \d+\.\d จากไม่เกิน 24\.0 ล้านตัวอักษร$/;
  expect(await screen.findByText(words)).toBeDefined();
});

test('a world says when it was used last', async () => {
  await openConsole('worlds');
  const table = within(await screen.findByRole('table', { name: 'โลกที่มีอยู่' }));
  expect(table.getByRole('columnheader', { name: 'ใช้ล่าสุด' })).toBeDefined();
  expect(table.getAllByText('20 พ.ย. 2569 09:00 น.').length).toBeGreaterThan(1);
});

test('worlds of test runs are listed once they are asked for or searched', async () => {
  const left = `test-${crypto.randomUUID()}`;
  await fetchFromMock(`/api/info/manu`, { headers: { 'x-mock-world': left } });
  const { press, fill, world } = await openConsole('worlds');
  const table = within(await screen.findByRole('table', { name: 'โลกที่มีอยู่' }));
  const isListed = (name: string) => table.queryAllByText(name).length > 0;
  await table.findAllByText(world.name);
  expect(isListed(left)).toBe(false);
  await fill('ค้นหาโลก', left);
  expect([isListed(world.name), isListed(left)]).toEqual([false, true]);
  await fill('ค้นหาโลก', ' ');
  expect([isListed(world.name), isListed(left)]).toEqual([true, false]);
  await press(/^แสดงอีก \d+ โลก$/);
  expect([isListed(world.name), isListed(left)]).toEqual([true, true]);
});

test('what test runs left goes with one press, the world that is looked at stays', async () => {
  const { press, world } = await openConsole('worlds');
  const left = `test-${crypto.randomUUID()}`;
  await fetchFromMock(`/api/info/manu`, { headers: { 'x-mock-world': left } });
  await press(/^ลบโลกของการทดสอบทั้งหมด \(\d+\)$/);
  await expectDone(/^ลบโลกของการทดสอบ \d+ โลกแล้ว$/);
  expect(screen.queryByText(left)).toBeNull();
  expect(screen.getAllByText(world.name).length).toBeGreaterThan(0);
});
