import type { Election, ElectionState } from '@coop/contracts/info/election';
/** Purpose of a visit: where to vote, how long still, when the result comes, the result. */
export type Phase = 'before' | 'voting' | 'counting' | 'after';

const PHASES: Readonly<Record<ElectionState, Phase>> = {
  ประกาศแล้ว: 'before',
  เปิดลงคะแนน: 'voting',
  นับคะแนน: 'counting',
  ประกาศผลแล้ว: 'after',
};

/** The phase of an election. With a state that is missing or not known: after it once there are results. */
export function phaseOf({ state, results }: Pick<Election, 'state' | 'results'>): Phase {
  return PHASES[state] ?? (results.length > 0 ? 'after' : 'before');
}

/** Tells whether one can still vote, and so look up where. */
export const isOpen = (phase: Phase) => phase === 'before' || phase === 'voting';

type Hours = { readonly open_at: string; readonly close_at: string };

/** From the first unit that opens to the last one that closes; undefined while there are no units. */
export function votingHours(units: readonly Hours[]): Hours | undefined {
  const [open_at] = units.map((unit) => unit.open_at).sort();
  const close_at = units
    .map((unit) => unit.close_at)
    .sort()
    .at(-1);
  return open_at && close_at ? { open_at, close_at } : undefined;
}
