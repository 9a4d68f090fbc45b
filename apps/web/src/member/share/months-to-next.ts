/** A round sum that a member looks forward to, in satang: 100,000 baht. */
const STEP = 100_000_00;

/** The next full 100,000 baht of shares, satang, and how many monthly contributions it takes; undefined when none are paid. */
export function monthsToNext(balance: number, monthly: number) {
  if (monthly <= 0 || balance < 0) return undefined;
  const satang = (Math.floor(balance / STEP) + 1) * STEP;
  return { satang, months: Math.ceil((satang - balance) / monthly) };
}
