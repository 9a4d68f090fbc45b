import { examples } from '@coop/contracts/examples/examples';
import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { type Memo, memoFile } from './memo-paper.ts';

const example = examples.membergroupDeliveryBookShow.response as unknown as GroupDeliveryBook;
const slip = { ...example.slip, recorded_at: '2026-11-20 10:00:00', undeducted: [] };
const data = { ...example, slip };
const signers = {
  addressee: 'ผู้อำนวยการ',
  maker: 'นางสาวสุดา ทองขาว',
  maker_position: 'ครู',
  head: '',
  head_position: '',
};
const memo: Memo = { ...signers, no: 'ศธ 04123/45', date: '2026-11-20' };

test('[GRP-08] the agency’s own letter has its name and number, what was deducted, what to transfer, and who signs', async () => {
  const { papers } = memoFile(data, memo, MAKING);
  const { pages } = await readBack(papers, MAKING);
  expect(pages).toHaveLength(1);
  for (const words of [
    'โรงเรียนบ้านตัวอย่าง',
    'ที่ ศธ 04123/45',
    '20 พฤศจิกายน 2569',
    'เรียน ผู้อำนวยการ',
    `ที่ ${example.letter_no}`,
    'โอนเงิน 205,949.76 บาท (สองแสนห้าพันเก้าร้อยสี่สิบเก้าบาทเจ็ดสิบหกสตางค์)',
    'ภายในวันที่ 30 พฤศจิกายน 2569',
    '(นางสาวสุดา ทองขาว) ครู',
    'ผู้อำนวยการ/หัวหน้าหน่วยงาน',
  ]) {
    expect(pages[0]).toContain(words);
  }
  expect(await expectPrintAsFile(papers)).toContain('บันทึกข้อความ');
  // The official form: under its title the agency, then number and day, subject, whom it is for; and nothing above it.
  expect(pages[0]).toMatch(
    /^บันทึกข้อความ\s+ส่วนราชการ โรงเรียนบ้านตัวอย่าง\s+ที่ ศธ 04123\/45\s+วันที่ 20\s.*\s+เรื่อง ผลการหักเงิน.*\s+เรียน /,
  );
});

test('[GRP-08] written after the due day, it says that this is over', async () => {
  const { pages } = await readBack(
    memoFile(data, { ...memo, date: '2026-12-02' }, MAKING).papers,
    MAKING,
  );
  expect(pages[0]).toContain('ซึ่งเลยกำหนดวันที่ 30 พฤศจิกายน 2569 แล้ว เข้าบัญชี');
});

test('[GRP-08] after the transfer it tells of that and asks for none', async () => {
  const sent = { transferred_date: '2026-11-20', transferred_amount: '205949.76' };
  const { pages } = await readBack(memoFile({ ...data, ...sent }, memo, MAKING).papers, MAKING);
  expect(pages[0]).toContain('โอนเมื่อ 20 พ.ย. 2569 จำนวน 205,949.76 บาท');
  expect(pages[0]).not.toContain('โปรดพิจารณาให้โอนเงิน');
  // The head is the agency's: only the letter that it answers is the cooperative's.
  expect(pages[0]?.split(MAKING.coopName)).toHaveLength(2);
});
