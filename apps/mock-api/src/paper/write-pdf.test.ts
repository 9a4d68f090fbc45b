import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { PaperDocument } from './document.ts';
import { writePdf } from './write-pdf.ts';

const PAPER: PaperDocument = {
  publisher: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  address: '99 ถนนราชดำเนิน',
  title: 'ระเบียบว่าด้วยการค้ำประกัน',
  number: 'สอ. 69001-1',
  date: '2026-01-05',
  dateText: '5 มกราคม 2569',
  blocks: [
    { paragraph: 'ที่ประชุมใหญ่กำหนดให้ผู้กู้ทำสัญญา น้ำท่วมซ้ำ ครั้งที่ 1' },
    { list: ['ผู้ค้ำประกัน 4 คน', 'ไม่ต่ำกว่า 500,000 บาท'], numbered: true },
    {
      table: [
        ['ประเภท', 'ร้อยละต่อปี'],
        ['เงินกู้สามัญ', '5.50'],
      ],
    },
    { fields: ['ลงชื่อสมาชิก'] },
  ],
};

async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  return { pdf, pages: text.map((one) => one.replace(/\s+/g, ' ')) };
}

describe('a document as a PDF file', () => {
  test('can be searched whatever was written before, as the first file of all', async () => {
    await writePdf({ ...PAPER, title: 'แแ', publisher: 'แ', address: 'แ', blocks: [] });
    const { pages } = await readPdf(await writePdf(PAPER));
    expect(pages[0]).toContain('ระเบียบว่าด้วยการค้ำประกัน');
  });

  test('can be searched for its Thai words, sara am and tone marks among them', async () => {
    const { pages } = await readPdf(await writePdf(PAPER));
    expect(pages).toHaveLength(1);
    for (const words of [
      'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
      'ระเบียบว่าด้วยการค้ำประกัน',
      'เลขที่ สอ. 69001-1 วันที่ 5 มกราคม 2569',
      'ที่ประชุมใหญ่กำหนดให้ผู้กู้ทำสัญญา น้ำท่วมซ้ำ ครั้งที่ 1',
      '1. ผู้ค้ำประกัน 4 คน',
      '2. ไม่ต่ำกว่า 500,000 บาท',
      'เงินกู้สามัญ 5.50',
      'หน้า 1/1',
    ]) {
      expect(pages[0]).toContain(words);
    }
  });

  test('is A4, has title and language, and is the same file each time', async () => {
    const bytes = await writePdf(PAPER);
    expect(bytes.equals(await writePdf(PAPER))).toBe(true);
    const { pdf } = await readPdf(bytes);
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: PAPER.title, Language: 'th' });
  });

  test('counts its pages and carries its head on each', async () => {
    const blocks = Array.from({ length: 60 }, (_, at) => ({ paragraph: `ข้อ ${at + 1}` }));
    const { pages } = await readPdf(await writePdf({ ...PAPER, blocks }));
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(PAPER.publisher);
      expect(page).toContain(`หน้า ${at + 1}/3`);
    }
  });
});
