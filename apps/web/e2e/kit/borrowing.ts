import { expect, type Locator, type Page } from '@playwright/test';
import { cellsOf, goOn, loanStatement, table } from './member-page.ts';

// The figures of a loan as the pages, sheets and papers on the way to it say them.

/** Term → value of a list of figures. */
export type Said = Readonly<Record<string, string>>;

/** What a part of the page says beside its terms. */
export async function saidIn(part: Locator): Promise<Said> {
  await part.getByRole('term').first().waitFor();
  return part.locator('dl > div').evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => {
        const [term = '', value = ''] = [...row.children].map((one) =>
          (one.textContent ?? '').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim(),
        );
        return [term, value];
      }),
    ),
  );
}

const SLIP = {
  name: 'เอกสาร.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Attaches a file for every paper that the form names. */
export async function attachAll(page: Page): Promise<void> {
  const papers = page.locator('input[type=file]');
  for (const paper of await papers.all()) await paper.setInputFiles(SLIP);
}

/** The amount of a text in satang. */
export function satangIn(text: string | undefined): number {
  const [amount] = /\d[\d,]*\.\d{2}/.exec(text ?? '') ?? [];
  if (amount === undefined) throw new Error(`${JSON.stringify(text)} names no amount`);
  return Number(amount.replaceAll(/[,.]/g, ''));
}

export interface Became {
  /** Number of the new contract. */
  readonly no: string;
  readonly amount: string;
  /** The contract that it closed. */
  readonly closed: string;
}

/** Holds what was said of a loan against the contract that came of it, and the one that it closed, to the satang. */
export async function expectContract(page: Page, said: Said, became: Became): Promise<void> {
  const { no, amount, closed } = became;
  await goOn(page, loanStatement(no));
  const rate = said.อัตราดอกเบี้ย?.replace(/ .*/, '') ?? '';
  await expect(page.getByText(rate).first()).toBeVisible();
  await page.getByText(/^ดูตารางผ่อนชำระที่เหลือ/).click();
  const [, first = [], ...rest] = await cellsOf(table(page, 'งวดที่จะถึง'));
  const instalments = rest.slice(0, -1);
  const [total = [], last = []] = [rest.at(-1), instalments.at(-1)];
  expect(first[4]).toBe(String(said.ค่างวดแรก ?? said.ค่างวดต่อเดือน).replace(' บาท', ''));
  expect(said.งวดสุดท้าย).toContain(`(${instalments.length + 1} งวด)`);
  expect(last[1]?.slice(-4)).toBe(/25\d\d/.exec(said.งวดสุดท้าย ?? '')?.[0]);
  // Of the totals the label fills the first cells.
  expect(total.slice(-4, -1)).toEqual([
    amount,
    said.ดอกเบี้ยตลอดสัญญา?.replace(' บาท', ''),
    said.รวมชำระตลอดสัญญา?.replace(' บาท', ''),
  ]);
  await goOn(page, loanStatement(closed));
  const set = page.getByRole('row').filter({ hasText: 'หักกลบลบหนี้ ปิดสัญญา' });
  const closing = said[`หักปิดสัญญาเดิม ${closed}`]?.replace(/ บาท.*$/, '');
  await expect(set).toContainText(String(closing));
  expect(satangIn(said.ได้รับเงินสุทธิ)).toBe(satangIn(amount) - satangIn(closing));
}
