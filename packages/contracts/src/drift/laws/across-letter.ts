import { same } from './figures.ts';
import { type Breach, only, type Told } from './law.ts';

interface Row {
  readonly operate_date: string;
}

/** Compares the balances of the confirmation letter with the statements on its day, where their rows reach back to it. */
export function lettersBalances(told: Told): Breach[] {
  const letter = only(told, 'memberConfirmLetterShow');
  if (!letter) return [];
  const onDay = <R extends Row>(rows: readonly R[] | undefined) =>
    rows?.findLast((one) => one.operate_date <= letter.as_of_date);
  const inLetter = (kind: string, no: string) =>
    letter.lines.find((one) => one.kind === kind && one.ref_no === no)?.balance;
  const hasShares = letter.lines.some((one) => one.kind === 'share');
  const shares = onDay(only(told, 'memberShareList')?.rows)?.balance;
  return [
    ...(hasShares ? same('share_total', letter.share_total, shares) : []),
    ...(told.memberDepositStatementShow ?? []).flatMap(({ account, rows }) =>
      same('lines.*.balance', inLetter('deposit', account.deptaccount_no), onDay(rows)?.balance),
    ),
    ...(told.memberLoanStatementShow ?? []).flatMap(({ contract, rows }) =>
      same(
        'lines.*.balance',
        inLetter('loan', contract.loancontract_no),
        onDay(rows)?.principal_balance,
      ),
    ),
  ];
}
