import { expect, test } from 'vitest';
import { expectPrintAsFile } from '../../testing/read-paper.tsx';
import { agencyFile } from './agency-paper.tsx';
import { answerTo, salaryShare } from './answer.ts';
import { initialLoan } from './inputs/presets.ts';

const SITE = { coopNameTH: 'สหกรณ์', coopNameEN: 'Cooperative', loan_products: [] };

test('[PUB-21] print and file of the page for the agency say the same: the typed figures and places for a pen', async () => {
  const answer = answerTo({ ...initialLoan(SITE, '2026-11-20'), amount: '100,000', rate: '5.75' });
  const typed = { salary: '30,000', deductions: '4,000' };
  const share = answer && salaryShare(typed, answer.plan, 3_000);
  if (!answer || !share) throw new Error('the loan has a plan');
  const { papers } = agencyFile({ answer, share, ...typed, product: undefined });
  const words = await expectPrintAsFile(papers);
  expect(words).toContain('เลขทะเบียนสมาชิก........................................');
  expect(words).toContain('100,000.00');
  expect(words).toContain('30,000.00');
  expect(words).toContain('4,000.00');
});
