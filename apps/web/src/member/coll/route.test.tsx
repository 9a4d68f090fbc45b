import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteEnd } from '../../testing/end-notice.ts';
import { definition, listItems, tableRows, textOf } from '../../testing/read.ts';
import '../../testing/dialogs.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Guarantees } from './route.tsx';

const path = '/member/coll';

test('[MEM-15] contracts and credit used and left, and what it would cost, stand on top', async () => {
  await openScreen(Guarantees, { member: '00001', at: path });
  await screen.findByText('ค้ำประกันได้อีก 1 สัญญา');
  expect(definition('สัญญาที่ค้ำประกันอยู่')).toBe('1 จาก 2');
  expect(definition('วงเงินค้ำประกันคงเหลือ')).toBe('1,925,000.00');
  expect(definition('วงเงินค้ำประกันที่ใช้ไป')).toBe('425,000.00');
  expect(definition('หากผู้กู้หยุดชำระ')).toBe('5,021.89');
  expect(screen.getByRole('meter', { name: 'วงเงินค้ำประกันที่ใช้ไป' })).toBeDefined();
});

test('[MEM-15] a borrower who is late is named above everything', async () => {
  await openScreen(Guarantees, { member: '00001', at: path });
  const title = await screen.findByText('สัญญาที่ท่านค้ำประกันค้างชำระ 1 สัญญา');
  expect(title.parentElement?.textContent).toContain('นางสุมาลี สังข์บุญ (00003) ค้างชำระ 2 งวด');
});

test('[MEM-15] a guarantor who was asked reads the sum', async () => {
  const { response } = examples.memberCollList;
  const late = { arrear_periods: 3, contract_status: 'ค้างชำระ', called_amount: '17541.00' };
  const guarantees = response.guarantees.map((guarantee) => ({ ...guarantee, ...late }));
  await openScreen(Guarantees, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberCollList', body: { ...response, guarantees } }),
  });
  const called = await screen.findByText(/^สหกรณ์เรียกให้ท่านชำระแทนตามส่วน/);
  expect(textOf(called)).toBe('สหกรณ์เรียกให้ท่านชำระแทนตามส่วน 17,541.00 บาท');
});

test('[LED-15] what a borrower’s settlement left unpaid is asked for above everything, and by when', async () => {
  await openScreen(Guarantees, {
    member: '00001',
    at: path,
    before: (world) => noteEnd(world, '00003', 'ให้ออก', 'three weeks ago'),
  });
  const title = await screen.findByText('ผู้กู้ที่ท่านค้ำประกันสิ้นสมาชิกภาพแล้วและยังเหลือหนี้ 1 สัญญา');
  expect(title.parentElement?.textContent).toContain('นางสุมาลี สังข์บุญ (00003)');
  expect(screen.getAllByText('ผู้กู้สิ้นสมาชิกภาพ').length).toBeGreaterThan(0);
  expect(screen.queryByText(/^สัญญาที่ท่านค้ำประกันค้างชำระ/)).toBeNull();
  expect(screen.queryByText(/^หากผู้กู้หยุดชำระ ท่านอาจ/)).toBeNull();
});

test('[MEM-15] each contract I guarantee has its card: whose, how much of it, until when', async () => {
  await openScreen(Guarantees, { member: '00001', at: path });
  const name = 'นางสุมาลี สังข์บุญ (00003)';
  expect(await screen.findByRole('heading', { level: 3, name })).toBeDefined();
  expect(definition('วงเงินอนุมัติ')).toBe('850,000.00');
  expect(definition('ส่วนที่ท่านค้ำประกัน')).toBe('425,000.00');
  expect(definition('หมดหน้าที่ค้ำประกัน')).toBe('30 เม.ย. 2577');
  expect(screen.getByText('ชำระแล้ว 28 จาก 120 งวด')).toBeDefined();
  expect(textOf(screen.getByText(/^หากผู้กู้หยุดชำระ ท่านอาจต้องชำระแทนเดือนละ/))).toContain(
    '5,021.89 บาท จนถึง 30 เม.ย. 2577',
  );
});

test('[ABI-03] since when a borrower is late, how the debt falls and what each month would cost', async () => {
  const { user } = await openScreen(Guarantees, { member: '00001', at: path });
  await user.click(await screen.findByText(/^หนี้จะลดลงอย่างไร/));
  expect(definition('ค้างตั้งแต่งวด')).toBe('30 ก.ย. 2569');
  const caption = 'หนี้และส่วนของท่านแต่ละเดือน สม.2567/01115';
  expect(tableRows(caption)).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: 'ดูครบทั้ง 90 งวด' }));
  const rows = tableRows(caption);
  expect(rows.slice(0, 2)).toEqual([
    'งวดวันที่ | ส่วนของท่าน (บาท) | หนี้หลังงวดนี้ (บาท)',
    '30 พ.ย. 2569 | 5,021.89 | 629,900.00',
  ]);
  expect(rows.at(-1)).toMatch(/^30 เม\.ย\. 2577 \| .* \| 0\.00$/);
  expect(textOf(screen.getByText(/^หากผู้กู้ชำระตามกำหนด/))).toContain('30 เม.ย. 2577');
});

test('[ABI-03] what a guarantor may ask for by law stands in three sentences, as a summary', async () => {
  await openScreen(Guarantees, { member: '00001', at: path });
  await screen.findByText('สิทธิของผู้ค้ำประกันตามกฎหมาย (ข้อมูลโดยสรุป)');
  const sentences = listItems().map((item) => item.textContent);
  expect(sentences).toHaveLength(3);
  expect(sentences[0]).toContain('ภายใน 60\u00a0วัน');
});

test('[MEM-15][MEM-28] what secures my own contracts stands under each, shares not added up', async () => {
  await openScreen(Guarantees, { member: '00001', at: path });
  const caption = 'หลักประกันเงินกู้ของท่าน';
  await screen.findByRole('table', { name: caption });
  expect(tableRows(caption)).toEqual([
    'รายการ | เลขทะเบียน | หลักประกัน | จำนวนเงิน (บาท)',
    'เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/80654',
    'หุ้นทั้งหมดของสมาชิก |  | ทุนเรือนหุ้น | 480,200.00',
    'เงินกู้สามัญ สม.2569/64542',
    'นางเบญจวรรณ แก้วแสง | 00004 | บุคคล | 500,000.00',
    'ว่าที่ร้อยตรีประสิทธิ์เกียรติกำจร วงศ์สุวรรณรัตนโชติพิพัฒน์กุล ณ นครศรีธรรมราช | 00011 | บุคคล | 500,000.00',
    'หุ้นทั้งหมดของสมาชิก |  | ทุนเรือนหุ้น | 480,200.00',
    'รวมวงเงินที่มีบุคคลค้ำประกัน | 1,000,000.00',
  ]);
});

test('[MEM-15] who carries two contracts is told that it is full', async () => {
  await openScreen(Guarantees, { member: '00004', at: path });
  expect(await screen.findByText('ค้ำประกันครบจำนวนแล้ว')).toBeDefined();
  expect(tableRows('สรุปสัญญาที่ท่านค้ำประกัน').slice(1)).toEqual([
    'นางสุมาลี สังข์บุญ | 00003 | สม.2567/01115 | 850,000.00 | 651,200.00 | 425,000.00 | 5,021.89 | ค้างชำระ 2 งวด',
    'นายสมชาย ใจงาม | 00001 | สม.2569/64542 | 1,000,000.00 | 939,700.00 | 500,000.00 | 5,473.98 | ปกติ',
    'รวมทุกสัญญา | 1,850,000.00 | 1,590,900.00 | 925,000.00 | 10,495.87 | ',
  ]);
});

test('[ABI-08] who is asked reads whose loan it is and what it could cost, and consents with two presses', async () => {
  const { response } = examples.memberGuaranteeAskList;
  const loan = { amount: '200000.00', monthly_liability: '3300.00' };
  const borrower = { borrower_member_no: '00011', borrower_name: 'นายสมชาย ใจงาม' };
  const asks = [{ ...response.asks[0], ...loan, ...borrower }];
  const { user, toasts } = await openScreen(Guarantees, {
    member: '00001',
    at: path,
    before: ({ faults }) => {
      faults.add({ endpoint: 'memberGuaranteeAskList', body: { ...response, asks }, times: 1 });
      const { response: done } = examples.memberGuaranteeAskAnswer;
      faults.add({ endpoint: 'memberGuaranteeAskAnswer', body: done });
    },
  });
  const title = await screen.findByRole('heading', { name: 'มีผู้ขอให้ท่านค้ำประกัน' });
  const words = textOf(title.parentElement);
  expect(words).toContain('นายสมชาย ใจงาม (00011)');
  expect(words).toContain('200,000.00');
  expect(words).toContain('ท่านอาจต้องชำระแทนเดือนละ 3,300.00 บาท');
  const consent = screen.getByRole('button', { name: 'ยินยอมค้ำประกัน' });
  const risk = screen.getAllByText(/หากผู้กู้หยุดชำระ/)[0] ?? document.body;
  // What it may cost is read before the button.
  expect(risk.compareDocumentPosition(consent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(consent);
  expect(textOf(screen.getByRole('dialog'))).toContain(
    'ท่านจะค้ำประกัน 50,000.00 บาท ของเงินกู้ 200,000.00 บาท',
  );
  await user.click(screen.getByRole('button', { name: 'ยืนยันยินยอม' }));
  await screen.findByText('ค้ำประกันได้อีก 1 สัญญา');
  expect(screen.queryByRole('heading', { name: 'มีผู้ขอให้ท่านค้ำประกัน' })).toBeNull();
  expect(toasts.map(({ text }) => text)).toContain('บันทึกว่าท่านยินยอมค้ำประกันแล้ว');
});

test('[ABI-08] an answer that fails can be given again, and so can the list of who asks', async () => {
  const { response } = examples.memberGuaranteeAskList;
  const { user } = await openScreen(Guarantees, {
    member: '00001',
    at: path,
    before: ({ faults }) => {
      faults.add({ endpoint: 'memberGuaranteeAskList', status: 500, times: 1 });
      faults.add({ endpoint: 'memberGuaranteeAskList', body: response });
      faults.add({ endpoint: 'memberGuaranteeAskAnswer', status: 500, times: 1 });
    },
  });
  await user.click(await screen.findByRole('button', { name: /ลองอีกครั้ง|ลองใหม่/ }));
  await user.click(await screen.findByRole('button', { name: 'ไม่ยินยอม' }));
  await user.click(screen.getByRole('button', { name: 'ยืนยันไม่ยินยอม' }));
  const question = within(screen.getByRole('dialog'));
  expect((await question.findByRole('alert')).textContent).toContain('ความผิดพลาดจำลอง');
  expect(question.getByRole('button', { name: 'ยืนยันไม่ยินยอม' })).toBeDefined();
});
