import { examples } from '@coop/contracts/examples/examples';
import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { changesFile, sheetFile } from './papers.tsx';
import { peopleOf, sumsOf } from './people.ts';

const example = examples.membergroupKeeprepShow.response as unknown as GroupKeeprep;
const verification = { number: 'รก. 6902/0123', check: 'W8YC-N3GE', code: 'x' };
const [first] = example.members;

test('[ABI-10][GRP-07] the sheet carries its sums from page to page, and ends with the total in words and who sign', async () => {
  if (!first) throw new Error('the example has a member');
  const baht = Number(first.amount);
  const shown = (count: number) =>
    (baht * count).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const members = Array.from({ length: 60 }, (_, index) => ({
    ...first,
    seq_no: index + 1,
    membership_no: String(index + 1).padStart(5, '0'),
  }));
  const file = sheetFile({ data: example, filter: { members, isPart: true } });
  const { pages, lies, tree, layout } = await readBack(file.papers, MAKING);
  expect(lies).toBe(true);
  // 25 mm for the holes of a file; letters that a person of sixty reads.
  expect(layout.left).toBeGreaterThanOrEqual(71);
  expect(layout.letters).toBeGreaterThanOrEqual(8);
  expect(pages.length).toBeGreaterThan(1);
  let rows = 0;
  for (const [index, page] of pages.entries()) {
    if (index > 0) expect(page).toMatch(new RegExp(`รวมจากหน้าก่อน .*${shown(rows)}`));
    rows += page.split(`${first.member_name} ${first.member_surname}`).length - 1;
    if (index < pages.length - 1) expect(page).toMatch(new RegExp(`รวมถึงหน้านี้ .*${shown(rows)}`));
  }
  expect(rows).toBe(60);
  const last = pages.at(-1) ?? '';
  expect(last).toMatch(new RegExp(`รวมทั้งสิ้น .*${shown(60)}`));
  expect(last).toMatch(/\([ก-๙]+(บาทถ้วน|สตางค์)\) จำนวน 60 คน/);
  expect(last).toMatch(/\) ผู้จัดทำ ลงชื่อ .*\) ผู้ตรวจสอบ ลงชื่อ .*\) ผู้รับงบหน้าเรียกเก็บ/);
  expect(pages[0]).toContain('(เฉพาะที่เลือก)');
  expect(tree).toContain('"role":"TH"');
});

/** Contracts of each of eleven people, a debtor among them. */
const CONTRACTS = [2, 10, 1, 1, 2, 2, 1, 1, 2, 1, 1];

test('[GRP-07] the file of a bill of ten or eleven is one sheet, signed at its end', async () => {
  const [line] = first?.lines ?? [];
  if (!first || !line) throw new Error('the example has a member');
  const loan = { ...line, kind: 'EMERGENCY' as const, is_arrear: true };
  for (const people of [10, 11]) {
    const members = CONTRACTS.slice(0, people).map((count, index) => ({
      ...first,
      seq_no: index + 1,
      membership_no: `000${index + 10}`,
      lines: Array.from({ length: count }, () => loan),
    }));
    const data = { ...example, verification };
    const { papers } = sheetFile({ data, filter: { members, isPart: false } });
    const { pages } = await readBack(papers, MAKING);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('ผู้รับงบหน้าเรียกเก็บ');
  }
});

test('[GRP-07] loans share their columns on paper, and so does what few are billed; the sums by kind stand at the end', async () => {
  if (!first) throw new Error('the example has a member');
  const [line] = first.lines;
  if (!line) throw new Error('the example has a line');
  const of = (kind: 'EMERGENCY' | 'SPECIAL' | 'FEE', amount: string) => ({ ...line, kind, amount });
  const lines = [of('EMERGENCY', '100.00'), of('SPECIAL', '200.00'), of('FEE', '50.00')];
  const totals = lines.map(({ kind, amount }) => ({
    kind,
    count: 1,
    principal: amount,
    interest: '0.00',
    amount,
  }));
  const members = [{ ...first, amount: '350.00', lines }];
  const file = sheetFile({ data: { ...example, totals }, filter: { members, isPart: false } });
  const { pages } = await readBack(file.papers, MAKING);
  expect(pages[0]).toMatch(/ชื่อ-นามสกุล เงินกู้ อื่น ๆ รวม/);
  expect(pages[0]).toMatch(/ค่าธรรมเนียมแรกเข้า .*50\.00/);
  expect(pages[0]).toContain(
    'แยกตามประเภท เงินกู้ฉุกเฉิน 100.00 · เงินกู้พิเศษ 200.00 · ค่าธรรมเนียมแรกเข้า 50.00',
  );
});

test('[GRP-07] print and file of the sheet say the same', async () => {
  const { members } = example;
  const file = sheetFile({
    data: { ...example, verification },
    filter: { members, isPart: false },
  });
  const words = await expectPrintAsFile(file.papers);
  expect(words).toContain('ผู้รับงบหน้าเรียกเก็บตรวจสอบที่https://coop.example.org/verify');
});

test('[GRP-07] the code stands for the whole sheet: a part of it has no seal, whichever paper it is on', () => {
  const data = { ...example, verification };
  const { members } = data;
  const people = { shown: peopleOf(data), rest: [], whole: sumsOf(peopleOf(data)) };
  const sealsOf = (isPart: boolean) =>
    [
      sheetFile({ data, filter: { members, isPart } }),
      changesFile({ data, filter: { ...people, isPart } }, MAKING),
    ].map(({ papers }) => papers[0]?.verification);
  expect(sealsOf(false)).toEqual([verification, verification]);
  expect(sealsOf(true)).toEqual([undefined, undefined]);
});

test('[GRP-07] who changed on several pages: each carries its sums on', async () => {
  const [person] = peopleOf(example);
  if (!person) throw new Error('the example has a member');
  const item = { ...person, amount: 150_00, previous: 100_00, difference: 50_00 };
  const shown = Array.from({ length: 60 }, (_, index) => ({
    ...item,
    no: String(index).padStart(5, '0'),
  }));
  const file = changesFile(
    { data: example, filter: { shown, rest: [], whole: sumsOf(shown), isPart: true } },
    MAKING,
  );
  const { pages, layout } = await readBack(file.papers, MAKING);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('รวมถึงหน้านี้ 4,600.00 6,900.00 +2,300.00');
  expect(pages[1]).toContain('รวมจากหน้าก่อน 4,600.00 6,900.00 +2,300.00');
  expect(pages[1]).toContain('60 จาก 60 คน 6,000.00 9,000.00 +3,000.00');
  expect(layout.letters).toBeGreaterThanOrEqual(8);
});

test('[GRP-07] print and file of who changed say the same: the difference, why, and the two bills', async () => {
  const people = peopleOf(example);
  const [person] = people;
  if (!person) throw new Error('the example has a member');
  const gone = { ...person, no: '09999', isGone: true };
  const file = changesFile(
    {
      data: { ...example, verification },
      filter: { shown: people, rest: [gone], whole: sumsOf([...people, gone]), isPart: false },
    },
    MAKING,
  );
  const words = await expectPrintAsFile(file.papers);
  expect(words).toContain('อีก1คนเปลี่ยนตามรอบเดือน');
  expect(words).toContain('งบหน้าเรียกเก็บพฤศจิกายน2569');
});
