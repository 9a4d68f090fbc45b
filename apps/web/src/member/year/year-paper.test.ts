import { examples } from '@coop/contracts/examples/examples';
import type { YearSummary } from '@coop/contracts/member/own/year';
import { expect, test } from 'vitest';
import { MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { yearFile } from './year-paper.ts';

const [year] = examples.memberYearList.response.years;

test('[ABI-16] what became less has the minus of the page, in what is copied and searched, too', async () => {
  if (!year) throw new Error('the example has no year');
  const less: YearSummary = {
    ...year,
    better_off: '-600.00',
    lines: [
      { group: 'SAVED', kind: 'SHARES', item_desc: 'ทุนเรือนหุ้น', ref_no: '', amount: '-600.00' },
    ],
  };
  const { pages } = await readBack(yearFile(less, MAKING).papers, MAKING);
  expect(pages[0]).toContain('ท่านมีลดลง −600.00');
  expect(pages[0]).toContain('ทุนเรือนหุ้น −600.00');
});

test('[ABI-16] what was borrowed stands apart from what was repaid', async () => {
  if (!year) throw new Error('the example has no year');
  const line = {
    group: 'OWED_LESS',
    kind: 'LOANS',
    item_desc: 'เงินกู้สามัญ',
    ref_no: 'สม.1',
  } as const;
  const lent = { ...line, before: '0.00', borrowed: '100.00', after: '90.00', amount: '10.00' };
  const sums = { saved: '5.00', owed_less: '10.00', better_off: '15.00' };
  const { pages } = await readBack(
    yearFile({ ...year, ...sums, lines: [lent] }, MAKING).papers,
    MAKING,
  );
  expect(pages[0]).toContain('ออมเพิ่มและคืนเงินต้นแล้ว 15.00');
  expect(pages[0]).toContain('กู้ใหม่ในปีนี้ 100.00 หนี้รวมเพิ่มขึ้น 90.00');
});
