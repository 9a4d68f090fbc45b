import { MOST_RESULT_FILE_BYTES } from '@coop/contracts/membergroup/deduct-limits';
import { parseBaht, toWire } from '@coop/format/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { AGENCY } from '../testing/happy.ts';
import { expectFieldErrors } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { archive, type TestCell, workbook, workbookParts } from '../testing/workbook.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const HEAD = ['เลขที่สมาชิก', 'ชื่อ-นามสกุล', 'เรียกเก็บ', 'หักได้จริง', 'เหตุผล'];
const MONTH = { member_group_no: AGENCY, recv_period: '256911' };
const THAI = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

async function billOf(caller: Caller) {
  return (await caller.ok('membergroupDeductResultShow', { body: MONTH })).lines;
}

/** Returns the bill as a completed table with everything deducted. */
async function tableOf(caller: Caller): Promise<TestCell[][]> {
  const lines = await billOf(caller);
  return [
    HEAD,
    ...lines.map((line) => [
      line.membership_no,
      line.member_fullname,
      line.billed_amount,
      line.billed_amount,
      '',
    ]),
  ];
}

function send(caller: Caller, bytes: Uint8Array | string, name = 'ผล.xlsx') {
  const file = Buffer.from(bytes).toString('base64');
  return caller.ok('membergroupDeductResultCheck', { body: { ...MONTH, name, file } });
}

/** Returns a copy of a table with a cell replaced; rows and columns are counted as in the file. */
function put(table: TestCell[][], row: number, column: number, cell: TestCell): TestCell[][] {
  return table.map((cells, y) =>
    y === row - 1 ? cells.map((testCell, x) => (x === column - 1 ? cell : testCell)) : cells,
  );
}

const csv = (table: TestCell[][]) =>
  `\uFEFF${table.map((row) => row.map((cell) => `"${String(cell)}"`).join(',')).join('\r\n')}`;

describe('the result of a month', () => {
  test('[GRP-06][GRP-08] is recorded whole; slip, summary and dashboard follow, also after a correction', async () => {
    await using mock = await startMock();
    const caller = await mock.signInAgency(AGENCY);
    const lines = (await billOf(caller)).map(({ membership_no, billed_amount }) => ({
      membership_no,
      deducted_amount: billed_amount,
      reason: '',
    }));
    const [first, second] = await billOf(caller);
    const short = lines.map((line, index) =>
      index === 0
        ? { ...line, deducted_amount: '10000.00', reason: 'เงินไม่พอ' }
        : index === 1
          ? { ...line, deducted_amount: '0.00', reason: 'ย้าย' }
          : line,
    );
    const saved = await caller.ok('membergroupDeductResultCreate', {
      body: { ...MONTH, lines: short },
    });
    expect(saved).toEqual({
      rc_code: '1',
      rc_des: 'บันทึกผลการหักเงินแล้ว',
      slip_no: 'นส. 6911/0001',
      version: 1,
    });
    const { slip, billed_amount } = await caller.ok('membergroupDeliveryBookShow', { body: MONTH });
    const missing =
      (parseBaht(first?.billed_amount) ?? 0) - 10_000_00 + (parseBaht(second?.billed_amount) ?? 0);
    expect(slip).toMatchObject({
      recorded_at: '2026-11-20 10:00:00',
      revision: 0,
      undeducted_amount: toWire(missing),
      deducted_amount: toWire((parseBaht(billed_amount) ?? 0) - missing),
      undeducted: [
        { membership_no: '00001', deducted_amount: '10000.00', reason: 'เงินไม่พอ' },
        { membership_no: '00003', deducted_amount: '0.00', reason: 'ย้าย' },
      ],
    });
    const { periods } = await caller.ok('membergroupDashboardShow');
    expect(periods[0]).toMatchObject({ status: 'รอเงิน', not_deductible_count: 2 });

    const blind = { ...MONTH, lines };
    // A correction without a version is refused, as it does not know the recorded result.
    expect(await caller.ok('membergroupDeductResultCreate', { body: blind })).toMatchObject({
      rc_code: '0',
      version: 1,
    });
    const corrected = { ...blind, version: 1 };
    const again = await caller.ok('membergroupDeductResultCreate', { body: corrected });
    expect(again.rc_des).toBe('แก้ไขผลการหักเงินแล้ว');
    const after = await caller.ok('membergroupDeliveryBookShow', { body: MONTH });
    expect(after.slip).toMatchObject({ revision: 1, undeducted: [], undeducted_amount: '0.00' });
    // So is one of an outdated or future version.
    for (const version of [1, 3]) {
      const stale = { ...MONTH, lines: short, version };
      expect(await caller.ok('membergroupDeductResultCreate', { body: stale })).toMatchObject({
        rc_code: '0',
        version: 2,
      });
    }
    expect(await caller.ok('membergroupDeliveryBookShow', { body: MONTH })).toEqual(after);
  });

  test('[GRP-06] that leaves out, repeats or makes up a member, or does not add up, is refused and nothing is kept', async () => {
    await using mock = await startMock();
    const caller = await mock.signInAgency(AGENCY);
    const lines = (await billOf(caller)).map(({ membership_no, billed_amount }) => ({
      membership_no,
      deducted_amount: billed_amount,
      reason: '',
    }));
    const [first, ...rest] = lines;
    const cases = [
      [rest, ['lines']],
      [[...lines, first], [`lines.${lines.length}.membership_no`]],
      [
        [{ ...first, membership_no: '00413' }, ...rest],
        ['lines', 'lines.0.membership_no'],
      ],
      [[{ ...first, deducted_amount: '999999.00' }, ...rest], ['lines.0.deducted_amount']],
      [[{ ...first, deducted_amount: '-1.00' }, ...rest], ['lines.0.deducted_amount']],
      [[{ ...first, deducted_amount: '1.00' }, ...rest], ['lines.0.reason']],
      [[{ ...first, reason: 'ย้าย' }, ...rest], ['lines.0.reason']],
    ] as const;
    for (const [wrong, fields] of cases) {
      const body = { ...MONTH, lines: wrong };
      expectFieldErrors(await caller.call('membergroupDeductResultCreate', { body }), fields);
    }
    const shown = await caller.ok('membergroupDeductResultShow', { body: MONTH });
    expect(shown).toMatchObject({ recorded_at: '', revision: 0, closed_reason: '' });
  });
});

// It is read and nothing is kept, so that one mock does for all.
describe('an uploaded file', () => {
  let mock: Mock;
  let caller: Caller;
  beforeAll(async () => {
    mock = await startMock();
    caller = await mock.signInAgency(AGENCY);
  });
  afterAll(() => mock[Symbol.asyncDispose]());

  test('[GRP-07] that is filled in right fits, as .xlsx and as .csv, with Thai digits and spaces, and saves nothing', async () => {
    const table = await tableOf(caller);
    const numbers = put(put(table, 2, 1, 1), 2, 4, 16277.96);
    const thai = put(put(table, 2, 1, ` ${THAI('00001')} `), 2, 4, `${THAI('16,277.96')} บาท`);
    const titled = [['งบหน้าเรียกเก็บ'], [], ...table, ['', 'รวมทั้งสิ้น', '', '1.00', '']];
    // Tables saved by the portal have up to nine lines and an empty one above the header.
    const head = Array.from({ length: 9 }, (_, line) => [`บรรทัดที่ ${line}`, 'ผลการหักรายคน']);
    const saved = [...head, [], ...table, ['', 'รวม 11 คน', '', '1.00', '']];
    const files: (Uint8Array | string)[] = [
      workbook(saved),
      csv(saved),
      workbook(table),
      workbook(numbers),
      workbook(thai),
      workbook(titled, ['A1:E1']),
      csv(table),
      csv(thai),
      csv(table).replaceAll('","', '";"'),
    ];
    for (const file of files) {
      const answer = await send(caller, file);
      expect(answer).toMatchObject({ rc_code: '1', rows_read: 10, problems: [] });
      expect(answer.lines).toHaveLength(10);
    }
    const shown = await caller.ok('membergroupDeductResultShow', { body: MONTH });
    expect(shown.recorded_at).toBe('');
  });

  test('in the encoding of a Thai Excel is read as well', async () => {
    const text = csv(await tableOf(caller)).slice(1);
    const bytes = Uint8Array.from(text, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= 0x0e01 ? code - 0x0e00 + 0xa0 : code;
    });
    expect(await send(caller, bytes, 'ผล.csv')).toMatchObject({ rc_code: '1', problems: [] });
  });

  const WRONG: [string, number, number, TestCell, string][] = [
    ['a member of nobody', 2, 1, '99999', 'ไม่มีสมาชิกเลขนี้'],
    ['a member twice', 3, 1, '00001', 'ซ้ำกับแถวที่ 2'],
    ['no amount', 2, 4, '', 'ยังไม่ได้กรอก'],
    ['words for an amount', 2, 4, 'ครบ', 'ไม่ใช่จำนวนเงิน'],
    ['three decimals', 2, 4, '1.005', 'ไม่ใช่จำนวนเงิน'],
    ['less than nothing', 2, 4, '-5', 'ไม่ใช่จำนวนเงิน'],
    ['more than was billed', 2, 4, '16277.97', 'มากกว่ายอดเรียกเก็บ 16,277.96'],
    ['a reason of its own', 2, 5, 'ลืม', 'เหตุผลต้องเป็นข้อใดข้อหนึ่ง'],
    ['less without a reason', 2, 4, '5000', 'กรุณาระบุเหตุผล'],
    ['another month’s bill', 2, 3, '16470.85', 'อาจเป็นไฟล์ของงวดอื่น'],
    ['another name', 2, 2, 'นายสมหมาย ใจงาม', 'เลขนี้เป็นของนายสมชาย ใจงาม'],
  ];
  test('[GRP-07] with formulas is read by their values, where the file has them', async () => {
    const amount = (value: string | number) => ({ formula: 'C2', value });
    const table = await tableOf(caller);
    const read = await send(caller, workbook(put(table, 2, 4, amount(16277.96))));
    expect(read).toMatchObject({ rc_code: '1', problems: [] });
    const { problems } = await send(caller, workbook(put(table, 2, 4, amount(''))));
    expect(problems).toMatchObject([{ row: 2, message: expect.stringContaining('เป็นสูตร') }]);
  });

  test.each(WRONG)('[GRP-07] with %s names row and column', async (_, row, column, cell, words) => {
    const answer = await send(caller, workbook(put(await tableOf(caller), row, column, cell)));
    expect(answer).toMatchObject({ rc_code: '0', lines: [] });
    const found = answer.problems.find((problem) => problem.message.includes(words));
    expect(found?.row).toBe(row);
    // The member of the row, unless it is none of the sheet.
    expect(found?.member_fullname).toBe(cell === '99999' ? undefined : 'นายสมชาย ใจงาม');
    expect(HEAD).toContain(found?.column);
  });

  test('[GRP-07] of another agency or month is told in one sentence; a name may be spaced otherwise', async () => {
    const [head = [], ...rows] = await tableOf(caller);
    const sentencesOf = async (change: (row: TestCell[], index: number) => TestCell[]) => {
      const { problems } = await send(caller, workbook([head, ...rows.map(change)]));
      return problems.map(({ row, message }) => `${row} ${message}`);
    };
    const [, ...others] = head.map((_, column) => column);
    expect(
      await sentencesOf((row, index) => [
        `${90_000 + index}`,
        ...others.map((column) => row[column] ?? ''),
      ]),
    ).toEqual(['0 ไม่มีใครในไฟล์นี้อยู่ในงบหน้าเรียกเก็บของงวดนี้ อาจเป็นไฟล์ของหน่วยงานอื่น']);
    expect(
      await sentencesOf((row) => row.map((cell, index) => (index === 2 ? '1.00' : cell))),
    ).toEqual(['0 ยอดเรียกเก็บในไฟล์ไม่ตรงกับงวดนี้ 10 จาก 10 คน อาจเป็นไฟล์ของงวดอื่น']);
    const spaced = (cell: TestCell) => String(cell).replace(/^(นาย|นางสาว|นาง)/, '$1 ');
    expect(
      await sentencesOf((row) => row.map((cell, index) => (index === 1 ? spaced(cell) : cell))),
    ).toEqual([]);
  });

  test('[GRP-07] with merged cells, without a column, without a member, says so', async () => {
    const table = await tableOf(caller);
    const merged = await send(caller, workbook(table, ['D2:D3']));
    expect(merged.problems.map((problem) => [problem.row, problem.column])).toEqual([
      [2, 'หักได้จริง'],
      [3, 'หักได้จริง'],
    ]);
    expect(merged.problems[0]?.message).toContain('ผสาน');
    const noColumn = await send(caller, workbook(put(table, 1, 4, 'ยอดหัก')));
    expect(noColumn.rc_des).toContain('กรุณาบอกก่อนว่าคอลัมน์ใดคืออะไร');
    expect(noColumn.problems).toMatchObject([{ row: 1, message: 'คอลัมน์ใดคือ “หักได้จริง”' }]);
    expect(noColumn.first_rows?.[0]?.cells).toEqual(put(table, 1, 4, 'ยอดหัก')[0]);
    const noHead = await send(caller, workbook(table.slice(1)));
    expect(noHead.problems[0]?.message).toContain('ไม่พบหัวตาราง');
    const noMember = await send(caller, workbook(table.slice(0, -1)));
    expect(noMember.problems).toEqual([
      { row: 0, column: 'เลขที่สมาชิก', found: '', message: expect.stringContaining('00012') },
    ]);
  });

  test('[GRP-07] that is a bomb or none at all is refused while others are being served', async () => {
    const zeros = new Uint8Array(32 * 1024 * 1024);
    const parts = workbookParts([{ rows: [HEAD] }]);
    const bomb = archive({ ...parts, [SHEET]: zeros });
    expect(bomb.length).toBeLessThan(MOST_RESULT_FILE_BYTES);
    let isRead = false;
    const reading = send(caller, bomb).finally(() => {
      isRead = true;
    });
    const others = await mock.caller();
    let served = 0;
    while (!isRead && served < 20) {
      expect((await others.send('GET', '/healthz')).status).toBe(200);
      served += 1;
    }
    expect(served).toBeGreaterThan(3);
    expect((await reading).rc_des).toContain('ใหญ่เกินไป');
    const entity = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1_000)}">]><worksheet><sheetData>&a;&a;</sheetData></worksheet>`;
    const files: (Uint8Array | string)[] = [
      'PK\u0003\u0004nonsense',
      '%PDF-1.7',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]),
      '\u0000\u0001',
      archive({ ...parts, [SHEET]: entity }),
      archive({ ...parts, [SHEET]: parts[SHEET]?.slice(0, -20) ?? '' }),
      archive({ 'word/document.xml': '<a/>' }),
      archive(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`${i}.xml`, 'x']))),
    ];
    for (const file of files) {
      const answer = await send(caller, file);
      expect(answer).toMatchObject({ rc_code: '0', lines: [], problems: [{ row: 0 }] });
      expect(answer.rc_des).toMatch(/[ก-๙]/);
    }
  });
});
