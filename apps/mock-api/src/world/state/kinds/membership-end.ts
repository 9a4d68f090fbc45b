import type { EndKind } from '../../people/person/person.ts';

/** What the officer's desk notes about a membership that ends, or about who pays after retirement. Subject: a member. */
export interface EndFacts {
  /** Told by the member, the family, the agency or an association. */
  'end-notice': {
    how: EndKind;
    /** Of the death; else the day of the paper. */
    eventOn: string;
    /** Number of the certificate or letter. */
    paperNo: string;
  };
  /** The notice before it comes to nothing: the board refused it, or it was taken back. */
  'end-decision': { action: 'refuse' | 'withdraw'; reason: string };
  'retirement-payer': { payer: 'pension' | 'self' };
}
