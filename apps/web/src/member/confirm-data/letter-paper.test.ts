import { examples } from '@coop/contracts/examples/examples';
import type { ConfirmLetter } from '@coop/contracts/member/confirm-data';
import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { letterFile } from './letter-paper.tsx';

const example = examples.memberConfirmLetterShow.response as unknown as ConfirmLetter;

/** The letter with an answer and what the auditor said to it. */
function answered(): ConfirmLetter {
  const [first] = example.lines;
  if (!first) throw new Error('the example has lines');
  const { kind, ref_no, balance } = first;
  return {
    ...example,
    reply: {
      replied_at: '2026-01-12 10:24:00',
      check_value: '7K2M-9QXT-04WD',
      lines: [
        {
          kind,
          ref_no,
          balance,
          answer: 'N',
          member_balance: '10500.00',
          remark: 'ฝากเพิ่ม 500 บาท',
        },
      ],
    },
    auditor_answer: { text: 'ปรับยอดให้แล้ว', answered_at: '2026-01-14 09:00:00' },
  };
}

test('[ABI-10] the letter that nobody has answered has places for a pen, sums in words and two who sign', async () => {
  const { reply: _, ...letter } = example;
  const { pages, info } = await readBack(letterFile(letter, MAKING).papers, MAKING);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(`ที่ ${letter.letter_no}`);
  expect(pages[0]).toContain(`ด้วย${MAKING.coopName} ขอเรียนให้ทราบว่า เมื่อสิ้นวันที่`);
  expect(pages[0]).toContain('( ) ถูกต้อง ( ) ไม่ถูกต้อง ....................');
  expect(pages[0]).toContain('รวม เงินฝาก (');
  expect(pages[0]).toContain(`(${letter.signer_name}) ${letter.signer_position}`);
  expect(pages[0]).toContain(`(${letter.addressee_name}) สมาชิกผู้ยืนยันยอด`);
  expect(info).toMatchObject({ Title: 'หนังสือยืนยันยอดหุ้น หนี้ และเงินฝาก' });
});

test('[ABI-10] the letter that was answered says what, when, and under which code it was received', async () => {
  const [page = ''] = (await readBack(letterFile(answered(), MAKING).papers, MAKING)).pages;
  expect(page).toContain('ไม่ถูกต้อง ยอดของท่าน (บาท) 10,500.00 ฝากเพิ่ม 500 บาท');
  expect(page).toContain('คำตอบของผู้สอบบัญชี ปรับยอดให้แล้ว');
  expect(page).toContain('ส่งเมื่อ 12 ม.ค. 2569 10:24 น. รหัสคำตอบ 7K2M-9QXT-04WD');
  expect(page).not.toContain('สมาชิกผู้ยืนยันยอด');
});

test.each([
  ['nobody has answered', { ...example, reply: undefined }],
  ['was answered', answered()],
])('[MEM-20] print and file of the letter that %s say the same', async (_, letter) => {
  const signed = { ...letter, verification: { number: '69-0001', check: 'K7QX-M2PD', code: 'x' } };
  const words = await expectPrintAsFile(letterFile(signed, MAKING).papers);
  expect(words).toContain(letter.reply ? '7K2M-9QXT-04WD' : '()ไม่ถูกต้อง....................');
});
