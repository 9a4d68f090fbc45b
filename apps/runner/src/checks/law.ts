import { lawFindings } from '@coop/contracts/drift/laws/laws';
import type { Check } from './finding.ts';

/** A success keeps the laws of its endpoint: sums, balances, order, days, what was asked for. */
export const checkLaws: Check = ({ operation, answer, one, today }) => {
  if (answer.status !== 200 || answer.body === undefined || one.expects.kind === 'refusal')
    return [];
  const asked = { ...(one.body as object | undefined), ...one.params };
  return lawFindings(operation.key, answer.body, asked, today);
};
