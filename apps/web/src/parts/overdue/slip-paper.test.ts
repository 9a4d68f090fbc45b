import { examples } from '@coop/contracts/examples/examples';
import type { MemberKep } from '@coop/contracts/member/kep';
import { expect, test } from 'vitest';
import { expectPrintAsFile } from '../../testing/read-paper.tsx';
import { slipPaper } from './slip-paper.ts';

const example = examples.memberKepList.response as unknown as MemberKep;
const session = {
  membership_no: '00003',
  member: { prename: 'นาง', member_name: 'สุมาลี', member_surname: 'สังข์บุญ' },
};

test('[MEM-13] print and file of the slip say the same', async () => {
  const months = example.months.map((one) => ({ ...one, outstanding_amount: '61849.69' }));
  const arrears_payment = {
    amount: '61849.69',
    payment_qr: '|099400000000000\r00003\r6910\r6184969',
    accounts: [],
    lines: [],
    verification: { number: 'คช-00003', check: 'K7QX-M2PD', code: 'x' },
  };
  const paper = slipPaper({ ...example, as_of: '2026-11-19', months, arrears_payment }, session);
  if (!paper) throw new Error('the example owes something');
  const print = await expectPrintAsFile([paper]);
  expect(print).toContain('ชื่อสมาชิกนางสุมาลีสังข์บุญ');
  expect(print).toContain('อ้างอิง100003อ้างอิง26910ใบนี้ไม่ใช่ใบเสร็จรับเงิน');
});
