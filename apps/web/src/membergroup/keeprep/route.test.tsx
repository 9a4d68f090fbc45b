import { formatSatang, parseBaht } from '@coop/format/money';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
// What the page loads after its rows is there before a test prints it.
import '../billing-sheet/papers.tsx';
import { Component as Keeprep } from './route.tsx';

const path = '/membergroup/keeprep';
const endpoint = 'membergroupKeeprepShow';

/** The sentence under the heading. */
const leadWords = async () =>
  (await screen.findByText(/โอนเงินภายใน|กำหนดโอน/)).parentElement?.textContent?.replaceAll(
    '\u00a0',
    ' ',
  );

const table = () => screen.findByRole('table', { name: 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569' });

/** Texts of the rows of people, and of the row of sums. */
async function rows() {
  const [, ...all] = within(await table()).getAllByRole('row');
  const texts = all.map((row) => [...row.children].map((cell) => textOf(cell)));
  return { people: texts.slice(0, -1), sums: texts.at(-1) ?? [] };
}

const numbers = async () => (await rows()).people.map(([no]) => no);
const column = (people: string[][], column: number) =>
  people.reduce((sum, row) => sum + (parseBaht(row[column]?.replace('+', '')) ?? Number.NaN), 0);

test('[GRP-07] the representative sees how many are billed, how much in figures and in words, and by when', async () => {
  await openScreen(Keeprep, { agency: '80010001', at: path });
  expect(await leadWords()).toBe(
    '10 คน · 205,949.76 บาท · มากกว่าเดือนก่อน 32,380.92 บาท จาก 9 คน · โอนเงินภายใน 30 พ.ย. 2569 ส่งใบเรียกเก็บแล้ว',
  );
  const words = '(สองแสนห้าพันเก้าร้อยสี่สิบเก้าบาทเจ็ดสิบหกสตางค์)';
  expect(await screen.findByText(words)).toBeDefined();
  expect(document.title).toBe(
    'งบหน้าเรียกเก็บพฤศจิกายน 2569 · ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  );
});

test('[GRP-07] the pages exist while they are printed, and not beside the screen', async () => {
  await openScreen(Keeprep, { agency: '80010001', at: `${path}?from=3&to=5` });
  await screen.findByText(/^3 จาก 10/);
  expect(screen.queryByRole('article')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect((await screen.findByRole('article')).textContent).toContain('(เฉพาะที่เลือก)');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('[GRP-07] who changed for a cause, a person a row, whom the month moved in one: the differences add up to that of the two bills', async () => {
  const { user, address } = await openScreen(Keeprep, { agency: '80010001', at: path });
  const changed = await screen.findByRole('button', { name: 'ยอดเปลี่ยน 9' });
  expect(screen.getByRole('button', { name: 'ทั้งหมด 10' }).ariaPressed).toBe('true');
  // Nobody joined or left, so there is no such chip.
  expect(screen.queryByRole('button', { name: /^เข้า-ออก/ })).toBeNull();
  await user.click(changed);
  expect(address()).toBe(`${path}?only=changed`);
  expect((await rows()).people.map(([no, name]) => `${no} ${name}`)).toEqual([
    '00003 นางสุมาลี สังข์บุญ',
    ' อีก 8 คน เปลี่ยนตามรอบเดือน',
  ]);
  await user.click(screen.getByRole('button', { name: 'แสดงอีก 8 คน' }));
  const { people, sums } = await rows();
  expect(people).toHaveLength(9);
  expect(people[0]).toEqual([
    '00001',
    'นายสมชาย ใจงาม',
    '16,470.85',
    '16,277.96',
    '−192.89',
    'ดอกเบี้ย 30 วัน (31) และอีก 2',
  ]);
  expect(formatSatang(column(people, 4))).toBe('32,380.92');
  expect(formatSatang(column(people, 3) - column(people, 2))).toBe('32,380.92');
  expect(sums.slice(1, 5)).toEqual([
    '9 จาก 10 คน',
    formatSatang(column(people, 2)),
    formatSatang(column(people, 3)),
    '+32,380.92',
  ]);
  expect(sums[5]).toBe('ทั้งหมดในรายชื่อ 205,949.76 บาท');
  await user.click(screen.getByRole('button', { name: 'ค้างชำระ 1' }));
  expect(await numbers()).toEqual(['00003']);
  expect((await rows()).people[0]?.[5]).toContain('ค้าง');
});

test('[GRP-07] found as one types; Enter with several says so and opens nobody, with one opens the person', async () => {
  const { user, address } = await openScreen(Keeprep, { agency: '80010001', at: path });
  const box = await screen.findByRole('searchbox', { name: 'ค้นหาชื่อหรือเลขที่สมาชิก' });
  // No key of a letter is a command (WCAG 2.1.4).
  await user.keyboard('/');
  expect(document.activeElement).not.toBe(box);
  await user.type(box, 'ประ{Enter}');
  expect(await screen.findByText(/^มีหลายคน โปรดเลือก/)).toBeDefined();
  expect(await numbers()).toEqual(['00008', '00011']);
  expect(screen.queryByText(/^ไม่พบ/)).toBeNull();
  // The next entry has no message of the last.
  await user.keyboard('/');
  expect(box).toHaveProperty('value', 'ประ/');
  expect(await screen.findByText('ไม่พบสมาชิกตามที่กรอง')).toBeDefined();
  await user.clear(box);
  await user.keyboard('๐๙{Enter}');
  const row = await screen.findByRole('button', { name: 'นายปกรณ์ จันทร์เพ็ง' });
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(row.ariaExpanded).toBe('true');
  expect(screen.queryByText(/^มีหลายคน/)).toBeNull();
  const items = await screen.findByRole('region', { name: /^รายการที่เรียกเก็บ/ });
  expect(items.textContent).toContain('เงินต้น 3,200.00ดอกเบี้ย 2,023.40');
  expect(address()).toBe(`${path}?q=${encodeURIComponent('๐๙')}`);
});

test('[GRP-07] heads put the rows in order: up, down, and as the sheet has them', async () => {
  const { user, address } = await openScreen(Keeprep, { agency: '80010001', at: path });
  const head = async (name: string) => within(await table()).getByRole('columnheader', { name });
  await user.click(within(await head('เดือนนี้')).getByRole('button'));
  expect((await head('เดือนนี้')).getAttribute('aria-sort')).toBe('ascending');
  expect((await numbers())[0]).toBe('00012');
  await user.click(within(await head('เดือนนี้')).getByRole('button'));
  expect((await numbers())[0]).toBe('00003');
  expect(address()).toBe(`${path}?sort=-amount`);
  await user.click(within(await head('เดือนนี้')).getByRole('button'));
  expect((await head('เดือนนี้')).getAttribute('aria-sort')).toBe('none');
  expect(address()).toBe(path);
  await user.click(within(await head('ชื่อ-นามสกุล')).getByRole('button'));
  // By the given name, not by its title.
  expect((await rows()).people.slice(1, 5).map(([, name]) => name)).toEqual([
    'ว่าที่ร้อยตรีธีรพงศ์ เอียดเสน',
    'นางเบญจวรรณ แก้วแสง',
    'นายปกรณ์ จันทร์เพ็ง',
    'นายประทีป อินทร์ช่วย',
  ]);
});

test('[GRP-07] sums by kind; filtered by number and unit; another month, and one that there is not', async () => {
  const { user } = await openScreen(Keeprep, { agency: '80010001', at: path });
  expect((await rows()).people[1]?.slice(0, 4)).toEqual([
    '00003',
    'นางสุมาลี สังข์บุญ',
    '66,830.69',
    '100,156.47',
  ]);
  expect((await rows()).sums.slice(2)).toEqual([
    '173,568.84',
    '205,949.76',
    '+32,380.92',
    'ทั้งหมดในรายชื่อ 205,949.76 บาท',
  ]);
  expect(tableRows('ยอดรวมตามประเภท')[3]).toBe(
    'เงินกู้สามัญ | 14 | 78,404.00 | 30,605.76 | 31,930.69 | 109,009.76',
  );
  await user.click(screen.getByText('กรองเพิ่มเติม'));
  await user.type(screen.getByLabelText('ตั้งแต่เลขที่สมาชิก'), '๓');
  await user.type(screen.getByLabelText('ถึงเลขที่สมาชิก'), '5');
  const sums = await screen.findByRole('row', { name: /3 จาก 10/ });
  expect(sums.textContent).toContain('133,358.68');
  await user.selectOptions(screen.getByLabelText('หน่วยย่อย'), '0001-03 สายประถมศึกษา');
  expect(await screen.findByText('ไม่พบสมาชิกตามที่กรอง')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('งวด'), 'ตุลาคม 2569');
  await waitFor(async () => expect(await leadWords()).toMatch(/^10 คน · 173,568.84 บาท/));
  cleanup();
  await openScreen(Keeprep, { agency: '80010001', at: `${path}?period=250001` });
  expect(await screen.findByText('ไม่พบใบเรียกเก็บของงวดนี้')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ไปงวดล่าสุด' }).getAttribute('href')).toBe(path);
});

test('an agency without a bill is told when the first will come', async () => {
  await openScreen(Keeprep, {
    agency: '80010001',
    at: path,
    site: { by_laws: { bills: { day: 19 } } },
    before: ({ faults }) => faults.add({ endpoint, status: 404, body: { error: 'ไม่พบข้อมูลที่ขอ' } }),
  });
  expect(await screen.findByText('ยังไม่มีใบเรียกเก็บ')).toBeDefined();
  expect(screen.getByText(/^ใบเรียกเก็บใบแรกจะออกในวันที่ 19 ของเดือน/)).toBeDefined();
});
