import type { EndKind } from '../../people/person/person.ts';

/** Notes of the officer's desk about a membership that ends, or about the payer after retirement. Subject: a member. */
export interface EndFacts {
  /** Reported by the member, the family, the agency or an association. */
  'end-notice': {
    how: EndKind;
    /** Day of the death; otherwise the day of the paper. */
    eventOn: string;
    /** Number of the certificate or letter. */
    paperNo: string;
  };
  /** Drops the notice before it: the board refused it, or it was taken back. */
  'end-decision': { action: 'refuse' | 'withdraw'; reason: string };
  'retirement-payer': { payer: 'pension' | 'self' };
}
