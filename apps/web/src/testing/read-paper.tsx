import type { SiteConfig } from '@coop/contracts/site';
import type { Paper } from '@coop/papers/paper';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import type { Making } from '../documents/export/export-file.ts';
import { PaperSheet } from '../documents/papers/paper-sheet.tsx';
import { RenderedPageContext } from '../site/rendered-page.ts';
import { SiteProvider } from '../site/site.tsx';
import { readBack } from './read-pdf.ts';

const SITE: SiteConfig = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  coopNameEN: 'Example Teachers’ Savings and Credit Cooperative',
  coop_address: '123 ถนนราชดำเนิน อำเภอเมือง',
};

export const MAKING: Making = {
  coopName: SITE.coopNameTH,
  coopNameEN: SITE.coopNameEN,
  coopAddress: SITE.coop_address,
  origin: 'https://coop.example.org',
  madeAt: '2026-11-22T09:30:00Z',
};

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;

/** Returns what is read on a paper in print: no pictures, no names that stand for a look. */
function wordsInPrint(paper: Paper): string {
  const html = renderToStaticMarkup(
    <SiteProvider site={SITE}>
      <RenderedPageContext value={{ origin: MAKING.origin ?? '', at: 0 }}>
        <MemoryRouter>
          <PaperSheet paper={paper} />
        </MemoryRouter>
      </RenderedPageContext>
    </SiteProvider>,
  );
  return html
    .replaceAll(/<((?!p\b)\w+)[^>]*(?:aria-hidden="true"|visually-hidden)[^>]*>[^<]*<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
    .replaceAll(/แผ่นที่ \d+\/\d+/g, '')
    .replace(/พิมพ์\S*เมื่อ [^:]*:\d\d น\.\s*$/, '');
}

/** Returns what is read on the pages of a file, without what stands at the head and the foot of each. */
async function wordsInFile(paper: Paper): Promise<string> {
  const { pages } = await readBack([paper], MAKING);
  const { title, owner, look, from = MAKING.coopName } = paper;
  // A table has the cooperative, or whose it is, at the head of every page, drawn after its rows.
  const head = `${from} ${[title, owner].filter(Boolean).join(' · ')}`;
  const foot = /จัดทำเมื่อ .* หน้า \d+ \/ \d+( ตรวจสอบเอกสาร เลขที่ .*)?/;
  const bodies = pages.map((page) => page.replace(foot, '').replace(head, ''));
  return [look === 'table' ? from : '', ...bodies].join(' ');
}

const packed = (words: string) => words.replaceAll(/[\s\u2060]+/g, '').replaceAll('☐', '()');

/** Print and file say the same in the same order; answers what, with nothing between the words. */
export async function expectPrintAsFile(papers: readonly Paper[]): Promise<string> {
  let all = '';
  for (const paper of papers) {
    const print = packed(wordsInPrint(paper));
    expect(packed(await wordsInFile(paper))).toBe(print);
    all += print;
  }
  return all;
}
