import { zipSync } from 'fflate';

/** A cell of a test's workbook: a text, a number, or a formula with the value it last had. */
export type TestCell =
  | string
  | number
  | { readonly formula: string; readonly value: number | string }
  /** A number in a format of the workbook. */
  | { readonly number: number; readonly format: string };

export interface TestSheet {
  readonly rows: readonly (readonly TestCell[])[];
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly merges?: readonly string[];
  /** Attributes of rows and columns by their number, which begins at 1. */
  readonly rowIs?: Readonly<Record<number, string>>;
  readonly columnIs?: Readonly<Record<number, string>>;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const FIRST_FORMAT = 164;

const letter = (index: number) => String.fromCharCode(65 + index);
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function cellXml(cell: TestCell, ref: string, formats: string[]): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if ('format' in cell) {
    if (!formats.includes(cell.format)) formats.push(cell.format);
    return `<c r="${ref}" s="${formats.indexOf(cell.format) + 1}"><v>${cell.number}</v></c>`;
  }
  const type = typeof cell.value === 'string' ? ' t="str"' : '';
  return `<c r="${ref}"${type}><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`;
}

function sheetXml(sheet: TestSheet, formats: string[] = []): string {
  const { rows, merges = [], rowIs = {}, columnIs = {} } = sheet;
  const body = rows.map((cells, index) => {
    const row = index + 1;
    const inner = cells.map((cell, column) => cellXml(cell, `${letter(column)}${row}`, formats));
    return `<row r="${row}" ${rowIs[row] ?? ''}>${inner.join('')}</row>`;
  });
  const columns = Object.entries(columnIs).map(
    ([column, is]) => `<col min="${column}" max="${column}" ${is}/>`,
  );
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return [
    `<?xml version="1.0"?><worksheet xmlns="${MAIN}">`,
    columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '',
    `<sheetData>${body.join('')}</sheetData>`,
    merged && `<mergeCells>${merged}</mergeCells>`,
    '</worksheet>',
  ].join('');
}

/** A zip archive of these parts. */
export function archive(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  ]);
  return zipSync(Object.fromEntries(bytes));
}

function stylesXml(formats: readonly string[]): string {
  const each = formats.map(
    (format, index) =>
      `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escaped(format)}"/>`,
  );
  const used = formats.map(
    (_, index) => `<xf numFmtId="${FIRST_FORMAT + index}" applyNumberFormat="1"/>`,
  );
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${each.length}">${each.join('')}</numFmts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><cellXfs count="${used.length + 1}"><xf numFmtId="0"/>${used.join('')}</cellXfs></styleSheet>`;
}

/** The parts of a workbook, of which a test may change one before it packs them. */
export function workbookParts(sheets: readonly TestSheet[]): Record<string, string> {
  const formats: string[] = [];
  const parts = sheets.map((sheet, index) => ({
    path: `xl/worksheets/sheet${index + 1}.xml`,
    xml: sheetXml(sheet, formats),
    id: `rId${index + 1}`,
    listed: `<sheet name="${escaped(sheet.name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}" ${sheet.state ? `state="${sheet.state}"` : ''} r:id="rId${index + 1}"/>`,
  }));
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const types = parts.map(
    ({ path }) => `<Override PartName="/${path}" ContentType="${kind}.worksheet+xml"/>`,
  );
  const relations = parts.map(
    ({ id, path }) =>
      `<Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="${path.slice(3)}"/>`,
  );
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${parts.map(({ listed }) => listed).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(formats),
    ...Object.fromEntries(parts.map(({ path, xml }) => [path, xml])),
  };
}

/** A workbook of these sheets. */
export const workbookOf = (...sheets: readonly TestSheet[]) => archive(workbookParts(sheets));

/** A workbook of one sheet. */
export const workbook = (
  rows: readonly (readonly TestCell[])[],
  merges: readonly string[] = [],
): Uint8Array => workbookOf({ rows, merges });
