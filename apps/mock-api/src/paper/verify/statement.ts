import type { PaperFields } from '@coop/contracts/info/paper-code';
import { sumOwed } from '@coop/cooperative/money/arrears';
import type { DepositAccountRecord } from '@coop/cooperative/money/deposits/deposits';
import type { LoanContract } from '@coop/cooperative/money/loans/loans';
import type { Records } from '@coop/cooperative/money/records';
import { isDay } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import type { World } from '../../world/world.ts';
import { isMember } from './member.ts';

// Statements as of a day, which stay valid: `สม.2569/64542-20261119-00001`.

/** Stands before the day in the number of a paper without an account or contract. */
const SHARES = 'หุ้น';
const OVERDUE = 'คช';

function paperOn({ view, member }: Records, kind: string, ref: string, satang: number) {
  const number = [ref, view.asOf.replaceAll('-', ''), member.membershipNo].join('-');
  return { kind, number, date: view.asOf, amount: toWire(satang) };
}

export const loanStatementPaper = (records: Records, contract: LoanContract): PaperFields =>
  paperOn(records, 'loan-statement', contract.contractNo, contract.balanceSatang);

export const depositStatementPaper = (
  records: Records,
  account: DepositAccountRecord,
): PaperFields => paperOn(records, 'deposit-statement', account.accountNo, account.balanceSatang);

export const shareStatementPaper = (records: Records): PaperFields =>
  paperOn(records, 'share-statement', SHARES, records.shares.balanceSatang);

/** Returns the slip for paying arrears. */
export const overduePaper = (records: Records): PaperFields =>
  paperOn(records, 'overdue', OVERDUE, sumOwed(records.carried));

const NUMBER = /^(\S{1,30})-(\d{4})(\d{2})(\d{2})-(\d{5,8})$/;

/** Returns the paper with a number, from the records of its day. */
export function findStatement(world: World, number: string): PaperFields | undefined {
  const [, ref, year, month, day, membershipNo] = NUMBER.exec(number) ?? [];
  const no = Number(membershipNo);
  const asOf = `${year}-${month}-${day}`;
  if (!isMember(world, no) || !isDay(asOf) || asOf > world.view().asOf) {
    return undefined;
  }
  const records = world.recordsOn(no, asOf);
  if (ref === SHARES) return shareStatementPaper(records);
  if (ref === OVERDUE) return overduePaper(records);
  const contract = records.loans.find((loan) => loan.contractNo === ref);
  if (contract) return loanStatementPaper(records, contract);
  const account = records.deposits.find((deposit) => deposit.accountNo === ref);
  return account && depositStatementPaper(records, account);
}
