import type { FaultRow, PushFaultRow } from '../control/control.ts';

/** Tells whether a fault has been applied as often as it was to be, and so bends nothing any more. */
export const isSpent = ({ applied, fault: { times } }: FaultRow | PushFaultRow): boolean =>
  times !== undefined && applied >= times;
