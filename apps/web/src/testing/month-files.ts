import type { Client } from '@coop/contracts/client';
import type { Response } from '@coop/contracts/endpoints';
import { parseBaht } from '@coop/format/money';
import { expect } from 'vitest';
import { columnGroups } from '../membergroup/billing-sheet/groups.tsx';
import { peopleOf } from '../membergroup/billing-sheet/people.ts';
import { periodColumns } from '../membergroup/dashboard/periods.tsx';
import { reconciliationColumns } from '../membergroup/deduct-result/reconciliation.tsx';
import { sheetTable } from '../membergroup/keeprep/tools.tsx';
import { isResultKnown, toTransferSatang } from '../membergroup/month/to-transfer.ts';
import { formWorkbook } from '../membergroup/result-file/form-workbook.ts';
import {
  collectionColumns,
  kindColumns,
  unitColumns,
} from '../membergroup/summarize-rep/columns.tsx';
import { kindWords } from '../membergroup/text.ts';
import { toExport } from '../tables/columns.ts';
import { columnIn, hundredths, linesOf, savedTable, sum, totalIn } from './saved-table.ts';

// The files of an agency's month, made from the answers of the wire as its pages make them.

/** The month's form as it was saved, each line by its heads. */
export async function formOf(result: Response<'membergroupDeductResultShow'>) {
  const [heads = [], ...lines] = await linesOf(await formWorkbook(result));
  expect(heads).toEqual(['เลขที่สมาชิก', 'ชื่อ-นามสกุล', 'เรียกเก็บ', 'หักได้จริง', 'เหตุผล']);
  return lines.map(([no, , billed, deducted, reason]) => ({
    no,
    billed: hundredths(billed),
    deducted: hundredths(deducted),
    reason,
  }));
}

export const satang = (wire: string | undefined) => parseBaht(wire) ?? 0;

export const monthOf = (agency: string, recv_period: string) => ({
  member_group_no: agency,
  recv_period,
});

async function answersOf(api: Client, agency: string, recvPeriod: string) {
  const body = monthOf(agency, recvPeriod);
  const dashboard = await api('membergroupDashboardShow', {});
  const period = dashboard.periods.find((other) => other.recv_period === recvPeriod);
  if (!period) throw new Error(`no ${recvPeriod}`);
  return {
    periods: dashboard.periods.map((row) => ({ ...row, as_of: dashboard.as_of })),
    period,
    sheet: await api('membergroupKeeprepShow', { body }),
    summary: await api('membergroupSummarizeRepShow', { body }),
    result: await api('membergroupDeductResultShow', { body }),
  };
}
type Answers = Awaited<ReturnType<typeof answersOf>>;

/** The sheet's file: who is billed how much, and for what; each baht stands in one column. */
async function sheetFile({ sheet }: Answers) {
  const groups = columnGroups(sheet.totals.map(({ kind }) => kind));
  const people = peopleOf(sheet);
  const table = await savedTable(
    sheetTable({ title: 'งบ' }, people, groups, sheet.previous_recv_period),
  );
  const billed = new Map(sheet.members.map((member) => [member.membership_no, member.amount]));
  const amounts = people.map(({ no }) => satang(billed.get(no)));
  expect(columnIn(table, 'รวม')).toEqual(amounts);
  const items = table.headers.slice(3, table.headers.indexOf('รวม'));
  const isMoney = (header: string) => !header.endsWith(' งวด');
  const parts = items.filter(isMoney).map((header) => columnIn(table, header));
  expect(people.map((_, row) => sum(parts.map((part) => part[row] ?? 0)))).toEqual(amounts);
  for (const { kind, amount: wire } of sheet.totals) {
    const columns = items.filter((item) => isMoney(item) && item.startsWith(kindWords(kind)));
    expect([kind, sum(columns.map((item) => totalIn(table, item)))]).toEqual([kind, satang(wire)]);
  }
  return totalIn(table, 'รวม');
}

/** The three of the summary. */
async function summaryFiles({ summary }: Answers) {
  const { totals, units } = summary;
  const about = { title: 'สรุป', totalsLabel: 'รวมทั้งสิ้น' };
  const kinds = await savedTable(toExport(about, kindColumns(totals), totals));
  expect(columnIn(kinds, 'จำนวนเงิน (บาท)')).toEqual(totals.map((kind) => satang(kind.amount)));
  const byUnit = await savedTable(toExport(about, unitColumns(summary), units));
  expect(columnIn(byUnit, 'รวม')).toEqual(units.map((unit) => satang(unit.billed_amount)));
  const came = await savedTable(toExport(about, collectionColumns(summary), units));
  return {
    billed: [
      totalIn(kinds, 'จำนวนเงิน (บาท)'),
      totalIn(byUnit, 'รวม'),
      totalIn(came, 'เรียกเก็บ (บาท)'),
    ],
    deducted: totalIn(came, 'หักได้ (บาท)'),
    outstanding: totalIn(came, 'ยังค้างอยู่ (บาท)'),
  };
}

/** The form, read back as it is saved. */
async function formFile({ result }: Answers) {
  const lines = await formOf(result);
  const sums = lines.pop();
  expect(lines).toEqual(
    result.lines.map((line) => ({
      no: line.membership_no,
      billed: satang(line.billed_amount),
      deducted: satang(line.deducted_amount),
      reason: line.reason,
    })),
  );
  expect(sums?.no).toBe('');
  return { billed: sums?.billed, deducted: sums?.deducted, outstanding: null };
}

/** The parts that a bill is made of, of which a file has those that a month has. */
const PARTS = [
  'หักได้ตามกำหนด',
  'ยกไปงวดถัดไป',
  'ค้างจากงวดก่อน',
  'ผู้พ้นจากหน่วยงาน',
  'ชำระทางอื่นหรือไม่ต้องเก็บแล้ว',
  'หักไว้รอคืน',
];

/** Results by person, once the month is due: the parts of a bill are the bill. */
async function reconciliationFile({ result: { lines } }: Answers) {
  const table = await savedTable(
    toExport({ title: 'ผล', totalsLabel: 'รวม' }, reconciliationColumns(lines), lines),
  );
  const billed = lines.map((line) => satang(line.billed_amount));
  expect(columnIn(table, 'เรียกเก็บ')).toEqual(billed);
  const owed = columnIn(table, 'ยังค้างอยู่').map((amount) => amount ?? 0);
  expect(owed).toEqual(lines.map((line) => satang(line.outstanding_amount)));
  const parts = PARTS.filter((part) => table.headers.includes(part));
  const columns = parts.map((part) => columnIn(table, part));
  expect(lines.map((_, row) => sum(columns.map((part) => part[row] ?? 0)))).toEqual(billed);
  return {
    billed: totalIn(table, 'เรียกเก็บ'),
    deducted: sum([totalIn(table, 'หักได้ตามกำหนด'), totalIn(table, 'หักได้ภายหลัง')]),
    outstanding: totalIn(table, 'ยังค้างอยู่'),
  };
}

/** The row of the month in the file of all months. */
async function periodRow({ periods, period }: Answers) {
  const table = await savedTable(
    toExport({ title: 'งวด', totalsLabel: 'รวม' }, periodColumns(periods), periods),
  );
  const row = periods.findIndex((other) => other.recv_period === period.recv_period);
  const cell = (header: string) => columnIn(table, header)[row];
  return {
    billed: cell('เรียกเก็บ (บาท)'),
    deducted: cell('หักได้ (บาท)'),
    outstanding: cell('ยังค้างอยู่ (บาท)'),
  };
}

/** Saves every file of a month: they agree on what is billed, deducted and owed, and on what is to be transferred. */
export async function expectFiles(api: Client, agency: string, ...months: string[]) {
  for (const month of months) {
    const answers = await answersOf(api, agency, month);
    const { period, sheet, summary, result } = answers;
    const summarized = await summaryFiles(answers);
    const form = await formFile(answers);
    const row = await periodRow(answers);
    const reconciled = result.closing ? [await reconciliationFile(answers)] : [];
    const sheetBilled = await sheetFile(answers);
    const all = [form, row, ...reconciled];
    const billed = [sheetBilled, ...summarized.billed, ...all.map((file) => file.billed)];
    expect([month, ...billed]).toEqual([month, ...billed.map(() => satang(period.billed_amount))]);

    const isKnown = isResultKnown({ ...period, as_of: result.as_of });
    const known = isKnown ? [...all, summarized] : [form];
    const deducted = known.map((file) => file.deducted);
    expect([month, ...deducted]).toEqual([
      month,
      ...deducted.map(() => satang(period.deducted_amount)),
    ]);
    const owed = [row, ...reconciled, ...(isKnown ? [summarized] : [])].map(
      (file) => file.outstanding,
    );
    expect([month, ...owed]).toEqual([month, ...owed.map(() => satang(period.outstanding_amount))]);

    const sent = Math.max(satang(period.transferred_amount), satang(period.remitted_amount));
    const left = Math.max(0, (form.deducted ?? 0) - sent);
    const pages = [period, sheet, summary, result];
    expect([month, ...pages.map(toTransferSatang)]).toEqual([month, ...pages.map(() => left)]);
  }
}
