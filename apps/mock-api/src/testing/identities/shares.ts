import type { Records } from '@coop/cooperative/money/records';
import { isDueDay } from '../exact.ts';
import { complaints } from './complaints.ts';

/** Share balance = Σ rows, each running balance, periods without a gap, nothing before joining or after the view's day. */
export function shareComplaints({ view, member, shares, carried, settlement }: Records): string[] {
  const check = complaints(`shares of ${member.membershipNo}`);
  let balance = 0;
  const periods = new Set<number>();
  let last = member.joinedOn;
  for (const [index, entry] of shares.entries.entries()) {
    const where = `row ${index} of ${entry.on}`;
    balance += entry.amountSatang;
    if (['opening', 'monthly', 'arrears'].includes(entry.item)) periods.add(entry.period);
    check.same(`${where}: balance`, entry.balanceSatang, balance);
    check.holds(`${where}: period`, periods.has(entry.period));
    check.same(`${where}: is the opening`, entry.item === 'opening', index === 0);
    const isOut = entry.item === 'refund' || entry.item === 'set-off';
    const isEnd = entry.on === settlement?.on && index === shares.entries.length - 1;
    check.holds(`${where}: whole shares of ten baht`, isOut || entry.amountSatang % 1_000 === 0);
    check.holds(`${where}: out at the end`, !isOut || entry.on === settlement?.on);
    check.holds(`${where}: everything out`, !isEnd || balance === 0);
    check.holds(`${where}: its sign`, entry.amountSatang < 0 === isOut);
    check.holds(`${where}: in order`, entry.on >= last && entry.on <= view.asOf);
    check.holds(`${where}: on a due day`, entry.item !== 'monthly' || isDueDay(entry.on));
    last = entry.on;
  }
  check.same('the balance', shares.balanceSatang, balance);
  for (const arrear of carried) {
    if (arrear.group === 'SHARE' && arrear.settledOn === '') periods.add(arrear.period);
  }
  const numbers = [...periods].sort((a, b) => a - b);
  check.same('numbers without a gap', numbers.join(), numbers.map((_, i) => i + 1).join());
  check.holds('there is an opening row', shares.entries.length > 0 || member.joinedOn > view.asOf);
  return check.found;
}
