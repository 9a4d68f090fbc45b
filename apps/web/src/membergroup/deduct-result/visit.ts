/** State of a visit to a month's form: nothing new, just recorded (until something else is typed), or the draft gone. */
export type Visit =
  | { readonly is: 'open' }
  | { readonly is: 'recorded'; readonly slipNo: string }
  | { readonly is: 'dropped' };

/** Acts of a visit: recording, typing something else, sending the money, throwing the draft away. */
export type Act =
  | { readonly did: 'record'; readonly slipNo: string }
  | { readonly did: 'type' | 'send' | 'drop' };

export const OPEN: Visit = { is: 'open' };

/** Returns the state after an act. Dropped twice is another state: the record gets the focus again. */
export function nextVisit(visit: Visit, act: Act): Visit {
  if (act.did === 'record') return { is: 'recorded', slipNo: act.slipNo };
  if (act.did === 'drop') return { is: 'dropped' };
  return visit.is === 'open' ? visit : OPEN;
}
