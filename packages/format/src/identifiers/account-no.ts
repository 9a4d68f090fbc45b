const HIDDEN_DIGITS = 3;

/**
 * Masks a deposit account for lists: the three digits before the last are hidden and the grouping stays, `01-2-00345-6`
 * → `01-2-00xxx-6`. A shorter number loses all but its last digit.
 */
export function maskAccountNo(accountNo: string): string {
  const total = accountNo.replace(/[^0-9๐-๙]/g, '').length;
  let seen = 0;
  return accountNo.replace(/[0-9๐-๙]/g, (digit) => {
    seen += 1;
    const fromEnd = total - seen;
    return fromEnd >= 1 && fromEnd <= HIDDEN_DIGITS ? 'x' : digit;
  });
}
