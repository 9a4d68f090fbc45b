import { getCellAddress, sanitizeTextContent } from 'write-excel-file/utility';

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

const SHEET = 'xl/worksheets/sheet{id}.xml';
const FIT = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** What stands at the foot of each page: which table it is, and its number. */
function footer(sheet: string): string {
  const words = `&L${sheet.replaceAll('&', '&&')}&Rหน้า &P / &N`;
  return `<headerFooter><oddFooter>${sanitizeTextContent(words)}</oddFooter></headerFooter>`;
}

/** The formulas of sums by their place; the cells keep the values that they have. */
function formulas(sums: readonly SumCell[]): ReadonlyMap<string, string> {
  return new Map(
    sums.map(({ row, column, from }) => [
      getCellAddress(row, column),
      `SUM(${getCellAddress(from, column)}:${getCellAddress(row - 1, column)})`,
    ]),
  );
}

/**
 * How a sheet that is written with `orientation` is printed, and what it adds up: as wide as its paper, its heads on
 * every page, pages with numbers, sums as formulas beside the values that they come to. The library that writes it has
 * none of this, but lets its XML be changed; the order of the elements is fixed (ECMA-376, CT_Worksheet).
 */
export function sheetLayout({ sheet, headRow, sums }: SheetLayout) {
  const formulaOf = formulas(sums);
  const name = `'${sheet.replaceAll("'", "''")}'`;
  const titles = sanitizeTextContent(`${name}!$${headRow + 1}:$${headRow + 1}`);
  const definedNames = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${titles}</definedName></definedNames>`;
  return {
    files: {
      transform: {
        [SHEET]: {
          transformElementAttributes: (tag: string, attributes: Record<string, string | number>) =>
            tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
          transform: (xml: string) =>
            xml
              .replace(/<worksheet\b[^>]*>/, (opening) => opening + FIT)
              .replace(/<pageSetup\b[^>]*\/>/, (setup) => setup + footer(sheet))
              .replace(/<c r="([A-Z]+\d+)"[^>]*>(?=<v>)/g, (cell, place: string) => {
                const formula = formulaOf.get(place);
                return formula === undefined ? cell : `${cell}<f>${formula}</f>`;
              }),
        },
        'xl/workbook.xml': {
          transform: (xml: string) => xml.replace(/<definedNames\s*\/>/, () => definedNames),
        },
      },
    },
  };
}
