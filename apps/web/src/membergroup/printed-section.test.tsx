import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { textOf } from '../testing/read.ts';
import { openScreen } from '../testing/render-screen.tsx';
import { Component as DeductResult } from './deduct-result/route.tsx';
import { Component as SummarizeRep } from './summarize-rep/route.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Returns what is on paper, word for word, whenever something is printed. */
function printed(): string[] {
  const papers: string[] = [];
  vi.stubGlobal('print', () => {
    const [paper, ...more] = document.querySelectorAll('body > div:last-child table');
    papers.push(more.length === 0 ? textOf(document.body.lastElementChild) : '');
    expect(paper).toBeDefined();
  });
  return papers;
}

test('[GRP-09] the button beside a table of the summary prints that table, with its month and who sign', async () => {
  const papers = printed();
  const { user } = await openScreen(SummarizeRep, {
    agency: '80010001',
    at: '/membergroup/summarize_rep?period=256910',
  });
  await screen.findByRole('table', { name: 'สรุปตามหน่วยย่อย' });
  const buttons = screen.getAllByRole('button', { name: 'พิมพ์' });
  for (const button of buttons) {
    await user.click(button);
    dispatchEvent(new Event('afterprint'));
  }
  expect(papers).toHaveLength(3);
  const titles = ['สรุปตามประเภท', 'สรุปตามหน่วยย่อย', 'ผลการหักเงินตามหน่วยย่อย'];
  for (const [index, title] of titles.entries()) {
    expect(papers[index]).toContain(title);
    expect(papers[index]).toContain('ตุลาคม 2569');
    expect(papers[index]).toContain('ผู้ตรวจสอบ');
    expect(papers[index]).not.toContain('ดาวน์โหลด');
  }
});

test('[LED-18] the reconciliation is a paper of its own: its month, the line that closes it, who sign', async () => {
  const papers = printed();
  const { user } = await openScreen(DeductResult, {
    agency: '80010001',
    at: '/membergroup/deduct_result?period=256910&show=all',
  });
  await screen.findByRole('table', { name: /^ผลการหักรายคน/ });
  const last = screen.getAllByRole('button', { name: 'พิมพ์' }).at(-1);
  if (!last) throw new Error('nothing prints');
  await user.click(last);
  const [paper = ''] = papers;
  expect(paper).toMatch(/ผลการหักรายคน.*ตุลาคม 2569/);
  expect(paper).toMatch(/เรียกเก็บ [\d,.]+ = หักได้ตามกำหนด/);
  expect(paper).toContain('ผู้อำนวยการ/หัวหน้าหน่วยงาน');
  expect(paper).not.toContain('ใบรับเงินของสหกรณ์');
});
