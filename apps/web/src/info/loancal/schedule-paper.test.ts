import { formatSatang } from '@coop/format/money';
import { expect, test } from 'vitest';
import { exportFile } from '../../documents/export/export-file.ts';
import { tablePaper } from '../../documents/pdf/table-paper.ts';
import { answerTo } from '../../planners/loan/answer.ts';
import { inputFacts } from '../../planners/loan/fields.ts';
import { initialLoan } from '../../planners/loan/presets.ts';
import { scheduleTable } from '../../planners/schedule.tsx';
import { MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';

const SITE = {
  coopNameTH: 'สหกรณ์',
  coopNameEN: 'Cooperative',
  by_laws: { loans: { products: [] } },
};
const words = (text: string) => text.replaceAll(/[\s\u2060]/g, '');

test('[PUB-21] the file of the schedule says what was typed, as the printed page does, and what it comes to', async () => {
  const loan = {
    ...initialLoan(SITE, '2026-11-20'),
    extra: 'monthly',
    extraAmount: '500',
  } as const;
  const answer = answerTo({ ...loan, extraOn: '2027-02-28' });
  if (!answer) throw new Error('the loan has a plan');
  const product = 'เงินกู้สามัญ';
  const about = inputFacts(answer.loan, product);
  const file = exportFile({ ...scheduleTable(answer.payments, 'ตาราง'), about }, MAKING);
  const { pages } = await readBack([tablePaper(file, MAKING)], MAKING);
  // The printed page lists the same facts.
  const printed = words(about.flat().join(''));
  expect(printed).toContain('เงินกู้สามัญ');
  expect(words(pages[0] ?? '')).toContain(printed);
  expect(pages.at(-1)).toContain(formatSatang(answer.plan.summary.totalSatang));
});
