import { endpoints } from '@coop/contracts/endpoints';
import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { expect, test } from 'vitest';
import { readBack } from '../../testing/read-pdf.ts';
import { sheetFile } from './sheet-pdf.ts';

const example = endpoints.membergroupKeeprepShow.example.response as unknown as GroupKeeprep;
const MAKING = { coopName: 'สหกรณ์ตัวอย่าง', madeAt: '2026-11-22T09:30:00Z' };
const [first] = example.members;

test('[ABI-10][GRP-07] the sheet carries its sums from page to page, and ends with the total in words and who sign', async () => {
  if (!first) throw new Error('the example has a member');
  const baht = Number(first.amount);
  const shown = (count: number) =>
    (baht * count).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const members = Array.from({ length: 60 }, (_, at) => ({
    ...first,
    seq_no: at + 1,
    membership_no: String(at + 1).padStart(5, '0'),
  }));
  const file = sheetFile({ data: example, members, isPart: true });
  const { pages, lies, tree } = await readBack(file.papers, MAKING);
  expect(lies).toBe(true);
  expect(pages.length).toBeGreaterThan(1);
  let rows = 0;
  for (const [at, page] of pages.entries()) {
    if (at > 0) expect(page).toMatch(new RegExp(`ยอดยกมา .*${shown(rows)}`));
    rows += page.split(`${first.member_name} ${first.member_surname}`).length - 1;
    if (at < pages.length - 1) expect(page).toMatch(new RegExp(`ยอดยกไป .*${shown(rows)}`));
  }
  expect(rows).toBe(60);
  const last = pages.at(-1) ?? '';
  expect(last).toMatch(new RegExp(`รวมทั้งสิ้น .*${shown(60)}`));
  expect(last).toMatch(/\([ก-๙]+(บาทถ้วน|สตางค์)\) จำนวน 60 คน/);
  expect(last).toMatch(/\) ผู้จัดทำ ลงชื่อ .*\) ผู้ตรวจสอบ ลงชื่อ .*\) ผู้รับงบหน้า/);
  expect(pages[0]).toContain('(เฉพาะที่เลือก)');
  expect(tree).toContain('"role":"TH"');
});
