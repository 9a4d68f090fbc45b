import {
  findElement,
  getCellAddress,
  getSelfClosingTagMarkup,
  prependMarkupInsideElement,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';

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
}

const FIT = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** What stands at the foot of each page: which table it is, and its number. */
function footer(sheet: string): string {
  const words = `&L${sheet.replaceAll('&', '&&')}&Rหน้า &P / &N`;
  return `<headerFooter><oddFooter>${sanitizeTextContent(words)}</oddFooter></headerFooter>`;
}

/** The same with a formula in the cell, which keeps its value. */
function withSum(xml: string, { row, column, from }: SumCell): string {
  const [place, first, last] = [row, from, row - 1].map((one) => getCellAddress(one, column));
  const cell = xml.indexOf(`<c r="${place}"`);
  const value = xml.indexOf('<v>', cell);
  if (cell < 0 || value < 0) return xml;
  return `${xml.slice(0, value)}<f>SUM(${first}:${last})</f>${xml.slice(value)}`;
}

/** The same on pages as wide as their paper, with a foot. */
function onPages(xml: string, sheet: string): string {
  const setup = findElement(xml, 'pageSetup');
  if (!setup) return xml;
  const fit = { ...setup.openingTagAttributes, fitToWidth: 1, fitToHeight: 0 };
  const pages = getSelfClosingTagMarkup('pageSetup', fit) + footer(sheet);
  const paged = replaceElement(xml, setup, pages);
  const worksheet = findElement(paged, 'worksheet');
  return worksheet ? prependMarkupInsideElement(paged, worksheet, FIT) : paged;
}

/**
 * How a sheet that is written with `orientation` is printed, and what it adds up: as wide as its paper, its heads on
 * every page, pages with numbers, sums as formulas beside the values that they come to. The library that writes it has
 * none of this, but lets its XML be changed; the order of the elements is fixed (ECMA-376, CT_Worksheet).
 */
export function sheetLayout({ sheet, headRow, sums }: SheetLayout) {
  const name = `'${sheet.replaceAll("'", "''")}'`;
  const titles = sanitizeTextContent(`${name}!$${headRow + 1}:$${headRow + 1}`);
  const definedNames = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${titles}</definedName></definedNames>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml: string) => onPages(sums.reduce(withSum, xml), sheet),
        },
        'xl/workbook.xml': {
          transform: (xml: string) => xml.replace('<definedNames/>', () => definedNames),
        },
      },
    },
  };
}
