import type { KepCause as KepCauseWire } from '@coop/contracts/member/kep';
import type { KepCause, KepCauseCode } from '@coop/cooperative/money/bills/kep-changes';
import { formatRate, toWire } from '@coop/format/money';

const count = (value: number) => String(value);
const FIGURES: Partial<Record<KepCauseCode, (value: number) => string>> = {
  DAYS: count,
  YEAR: count,
  DEATHS: count,
  ARREARS: count,
  RATE: formatRate,
  BALANCE: toWire,
  RAISED: toWire,
  EXTRA: toWire,
  PAID: toWire,
  CARRIED: toWire,
};

/** Returns a cause in the wire's form, for both the member's page and the agency's sheet. */
export function wireCause({ code, amountSatang, before, now }: KepCause): KepCauseWire {
  const figure = (value: number | undefined) =>
    value === undefined ? '' : (FIGURES[code]?.(value) ?? '');
  return { code, amount: toWire(amountSatang), before: figure(before), now: figure(now) };
}
