import { same } from './figures.ts';
import { type Breach, only, type Told } from './law.ts';

/** Returns the balance of the last row up to a day; undefined where the rows begin later. */
function balanceOn<Row extends { readonly operate_date: string }>(
  rows: readonly Row[],
  day: string,
  balance: (row: Row) => string,
): string | undefined {
  const last = rows.findLast((one) => one.operate_date <= day);
  return last && balance(last);
}

/** Compares the balances of the confirmation letter with the statements on its day. */
export function lettersBalances(told: Told): Breach[] {
  const letter = only(told, 'memberConfirmLetterShow');
  if (!letter) return [];
  const day = letter.as_of_date;
  const share = only(told, 'memberShareList');
  const shares =
    letter.lines.some((one) => one.kind === 'share') && share
      ? same(
          'share_total',
          letter.share_total,
          balanceOn(share.rows, day, (one) => one.balance),
        )
      : [];
  const accounts = (told.memberDepositStatementShow ?? []).flatMap(({ account, rows }) => {
    const line = letter.lines.find(
      (one) => one.kind === 'deposit' && one.ref_no === account.deptaccount_no,
    );
    return same(
      'lines.*.balance',
      line?.balance,
      balanceOn(rows, day, (one) => one.balance),
    );
  });
  const contracts = (told.memberLoanStatementShow ?? []).flatMap(({ contract, rows }) => {
    const line = letter.lines.find(
      (one) => one.kind === 'loan' && one.ref_no === contract.loancontract_no,
    );
    return same(
      'lines.*.balance',
      line?.balance,
      balanceOn(rows, day, (one) => one.principal_balance),
    );
  });
  return [...shares, ...accounts, ...contracts];
}
