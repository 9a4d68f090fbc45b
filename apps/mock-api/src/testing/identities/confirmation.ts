import type { ConfirmLetter } from '@coop/contracts/member/confirm-data';
import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall, satangOf, sum } from '../worlds.ts';
import { complaints } from './complaints.ts';

type Call = ReturnType<typeof memberCall>;

/** Returns every debt at the end of a day according to today's statements, by contract. */
async function debtsOn(day: string, call: Call): Promise<string[]> {
  const { loans } = await handlers.memberLoanList(call);
  const debts: string[] = [];
  for (const { loancontract_no } of loans) {
    const answer = await handlers.memberLoanStatementShow({ ...call, body: { loancontract_no } });
    const last = answer.rows.findLast((row) => row.operate_date <= day);
    if (last && satangOf(last.principal_balance) > 0) {
      debts.push(`loan ${loancontract_no} ${last.principal_balance}`);
    }
  }
  return debts;
}

/** Returns every account open at the end of a day, including empty ones. */
async function accountsOn(day: string, call: Call): Promise<string[]> {
  const { accounts } = await handlers.memberDepositList(call);
  const open: string[] = [];
  for (const { deptaccount_no } of accounts) {
    const answer = await handlers.memberDepositStatementShow({ ...call, body: { deptaccount_no } });
    const last = answer.rows.findLast((row) => row.operate_date <= day);
    if (last && last.item_code !== 'ปบช') open.push(`deposit ${deptaccount_no} ${last.balance}`);
  }
  return open;
}

async function sharesOn(day: string, call: Call): Promise<string> {
  const { rows } = await handlers.memberShareList(call);
  const last = rows.findLast((row) => row.operate_date <= day);
  return `share ${call.session.subject} ${last?.balance ?? '0.00'}`;
}

function totalOf({ lines }: ConfirmLetter, kind: string): number {
  return sum(lines.filter((line) => line.kind === kind).map((line) => satangOf(line.balance)));
}

/** Checks that the letter asks about exactly what the statements say for its day, and its totals add up. */
export async function confirmationComplaints(world: World, no: number): Promise<string[]> {
  const call = memberCall(world, no);
  const letter = await handlers.memberConfirmLetterShow(call);
  const check = complaints(`letter ${letter.letter_no} on ${world.view().asOf}`);
  const day = letter.as_of_date;
  const expected = [
    ...(await debtsOn(day, call)),
    ...(await accountsOn(day, call)),
    await sharesOn(day, call),
  ];
  const lines = letter.lines.map((line) => `${line.kind} ${line.ref_no} ${line.balance}`);
  check.same('the lines', lines.sort().join(', '), expected.sort().join(', '));
  check.same('loan total', satangOf(letter.loan_total), totalOf(letter, 'loan'));
  check.same('deposit total', satangOf(letter.deposit_total), totalOf(letter, 'deposit'));
  check.same('share total', satangOf(letter.share_total), totalOf(letter, 'share'));
  check.holds('the day is over', day <= world.view().asOf);
  check.holds('written after that day', letter.letter_date > day);
  return check.found;
}
