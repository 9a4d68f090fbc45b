import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { paths } from '../../site/paths.ts';
import { lessOf, type Origin, originOf, rowOf } from '../../tables/origins/origin.ts';
import { rowIn } from '../../tables/statement/marked-rows.ts';
import { comesOnce } from '../comes-once.ts';
import { lineWords } from '../kep-line.tsx';
import { text } from './text.ts';

// Where what is deducted comes from.

/** Address of the statement behind a line. */
function statementOf({ item_group, ref_no }: KepLine): string | undefined {
  const { member } = paths;
  if (item_group === 'SHARE') return member.share;
  if (item_group === 'CREMATION') return member.kepcrem;
  if (ref_no === '') return undefined;
  if (item_group === 'LOAN') return member.loanStatement(ref_no);
  return item_group === 'DEPOSIT' ? member.depositStatement(ref_no) : undefined;
}

/** Days by which the row behind a line is found. */
type Dated = Pick<KepDetail, 'receipt_date' | 'due_date'>;

/** Address of the row behind a line: of a month that is not received yet, the row before it. */
export function linkOf(line: KepLine, { receipt_date, due_date }: Dated): string | undefined {
  if (comesOnce(line)) return paths.member.dividendRow(due_date, line.ref_no || line.item_group);
  const statement = statementOf(line);
  return statement && rowIn(statement, receipt_date || due_date);
}

/** Interest of the days since the bill before, and what was owed of it from then on. */
function interestOrigin(line: KepLine): Origin | undefined {
  const all = parseBaht(line.interest);
  const arrear = parseBaht(line.interest_arrear);
  if (!all || !arrear || all === arrear) return undefined;
  return originOf(text.columns.interest, all, [
    { name: 'ดอกเบี้ยของงวดนี้', satang: all - arrear },
    { name: 'ดอกเบี้ยที่ค้างมา', satang: arrear },
  ]);
}

/** Returns where a line of a loan comes from: its principal and its interest. */
export function lineOrigin(line: KepLine, bill: Dated): Origin | undefined {
  if (!parseBaht(line.principal) && !parseBaht(line.interest)) return undefined;
  const to = linkOf(line, bill);
  return originOf(lineWords(line), parseBaht(line.amount), [
    rowOf(text.columns.principal, line.principal, { to }),
    rowOf(text.columns.interest, line.interest, { to, of: interestOrigin(line) }),
  ]);
}

/** Returns where a month's sum comes from: its lines, or the bill and what was paid of it. */
export function monthOrigin(bill: KepDetail): Origin | undefined {
  const { paid_bill: paid } = bill;
  if (!paid) return billOrigin(bill);
  return originOf('ยอดที่เหลือของใบเรียกเก็บ', parseBaht(paid.left_amount), [
    rowOf('ใบเรียกเก็บ', paid.billed_amount, { of: billOrigin(bill) }),
    lessOf(`ชำระแล้ว ${formatThaiDate(paid.last_payment_date)}`, paid.settled_amount),
  ]);
}

const billOrigin = (bill: KepDetail) =>
  originOf(
    `ยอดเรียกเก็บ ${formatThaiMonth(bill.recv_period)}`,
    parseBaht(bill.receive_amount),
    bill.lines.map((line) =>
      rowOf(lineWords(line), line.amount, { to: linkOf(line, bill), of: lineOrigin(line, bill) }),
    ),
  );
