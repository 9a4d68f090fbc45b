import { COOPERATIVE } from '@coop/cooperative/rules/cooperative';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { coopPdf, fieldBlocks, listBlock, tableBlock } from '../info/files/letterhead.ts';

const PAPER = {
  title: 'ระเบียบว่าด้วยการค้ำประกัน',
  number: '69001-1',
  on: '2026-01-05',
  blocks: [
    { kind: 'text', text: 'ให้ผู้กู้ทำสัญญา น้ำท่วมซ้ำ ครั้งที่ 1' },
    listBlock(['ผู้ค้ำประกัน 4 คน', 'ไม่ต่ำกว่า 500,000 บาท'], true),
    tableBlock([
      ['ประเภท', 'ร้อยละต่อปี'],
      ['เงินกู้สามัญ', '5.50'],
    ]),
    ...fieldBlocks(['ลงชื่อสมาชิก']),
  ],
} as const;

test('a paper of the cooperative can be searched for its words, list, table and fields in order', async () => {
  // Fonts are opened once, so what was written before must not show.
  await coopPdf({ ...PAPER, title: 'แแ', blocks: [] });
  const pdf = await getDocumentProxy(new Uint8Array(await coopPdf(PAPER)));
  const { text } = await extractText(pdf, { mergePages: true });
  const words = [
    COOPERATIVE.name,
    'ระเบียบว่าด้วยการค้ำประกัน',
    'เลขที่ สอ. 69001-1/2569 วันที่ 5 มกราคม 2569',
    'ให้ผู้กู้ทำสัญญา น้ำท่วมซ้ำ ครั้งที่ 1',
    '1. ผู้ค้ำประกัน 4 คน 2. ไม่ต่ำกว่า 500,000 บาท',
    'ประเภท ร้อยละต่อปี เงินกู้สามัญ 5.50',
    'ลงชื่อสมาชิก ....',
    'หน้า 1 / 1',
  ];
  const flat = text.replaceAll(/\s+/g, ' ');
  const places = words.map((word) => flat.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((place, other) => place - other));
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: PAPER.title, Language: 'th-TH' });
});

test('a form has every label with a line to write on', async () => {
  const labels = ['วันที่', 'ชื่อ–สกุล'];
  const blocks = fieldBlocks(labels);
  const file = await coopPdf({ ...PAPER, title: 'ใบลาออก', blocks });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  for (const label of labels) expect(text).toMatch(new RegExp(`${label}\\s*\\.{20}`));
});
