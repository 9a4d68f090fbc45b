import { zipSync } from 'fflate';

/** A cell of a test's workbook: a text, a number, or a formula with the value it last had. */
export type TestCell = string | number | { readonly formula: string; readonly value: number };

const letter = (index: number) => String.fromCharCode(65 + index);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function cellXml(cell: TestCell, ref: string): string {
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${ref}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  }
  return `<c r="${ref}"><f>${cell.formula}</f><v>${cell.value}</v></c>`;
}

export function sheetXml(rows: readonly (readonly TestCell[])[], merges: string[] = []): string {
  const body = rows.map((cells, index) => {
    const row = index + 1;
    const inner = cells.map((cell, column) => cellXml(cell, `${letter(column)}${row}`));
    return `<row r="${row}">${inner.join('')}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<?xml version="1.0"?><worksheet><sheetData>${body.join('')}</sheetData>${
    merged && `<mergeCells>${merged}</mergeCells>`
  }</worksheet>`;
}

/** A zip archive of these parts. */
export function archive(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  ]);
  return zipSync(Object.fromEntries(bytes));
}

/** A workbook of one sheet. */
export function workbook(
  rows: readonly (readonly TestCell[])[],
  merges: string[] = [],
): Uint8Array {
  return archive({ 'xl/worksheets/sheet1.xml': sheetXml(rows, merges) });
}
