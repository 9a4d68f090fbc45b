import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderByLawTable } from './by-law-table.ts';

test('docs/deploy.md has every by-law with its name, unit, source and the example’s figure', () => {
  const document = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
  expect(document).toContain('| `shares.unit` | มูลค่าหุ้น | บาทต่อหุ้น | ข้อบังคับ | `10.00` |');
  // `npm run docs` writes it.
  expect(renderByLawTable(document)).toBe(document);
});
