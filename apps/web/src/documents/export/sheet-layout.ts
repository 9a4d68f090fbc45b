import {
  findElement,
  getCellAddress,
  getSelfClosingTagMarkup,
  prependMarkupInsideElement,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { PagesAcross } from './pages-across.ts';

/** A cell that adds up those above it in its column; rows and columns are counted from 0. */
interface SumCell {
  readonly row: number;
  readonly column: number;
  /** First row that it adds up; the last is the one above it. */
  readonly from: number;
}

interface SheetLayout {
  readonly sheet: string;
  /** Row of the heads, from 0: it is printed on every page. */
  readonly headRow: number;
  readonly sums: readonly SumCell[];
  /** Absent where all columns fit the width of the paper. */
  readonly across?: (PagesAcross & { readonly kept: number }) | undefined;
}

const FIT = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** Returns what stands at the foot of each page: which table it is, and its number. */
function footer(sheet: string): string {
  const words = `&L${sheet.replaceAll('&', '&&')}&Rหน้า &P / &N`;
  return `<headerFooter><oddFooter>${sanitizeTextContent(words)}</oddFooter></headerFooter>`;
}

/** The same with a formula in the cell, which keeps its value. */
function withSum(xml: string, { row, column, from }: SumCell): string {
  const [place, first, last] = [row, from, row - 1].map((number) => getCellAddress(number, column));
  const cell = xml.indexOf(`<c r="${place}"`);
  const value = xml.indexOf('<v>', cell);
  if (cell < 0 || value < 0) return xml;
  return `${xml.slice(0, value)}<f>SUM(${first}:${last})</f>${xml.slice(value)}`;
}

/** Returns where the pages of a wide table begin. */
function columnBreaks(breaks: readonly number[]): string {
  const each = breaks.map((id) => getSelfClosingTagMarkup('brk', { id, max: 1048575, man: 1 }));
  return `<colBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${each.join('')}</colBreaks>`;
}

/** The same on pages as wide as their paper, or on several side by side, with a foot. */
function onPages(xml: string, { sheet, across }: SheetLayout): string {
  const setup = findElement(xml, 'pageSetup');
  if (!setup) return xml;
  const size = across ? { scale: across.scale } : { fitToWidth: 1, fitToHeight: 0 };
  const attributes = { ...setup.openingTagAttributes, ...size };
  const pages = getSelfClosingTagMarkup('pageSetup', attributes) + footer(sheet);
  if (across) return replaceElement(xml, setup, pages + columnBreaks(across.breaks));
  const paged = replaceElement(xml, setup, pages);
  const worksheet = findElement(paged, 'worksheet');
  return worksheet ? prependMarkupInsideElement(paged, worksheet, FIT) : paged;
}

/**
 * Returns how a sheet that is written with `orientation` is printed, and what it adds up: as wide as its paper, or
 * where it is too wide for that on pages side by side, its heads on every page, pages with numbers, sums as formulas
 * beside the values that they come to. The library that writes it has none of this, but lets its XML be changed; the
 * order of the elements is fixed (ECMA-376, CT_Worksheet).
 */
export function sheetLayout(layout: SheetLayout) {
  const { sheet, headRow, sums, across } = layout;
  const name = `'${sheet.replaceAll("'", "''")}'`;
  const heads = `${name}!$${headRow + 1}:$${headRow + 1}`;
  // Letters of the alphabet are enough for the first columns.
  const firsts = across && `${name}!$A:$${String.fromCharCode(64 + across.kept)},`;
  const titles = sanitizeTextContent(`${firsts ?? ''}${heads}`);
  const definedNames = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${titles}</definedName></definedNames>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml: string) => onPages(sums.reduce(withSum, xml), layout),
        },
        'xl/workbook.xml': {
          transform: (xml: string) => xml.replace('<definedNames/>', () => definedNames),
        },
      },
    },
  };
}
