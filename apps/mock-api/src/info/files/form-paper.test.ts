import { topicCategories } from '@coop/cooperative/site/topics/categories';
import { fill } from '@coop/cooperative/site/topics/fill';
import { expect, test } from 'vitest';
import { formBlocks } from './form-paper.ts';

const forms = topicCategories().find(({ key }) => key === 'download')?.items ?? [];
const filled = (words: string) => fill(words, { id: 1, on: '2026-02-03' });

const linesOf = (title: string, file = 0) => {
  const form = forms.find((item) => filled(item.title).startsWith(title))?.forms?.[file];
  if (!form) throw new Error(title);
  return JSON.stringify(formBlocks(form, filled));
};

test('[VIS-02] every form asks for what it is about, each attachment of its own', () => {
  for (const { title, files, forms: paperForms = [] } of forms) {
    if (title.startsWith('คู่มือ')) continue;
    expect(paperForms.length, title).toBe(files?.length);
  }
  const asks = forms.flatMap(({ forms: paperForms = [] }) =>
    paperForms.map((item) => item.asks.join()),
  );
  expect(new Set(asks).size).toBe(asks.length);
});

test('[VIS-02] a loan’s form has the product’s limits and papers, under the cooperative’s name', () => {
  const lines = linesOf('คำขอกู้เงินสามัญ');
  expect(lines).toContain('คณะกรรมการดำเนินการ สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  expect(lines).toContain('จำนวนเงินที่ขอกู้ (ไม่เกิน 3,000,000 บาท)');
  expect(lines).toContain('จำนวนงวดที่ขอผ่อน (ไม่เกิน 150 งวด)');
  expect(lines).toContain('หนังสือรับรองเงินเดือนคงเหลือที่หน่วยงานลงนาม');
  expect(linesOf('คำขอกู้เงินสามัญ', 1)).toContain('จำนวนเงินที่ค้ำประกัน');
  expect(linesOf('คำขอเงินกู้สามัญวิทยฐานะ')).toContain('คำสั่งแต่งตั้งวิทยฐานะ');
  expect(linesOf('คำขอเงินกู้สามัญหุ้นค้ำประกัน')).toContain('2,000,000 บาท');
});

test('[VIS-02] the form for welfare lists the kinds that are asked for, with their papers', () => {
  const lines = linesOf('แบบคำขอรับสวัสดิการ');
  expect(lines).toContain('คลอดบุตร: สูติบัตรของบุตร');
  expect(lines).not.toContain('วันเกิดสมาชิก');
});
