import { examples } from '@coop/contracts/examples/examples';
import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { deliveryFile } from './delivery-paper.ts';

const example = examples.membergroupDeliveryBookShow.response as unknown as GroupDeliveryBook;
const read = async (data: GroupDeliveryBook) =>
  (await readBack(deliveryFile(data, MAKING).papers, MAKING)).pages;

const person = (index: number) => ({
  membership_no: `0000${index}`,
  member_fullname: `นายสมชาย ใจงาม${index}`,
  billed_amount: '1500.00',
  deducted_amount: '1000.00',
  reason: 'เงินไม่พอ' as const,
});

test('[ABI-10][GRP-08] letter and slip are one file; before the result the slip leaves places for a pen', async () => {
  const slip = { ...example.slip, recorded_at: '', undeducted: [] };
  const [letter = '', paper = '', ...more] = await read({ ...example, receipt_no: '', slip });
  expect(more).toEqual([]);
  expect(letter).toContain(`ที่ ${example.letter_no}`);
  expect(letter).toContain('เรื่อง ขอส่งรายการเรียกเก็บเงินประจำเดือน');
  expect(letter).toMatch(/รวมทั้งสิ้น \([ก-๙]+\) [\d,]+\.\d\d/);
  expect(letter).toContain(`ขอแสดงความนับถือ (${example.signer_name}) ${example.signer_position}`);
  expect(paper).toContain(`ใบนำส่งเงิน`);
  expect(paper).toContain('หัก ยอดที่หักไม่ได้ ....................');
  expect(paper).toContain('( ) โอนเข้าบัญชี');
  expect(paper).toMatch(/\) ผู้จัดทำ ลงชื่อ .*\) ผู้อำนวยการ\/หัวหน้าหน่วยงาน ลงชื่อ .*\) เจ้าหน้าที่สหกรณ์ผู้รับเงิน/);
});

test('[ABI-10][GRP-08] names that do not fit the slip stand on a list with their sums', async () => {
  const undeducted = Array.from({ length: 9 }, (_, index) => person(index + 1));
  const slip = {
    ...example.slip,
    slip_no: 'นส. 6911/0001',
    recorded_at: '2026-11-25 10:00:00',
    revision: 2,
    undeducted,
    verification: { number: 'นส. 6911/0001', check: 'K7QX-M2PD', code: 'x' },
  };
  const pages = await read({ ...example, member_count: 12, slip });
  expect(pages).toHaveLength(3);
  expect(pages[1]).toContain('ฉบับแก้ไขครั้งที่ 2');
  expect(pages[1]).toContain('รหัสตรวจสอบ K7QX-M2PD');
  expect(pages[1]).toContain('และอีก 1 คน ตามรายการแนบ');
  expect(pages[2]).toContain('รายการแนบใบนำส่งเงิน เลขที่ นส. 6911/0001');
  expect(pages[2]).toMatch(/เรียกเก็บ \(บาท\) หักได้ \(บาท\) ขาด \(บาท\) เหตุผล/);
  expect(pages[2]).toContain('00009 นายสมชาย ใจงาม9 1,500.00 1,000.00 500.00 เงินไม่พอ');
  expect(pages[2]).toContain('รวม 13,500.00 9,000.00 4,500.00');
});

test('[LED-12] what was deducted and has not come has a letter of its own: the receipts and the rest', async () => {
  const receipt = {
    receipt_no: 'รง. 6902/0123',
    receipt_date: '2026-02-28',
    amount: '11000.00',
    came_date: '2026-02-27',
    reference: '',
  };
  const verification = { number: 'ทว. 6911/0001-691205-80010001', check: 'K7QX-M2PD', code: 'x' };
  const owing = {
    ...example,
    reminder: { letter_no: 'ทว. 6911/0001-691205', letter_date: '2026-12-05', verification },
    receipt_no: receipt.receipt_no,
    receipts: [receipt],
    debt_amount: '419.18',
    debt_days: 5,
  };
  expect(await read({ ...owing, debt_amount: undefined })).toHaveLength(2);
  const [, , letter = '', ...more] = await read(owing);
  expect(more).toEqual([]);
  expect(letter).toContain('เรื่อง ขอให้นำส่งเงินที่หักจากสมาชิก งวดพฤศจิกายน 2569');
  expect(letter).toContain('หักได้ตามผลที่บันทึก 205,949.76');
  expect(letter).toContain('หัก ได้รับแล้วตามใบรับเงิน รง. 6902/0123 วันที่ 28 ก.พ. 2569 11,000.00');
  expect(letter).toContain('ค้างโอน (สี่ร้อยสิบเก้าบาทสิบแปดสตางค์) 419.18');
  expect(letter).toMatch(/เกินกำหนด\s?5 วัน/);
  expect(letter).toContain('ที่ ทว. 6911/0001-691205 5 ธันวาคม 2569');
  expect(letter).toContain('รหัสตรวจสอบ K7QX-M2PD');
  expect(letter).toContain('รหัสตรวจสอบที่หัวหนังสือใช้แทนลายมือชื่อของผู้ลงนาม');
  const { papers } = deliveryFile(owing, MAKING);
  expect(await expectPrintAsFile(papers)).toContain('ค้างโอน');
});

test('[GRP-08] a letter that carries its code says that it stands for the signature; one without leaves that to the hand', async () => {
  const slip = { ...example.slip, recorded_at: '', undeducted: [] };
  const words = 'รหัสตรวจสอบที่หัวหนังสือใช้แทนลายมือชื่อของผู้ลงนาม';
  const verification = { number: 'สอ. 6911/0001', check: 'K7QX-M2PD', code: 'x' };
  const [signed = ''] = await read({ ...example, slip, verification });
  expect(signed).toContain(words);
  expect(signed).toContain('รหัสตรวจสอบ K7QX-M2PD');
  const { verification: _none, ...plain } = example;
  expect((await read({ ...plain, slip })).join()).not.toContain(words);
});

test('[GRP-08] a letter whose sum has become less since its bill was made says by how much', async () => {
  const [letter = ''] = await read({ ...example, arrear_settled_amount: '78062.84' });
  expect(letter).toContain('ยอดนี้ตัดยอดค้างที่หักหรือชำระแล้วออก 78,062.84 บาท จากยอดเมื่อออกใบเรียกเก็บ');
});

test('[GRP-08] print and file of letter, slip and list say the same', async () => {
  const undeducted = Array.from({ length: 9 }, (_, index) => person(index + 1));
  const done = { ...example.slip, recorded_at: '2026-11-25 10:00:00', revision: 1, undeducted };
  const open = { ...example.slip, recorded_at: '', undeducted: [] };
  for (const [slip, sheets] of [
    [done, 2],
    [open, 1],
  ] as const) {
    const { papers } = deliveryFile({ ...example, receipt_no: '', slip }, MAKING);
    expect(await expectPrintAsFile(papers)).toContain(`ใบนำส่งเงินจำนวน${sheets}แผ่น`);
  }
});
