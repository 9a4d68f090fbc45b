import type { Fact, FactLog } from '../log/fact-log.ts';
import type { FactKind, FactValues } from '../log/fact-values.ts';

// Facts about member 00005 as they are noted in the log, without a world. 20 November 2026 is a Friday.

export const SENT = '2026-11-20 10:00';

/** A moment in Bangkok, `2026-11-20 10:00`. */
export function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+07:00`);
}

export function noted<K extends FactKind>(
  moment: string,
  kind: K,
  value: FactValues[K],
  subject = '00005',
): Fact<K> {
  return { at: momentOf(moment), kind, subject, value };
}

/** Returns these facts as a log. */
export function logOf(facts: readonly Fact[]): FactLog {
  const all = <K extends FactKind>(kind: K, subject: string) =>
    // Of this kind, so with its value.
    facts.filter((fact) => fact.kind === kind && fact.subject === subject) as unknown as Fact<K>[];
  return {
    all,
    until: (kind, subject, moment) =>
      all(kind, subject)
        .filter(({ at }) => at <= moment)
        .sort((a, b) => a.at - b.at),
    revisions: { ofMember: () => facts.length },
  };
}

type Value<K extends FactKind> = Partial<FactValues[K]>;

/** A money request of 100 baht. */
export function requested(
  type: FactValues['money-request']['type'],
  more: Value<'money-request'> = {},
  moment = SENT,
): Fact<'money-request'> {
  const plain = { requestNo: 'R1', key: '', refNo: '', amountSatang: 100_00, reason: '' };
  return noted(moment, 'money-request', { ...plain, type, ...more });
}

/** An application for an ordinary loan of 120,000 baht without guarantors. */
export function applied(
  more: Value<'loan-application'> = {},
  moment = SENT,
): Fact<'loan-application'> {
  return noted(moment, 'loan-application', {
    no: 'L1',
    key: '',
    bodyHash: '',
    product: 'ordinary',
    purpose: '',
    principalSatang: 120_000_00,
    instalments: 90,
    guarantors: [],
    files: [],
    ...more,
  });
}

/** A payment of 100 baht at the counter, for arrears of any kind. */
export function paid(more: Value<'payment'> = {}, moment = SENT): Fact<'payment'> {
  const plain = { refNo: '', satang: 100_00, channel: 'counter', closes: false } as const;
  return noted(moment, 'payment', { ...plain, ...more });
}

/** Claimed on 20 November: 300 baht for a stay in hospital. */
export function claimed(
  more: Value<'welfare-request'> = {},
  moment = SENT,
): Fact<'welfare-request'> {
  return noted(moment, 'welfare-request', {
    key: '',
    no: 'W1',
    code: 'HOSPITAL',
    requestedOn: '2026-11-20',
    eventOn: '2026-11-18',
    quantity: 1,
    amountSatang: 300_00,
    note: '',
    files: [],
    ...more,
  });
}

/** Returns what the first agency records for November about member 00005 alone. */
export function recorded(
  moment: string,
  deductedSatang: number,
  more: Partial<{ month: number } & FactValues['deduct-result']['lines'][number]> = {},
): Fact<'deduct-result'> {
  const { month = 2026 * 12 + 10, no = 5, reason = '' } = more;
  return noted(
    moment,
    'deduct-result',
    { month, lines: [{ no, deductedSatang, reason }] },
    '80010001',
  );
}
