import type { Client } from '@coop/contracts/client';
import type { Response } from '@coop/contracts/endpoints';
import { read, utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApi } from '../client/backend.ts';
import { fetchFromMock, openWorld, signInAgency } from '../testing/mock-backend.ts';
import { expectFiles, formOf, monthOf, satang } from '../testing/month-files.ts';
import { SITE } from '../testing/render-screen.tsx';
import { AS_LINES, type SavedCell } from '../testing/saved-table.ts';
import { formWorkbook } from './result-file/form-workbook.ts';

const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [
  '256911',
  '256912',
  '257001',
  '257002',
  '257003',
] as const;
/** Schools of thirteen to forty people. */
const SCHOOLS = ['80040004', '80010005', '80040005', '80030006', '80050006', '80020007'];

type Reason = Response<'membergroupDeductResultShow'>['lines'][number]['reason'];
type Short = readonly [no: string, part: number, reason: Reason];

/** Fills the month's form in as a clerk does, sends it, and records what the cooperative read. */
async function fillIn(api: Client, agency: string, month: string, shorts: readonly Short[] = []) {
  const body = monthOf(agency, month);
  const result = await api('membergroupDeductResultShow', { body });
  const book = read(await (await formWorkbook(result)).arrayBuffer());
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const first =
    utils.sheet_to_json<SavedCell[]>(sheet, AS_LINES).findIndex(([no]) => no === 'เลขที่สมาชิก') + 2;
  const typed = result.lines.map((line, index) => {
    const [, part = 1_000, reason = '' as const] =
      shorts.find(([no]) => no === line.membership_no) ?? [];
    const deducted = Math.floor((satang(line.billed_amount) * part) / 1_000);
    utils.sheet_add_aoa(sheet, [[deducted / 100, reason]], { origin: `D${first + index}` });
    return [line.membership_no, deducted, reason];
  });
  const file = write(book, { type: 'base64', bookType: 'xlsx' });
  const { lines, problems } = await api('membergroupDeductResultCheck', {
    body: { ...body, name: 'ผล.xlsx', file },
  });
  expect(problems).toEqual([]);
  const answered = lines.map((line) => [
    line.membership_no,
    satang(line.deducted_amount),
    line.reason,
  ]);
  expect(answered).toEqual(typed);
  const sent = {
    ...body,
    version: result.version,
    lines: lines.map(({ membership_no, deducted_amount, reason }) => ({
      membership_no,
      deducted_amount,
      reason,
    })),
  };
  const { rc_code, rc_des } = await api('membergroupDeductResultCreate', { body: sent });
  expect([rc_code, rc_des]).toEqual(['1', expect.anything()]);
  const after = await formOf(await api('membergroupDeductResultShow', { body }));
  expect(after.slice(0, -1).map((line) => [line.no, line.deducted, line.reason])).toEqual(typed);
}

async function transfer(api: Client, agency: string, month: string, day: string) {
  const body = monthOf(agency, month);
  const { left_amount: amount = '' } = await api('membergroupDeductResultShow', { body });
  const note = { ...body, transferred_date: day, amount, reference: `KTB ${day}` };
  expect(await api('membergroupTransferCreate', { body: note })).toMatchObject({ rc_code: '1' });
}

const anyYear = fc.record({
  agency: fc.constantFrom(...SCHOOLS),
  parts: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 6, maxLength: 6 }),
});

test('[LED-19][GRP-07] after each step of four months every file says what its page does, and all of them agree', async () => {
  const property = fc.asyncProperty(anyYear, async ({ agency, parts }) => {
    const world = openWorld();
    const api = createApi(SITE, fetchFromMock);
    const on = async (day: string) => {
      world.clock.set(Date.parse(`${day}T10:00:00+07:00`));
      await signInAgency(api, agency);
    };
    const agree = (...months: string[]) => expectFiles(api, agency, ...months);
    await on('2026-11-20');
    await agree(FIRST);
    await fillIn(api, agency, FIRST);
    await agree(FIRST);
    await transfer(api, agency, FIRST, '2026-11-20');
    await agree(FIRST);
    await on('2026-12-16');
    const { lines } = await api('membergroupDeductResultShow', { body: monthOf(agency, SECOND) });
    const people = lines
      .filter((line) => satang(line.billed_amount) > 0)
      .map((line) => line.membership_no);
    await fillIn(api, agency, SECOND, [
      ...parts.map((part, index): Short => [people[index] ?? '', part, 'เงินไม่พอ']),
      [people[6] ?? '', 0, 'ลาออก'],
      [people[7] ?? '', 0, 'เสียชีวิต'],
      [people[8] ?? '', 0, 'ย้าย'],
    ]);
    await agree(FIRST, SECOND);
    await transfer(api, agency, SECOND, '2026-12-16');
    await on('2027-01-16');
    await agree(SECOND, THIRD);
    for (const part of [500, 200, 900]) {
      await fillIn(api, agency, THIRD, [[people[0] ?? '', part, 'เงินไม่พอ']]);
      await agree(SECOND, THIRD);
    }
    await transfer(api, agency, THIRD, '2027-01-16');
    // Nothing is said of the fourth month but that its money is kept, until the fifth bill is out.
    await on('2027-02-16');
    const value = { month: 2027 * 12 + 1 };
    world.overlay.append({ at: world.clock.now(), kind: 'withholding', subject: agency, value });
    await agree(THIRD, FOURTH);
    await on('2027-03-20');
    await agree(FOURTH, FIFTH);
    await fillIn(api, agency, FOURTH);
    await agree(FOURTH, FIFTH);
    await transfer(api, agency, FOURTH, '2027-03-20');
    await on('2027-03-24');
    await agree(FOURTH, FIFTH);
  });
  // A run saves some hundred and thirty files.
  const runs = (fc.readConfigureGlobal().numRuns ?? 25) / 15;
  await fc.assert(property, { numRuns: Math.ceil(runs), endOnFailure: true });
});
