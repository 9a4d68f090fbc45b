import { inflateSync } from 'node:zlib';
import type { Paper } from '@coop/papers/paper';
import { expect, test } from 'vitest';
import { readBack } from '../../testing/read-pdf.ts';
import { exportFile, type Making } from '../export/export-file.ts';
import type { ExportTable } from '../export/export-table.ts';
import { tablePaper } from './table-paper.ts';

const MAKING: Making = {
  coopName: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  owner: {
    term: 'สมาชิก',
    words: 'นายสมชาย ใจงาม เลขทะเบียน 00001',
    no: '00001',
    asOf: '2026-11-22',
  },
  madeAt: '2026-11-22T09:30:00Z',
};

const ROWS = 100;
const TABLE: ExportTable = {
  title: 'ทุนเรือนหุ้น',
  period: 'ปีบัญชี 2569',
  headers: ['วันที่', 'รายการ', 'จำนวนเงิน (บาท)', 'คงเหลือ (บาท)'],
  rows: Array.from({ length: ROWS }, (_, index) => [
    { kind: 'date', value: '2026-10-31' },
    { kind: 'text', value: 'ที่ผู้ป่วยกู้น้ำปี่ซ้ำ' },
    { kind: 'money', value: 1_500_00 },
    { kind: 'money', value: (index + 1) * 1_500_00 },
  ]),
  totals: [
    [
      { kind: 'text', value: '' },
      { kind: 'text', value: 'รวม 100 รายการ' },
      { kind: 'money', value: ROWS * 1_500_00 },
      { kind: 'text', value: '' },
    ],
  ],
};

const paperOf = (table: ExportTable) => tablePaper(exportFile(table, MAKING), MAKING);

test('[ABI-10] every page says of whom it is and which it is; its Thai words can be searched', async () => {
  const { pages, info, raw, tree } = await readBack([paperOf(TABLE)], MAKING);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(MAKING.coopName);
    expect(page).toContain('ทุนเรือนหุ้น · นายสมชาย ใจงาม เลขทะเบียน 00001');
    expect(page).toContain(`หน้า ${index + 1} / ${pages.length}`);
    expect(page).toContain('31 ต.ค. 2569 ที่ผู้ป่วยกู้น้ำปี่ซ้ำ 1,500.00');
  }
  expect(pages[0]).toContain('ช่วงเวลา ปีบัญชี 2569');
  expect(info).toMatchObject({ Title: 'ทุนเรือนหุ้น', Language: 'th-TH' });
  expect(raw).toContain('/Marked true');
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
});

test('[ABI-10] what a page carries forward is what its rows add up to, and the last page ends with the total', async () => {
  const { pages } = await readBack([paperOf(TABLE)], MAKING);
  let rows = 0;
  for (const [index, page] of pages.entries()) {
    const brought = `รวมจากหน้าก่อน ${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(rows * 1500)}`;
    if (index > 0) expect(page).toContain(brought);
    else expect(page).not.toContain('รวมจากหน้าก่อน');
    rows += page.split('31 ต.ค. 2569').length - 1;
    const carried = `รวมถึงหน้านี้ ${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(rows * 1500)}`;
    if (index < pages.length - 1) expect(page).toContain(carried);
    else expect(page).not.toContain('รวมถึงหน้านี้');
  }
  expect(rows).toBe(ROWS);
  expect(pages.at(-1)).toContain('รวม 100 รายการ 150,000.00');
});

test('[ABI-10] many columns lie; an empty table, signatures and the code of a paper have their place', async () => {
  const headers = Array.from({ length: 11 }, (_, index) => `จำนวนเงินของเดือนที่ ${index + 1}`);
  const empty = paperOf({ title: 'สรุปรายเดือน', headers, rows: [] });
  const { pages, lies } = await readBack(
    [
      {
        ...empty,
        blocks: [
          ...empty.blocks,
          {
            kind: 'signatures',
            people: [{ role: 'ผู้จัดทำ' }, { role: 'ผู้ตรวจ', name: 'นางสาวใจดี มีสุข' }],
          },
        ],
        verification: { number: '69-0001', check: 'กข12', code: 'x' },
      },
    ],
    { ...MAKING, origin: 'https://example.org' },
  );
  expect(lies).toBe(true);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/ลงชื่อ \.+ \(\.+\) ผู้จัดทำ/);
  expect(pages[0]).toContain('(นางสาวใจดี มีสุข) ผู้ตรวจ');
  expect(pages[0]).toContain(
    'ตรวจสอบที่ https://example.org/verify เลขที่เอกสาร 69-0001 รหัสตรวจสอบ กข12',
  );
});

test('[ABI-10][ABI-07] a statement that the backend signs says how it is checked, on every page', async () => {
  const verification = { number: 'ส.2569/80654', check: 'K7QX-M2PD', code: 'x' };
  const making = { ...MAKING, origin: 'https://coop.example.org' };
  const file = exportFile({ ...TABLE, verification }, making);
  const { pages, tree } = await readBack([tablePaper(file, making)], making);
  const [first = '', ...others] = pages;
  expect(first).toContain('เลขที่เอกสาร ส.2569/80654 รหัสตรวจสอบ K7QX-M2PD');
  for (const page of others) {
    expect(page).toContain(
      'ตรวจสอบเอกสาร เลขที่ ส.2569/80654 รหัส K7QX-M2PD ที่ https://coop.example.org/verify',
    );
  }
  expect(others.length).toBeGreaterThan(0);
  expect(tree).toContain('"role":"Figure","children":[{"type":"content"');
});

/** Bytes that a file reads of a picture: one gray dot. */
const JPEG = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 17, 0, 0xff, 0xd9];

test('[ABI-10] an official paper has the seal of the cooperative: its logo, else its initials', async () => {
  const paper: Paper = { title: 'ใบเสร็จรับเงิน', blocks: [] };
  const making = { ...MAKING, initials: 'สอ.' };
  const sealed = await readBack([paper], making);
  expect(sealed.pages[0]).toContain('สอ.');
  expect(sealed.raw).not.toContain('/DCTDecode');
  const logo = Uint8Array.from(JPEG).buffer;
  const pictured = await readBack([paper], making, logo);
  expect(pictured.pages[0]).not.toContain('สอ.');
  expect(pictured.raw).toContain('/DCTDecode');
});

test('[WEB-10] a paper is headed in the colour of its cooperative', async () => {
  /** Returns what draws the first page: the first compressed stream. */
  const drawnBy = async (making: Making) => {
    const { bytes } = await readBack([paperOf(TABLE)], making);
    const file = Buffer.from(bytes);
    const from = file.indexOf('stream\n', file.indexOf('FlateDecode')) + 'stream\n'.length;
    return inflateSync(file.subarray(from)).toString('latin1');
  };
  const blue = '0 0.2 0.6 scn';
  expect(await drawnBy({ ...MAKING, brand: '#003399' })).toContain(blue);
  expect(await drawnBy(MAKING)).not.toContain(blue);
});
