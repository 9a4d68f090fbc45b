import type { SheetRow } from '@coop/cooperative/agency/billing';
import { formatThaiMonth, formatThaiMonthShort } from '@coop/format/thai-date';
import fc from 'fast-check';
import { type TestCell, type TestSheet, workbookOf } from './workbook.ts';

// Files of results in every look that people and programs give them, over what they mean.

/** Statements of a file about a member. */
export interface Told {
  readonly satang: number;
  readonly reason: string;
}

const THAI = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
const grouped = (satang: number) =>
  (satang / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
const baht = (satang: number) => (satang / 100).toFixed(2);

const NUMBERS = {
  text: (no: string) => no,
  short: (no: string) => String(Number(no)),
  decimal: (no: string) => `${Number(no)}.00`,
  formula: (no: string) => `="${no}"`,
  apostrophe: (no: string) => `'${no}`,
  thai: THAI,
  marked: (no: string) => `\u200E${no}\u00A0`,
} as const;

const AMOUNTS = {
  plain: baht,
  grouped,
  thai: (satang: number) => THAI(grouped(satang)),
  unit: (satang: number) => `${grouped(satang)} บาท`,
  sign: (satang: number) => `฿${grouped(satang)}`,
  dash: (satang: number) => (satang % 100 === 0 ? `${satang / 100}.-` : baht(satang)),
  noise: (satang: number) => `${baht(satang)}0000000003`,
  enclosed: (satang: number) => `\u202D${grouped(satang)}\u202C`,
} as const;

const HEADS = {
  plain: (head: string) => head,
  broken: (head: string) => `${head.slice(0, 5)}\n${head.slice(5)}`,
  starred: (head: string) => `${head} *`,
  unit: (head: string) => `${head} (บาท)`,
  spaced: (head: string) => ` ${[...head].slice(0, 4).join('')} ${[...head].slice(4).join('')} `,
  marked: (head: string) => `\u2066${head}:\u2069`,
} as const;

const TITLES = {
  none: () => '',
  long: (period: string) => `ประจำเดือน ${formatThaiMonth(period)}`,
  era: (period: string) => `ประจำเดือน ${formatThaiMonth(period).replace(' ', ' พ.ศ. ')}`,
  thai: (period: string) => THAI(`งวดเดือน${formatThaiMonth(period)}`),
  short: (period: string) => `งวด ${formatThaiMonthShort(period)}`,
  shortest: (period: string) => formatThaiMonthShort(period).replace(' 25', ' '),
  number: (period: string) => `ประจำเดือน ${Number(period.slice(4))}/${period.slice(0, 4)}`,
  common: (period: string) => `งวด ${period.slice(4)}-${Number(period.slice(0, 4)) - 543}`,
} as const;

type Member = SheetRow['member'];
const NAMES = {
  none: () => '',
  full: ({ prename, firstName, surname }: Member) => `${prename}${firstName} ${surname}`,
  spaced: ({ prename, firstName, surname }: Member) => `${prename}  ${firstName}   ${surname}`,
  letters: ({ prename, firstName, surname }: Member) =>
    `${prename.replace('นางสาว', 'น.ส.').replace('ว่าที่ร้อยตรี', 'ว่าที่ ร.ต.')}${firstName} ${surname}`,
  bare: ({ firstName, surname }: Member) => `${firstName} ${surname}`,
} as const;

const ENCODINGS = ['utf-8', 'utf-8 mark', 'utf-16le', 'utf-16be', 'windows-874'] as const;

const key = <T extends object>(all: T) => fc.constantFrom(...(Object.keys(all) as (keyof T)[]));

/** Look of a file. */
export const anyLook = fc.record({
  isWorkbook: fc.boolean(),
  title: key(TITLES),
  isOfLastMonth: fc.nat({ max: 3 }).map((of) => of === 0),
  head: key(HEADS),
  number: key(NUMBERS),
  amount: key(AMOUNTS),
  name: key(NAMES),
  none: fc.constantFrom('', '-', '–', '—'),
  tail: fc.subarray(['รวม', 'signature', 'note']),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  saysSeparator: fc.boolean(),
  encoding: fc.constantFrom(...ENCODINGS),
  isQuoted: fc.boolean(),
  // Old rows beside hidden rows of members would need two answers to one question.
  hidden: fc.oneof(
    fc.subarray(['sheets', 'columns', 'rows of old']),
    fc.subarray(['sheets', 'columns', 'rows of members']),
  ),
  hiddenBy: fc.constantFrom('hidden="1"', 'hidden="true"', 'zero'),
  state: fc.constantFrom('hidden', 'veryHidden'),
  hasInstructions: fc.boolean(),
});
type Look = typeof anyLook extends fc.Arbitrary<infer L> ? L : never;

interface Drawn {
  readonly rows: readonly SheetRow[];
  readonly told: readonly Told[];
  readonly look: Look;
  readonly period: string;
  readonly before: string;
}

/** The table as cells: title, heads, members, what stands below. */
function tableOf({ rows, told, look, period, before }: Drawn) {
  const title = TITLES[look.title](look.isOfLastMonth ? before : period);
  const head = HEADS[look.head];
  const names = look.name !== 'none';
  const line = (cells: readonly string[], name: string) =>
    names ? [cells[0] ?? '', name, ...cells.slice(1)] : [...cells];
  const heads = line(['เลขที่สมาชิก', 'เรียกเก็บ', 'หักได้จริง', 'เหตุผล'].map(head), head('ชื่อ-นามสกุล'));
  const members = rows.map(({ member, kep }, index) => {
    const { satang = 0, reason = '' } = told[index] ?? {};
    const cells = [
      NUMBERS[look.number](member.membershipNo),
      baht(kep.totalSatang),
      AMOUNTS[look.amount](satang),
      reason || look.none,
    ];
    return line(cells, NAMES[look.name](member));
  });
  const below: Record<string, string[]> = {
    รวม: line(['รวมทั้งสิ้น', '1.00', '2.00', ''], ''),
    signature: line(['', 'ลงชื่อ ..........', '', ''], '(นางพรทิพย์ คงมั่น)'),
    note: line(['หมายเหตุ 1', '', '', ''], ''),
  };
  const above = title === '' ? [] : [['รายงานผลการหัก'], [title], []];
  return { above, heads, members, below: look.tail.map((text) => below[text] ?? []) };
}

const ZERO = { row: 'ht="0" customHeight="1"', column: 'width="0" customWidth="1"' };

function workbookFile(drawn: Drawn): Uint8Array {
  const { look, rows, told } = drawn;
  const { above, heads, members, below } = tableOf(drawn);
  const hides = (what: string) => look.hidden.includes(what);
  const hide = (what: keyof typeof ZERO) => (look.hiddenBy === 'zero' ? ZERO[what] : look.hiddenBy);
  const old = rows
    .slice(0, 2)
    .map(({ member }) => [member.membershipNo, ...heads.slice(1).map(() => '0')]);
  const top: TestCell[][] = [...above, heads];
  const body = hides('rows of old') ? [...members, ...old] : members;
  const table = [...top, ...body, ...below].map((cells, index): TestCell[] => {
    if (!hides('columns')) return [...cells];
    // An old column of amounts in front, hidden under the same head.
    const first =
      index === above.length
        ? 'หักได้จริง'
        : index > above.length && index < top.length + members.length
          ? '0'
          : '';
    return [first, ...cells];
  });
  const hiddenRows = [
    ...(hides('rows of members')
      ? members.map((_, index) => index).filter((index) => index % 3 === 0)
      : []),
    ...(hides('rows of old') ? [members.length, members.length + 1] : []),
  ].map((index) => top.length + index + 1);
  const sheet: TestSheet = {
    name: 'ผล',
    rows: table,
    rowIs: Object.fromEntries(hiddenRows.map((row) => [row, hide('row')])),
    ...(hides('columns') && { columnIs: { 1: hide('column') } }),
  };
  const oldSheet: TestSheet = {
    name: 'เก่า',
    state: look.state,
    rows: [
      ['เลขที่สมาชิก', 'หักได้จริง', 'เหตุผล'],
      ...rows.map(({ member }, index) => [member.membershipNo, told[index]?.satang ?? 0, 'ย้าย']),
    ],
  };
  const instructions: TestSheet = { name: 'คำแนะนำ', rows: [['กรอกช่อง หักได้จริง และ เหตุผล']] };
  return workbookOf(
    ...(look.hasInstructions ? [instructions] : []),
    ...(hides('sheets') ? [oldSheet] : []),
    sheet,
  );
}

/** The bytes of a text; UTF-8 where the encoding of Thai Windows has not all of its characters. */
function encode(text: string, encoding: Look['encoding']): Uint8Array {
  const bytes874 = () =>
    Array.from(text, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < 0x80 || code === 0xa0) return code;
      return code >= 0x0e01 && code <= 0x0e5b ? code - 0x0e00 + 0xa0 : Number.NaN;
    });
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-8 mark':
      return Buffer.from(`\uFEFF${text}`);
    case 'utf-16le':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'utf-16be':
      return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
    case 'windows-874': {
      const bytes = bytes874();
      return bytes.some(Number.isNaN) ? Buffer.from(text) : Uint8Array.from(bytes);
    }
  }
}

function textFile(drawn: Drawn): Uint8Array {
  const { look } = drawn;
  const { above, heads, members, below } = tableOf(drawn);
  const quoted = (cell: string) =>
    look.isQuoted || cell.includes(look.separator) || /["\n]/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const lines = [...above, heads, ...members, ...below].map((cells) =>
    cells.map(quoted).join(look.separator),
  );
  const first = look.saysSeparator ? [`sep=${look.separator}`] : [];
  return encode([...first, ...lines].join('\r\n'), look.encoding);
}

/** A file of the look. */
export function drawFile(drawn: Drawn): { bytes: Uint8Array; name: string } {
  return drawn.look.isWorkbook
    ? { bytes: workbookFile(drawn), name: 'ผล.xlsx' }
    : { bytes: textFile(drawn), name: 'ผล.csv' };
}
