import { examples } from '@coop/contracts/examples/examples';
import type { MemberSettlement } from '@coop/contracts/member/ahead/settlement';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { settlementFile } from './settlement-paper.ts';

const example = examples.memberSettlementShow.response as unknown as MemberSettlement;
const data: MemberSettlement = {
  ...example,
  missing: '200.00',
  heirs: [
    {
      gain_name: 'นางสมหญิง ใจงาม',
      gain_relation: 'คู่สมรส',
      share_percent: '60.00',
      amount: '61.00',
    },
  ],
  guarantors: [
    {
      guarantor_name: 'นางเบญจวรรณ แก้วแสง',
      guarantor_member_no: '00004',
      loancontract_no: 'สม.2569/64542',
      amount: '200.00',
      paid: '0.00',
      due_date: '2027-01-07',
    },
  ],
  verification: { number: 'สส-20261208-00001', check: 'K7QX-M2PD', code: 'x' },
};

// Nobody is signed in: the words call the reader ท่าน.
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
});

test('[LED-15] print and file of the settlement say the same: sums, lines with their rules, who receives, who pays', async () => {
  const words = await expectPrintAsFile(
    settlementFile(data, { phone: '075-123-456', payDays: 30 }, MAKING).papers,
  );
  for (const line of data.lines) expect(words).toContain(line.rule.replaceAll(' ', ''));
  expect(words).toContain('โทร075-123-456');
  expect(words).toContain('นางสมหญิงใจงามคู่สมรส60.0061.00');
  expect(words).toContain('00004สม.2569/64542200.000.007ม.ค.2570');
  expect(words).toContain('หนี้ที่ยังขาด200.00ผู้ค้ำประกันรับผิดชอบ');
});
