import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { View } from '../chance/view.ts';
import type { Agency } from '../people/agency.ts';
import { type Billing, deriveBillingStepwise, derivePart, type FactsOf } from './billing.ts';

/** Members derived before other requests are served: about ten milliseconds. */
const MEMBERS_A_TURN = 12;
/** Maximum number of members whose bills are kept. */
const KEPT_MEMBERS = 1_000;

async function derive(...of: Parameters<typeof deriveBillingStepwise>): Promise<Billing> {
  const steps = deriveBillingStepwise(...of);
  for (let done = 1; ; done += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (done % MEMBERS_A_TURN === 0) await nextTurn();
  }
}

/** Keeps what was derived of members: a fact about some of them leaves the others as they are. */
function keepParts(): typeof derivePart {
  const parts = new LRUCache<string, ReturnType<typeof derivePart>>({ max: KEPT_MEMBERS });
  return (...of) => {
    const key = JSON.stringify(of);
    const part = parts.get(key) ?? derivePart(...of);
    parts.set(key, part);
    return part;
  };
}

/** A cache of bills, which also shares a bill that is being derived; `key` identifies the view. */
export function createBillings(): (
  view: View,
  agency: Agency,
  key: string,
  factsOf: FactsOf,
  movedIn: readonly number[],
) => Promise<Billing> {
  const bills = new LRUCache<string, Promise<Billing>>({ maxSize: KEPT_MEMBERS });
  const partOf = keepParts();
  return (view, agency, key, factsOf, movedIn) => {
    const agencyKey = `${key}/${agency.no}`;
    const found = bills.get(agencyKey);
    if (found) return found;
    const bill = derive(view, agency, factsOf, movedIn, partOf);
    bills.set(agencyKey, bill, { size: agency.to - agency.from + 1 });
    // A failure is not cached.
    bill.catch(() => bills.delete(agencyKey));
    return bill;
  };
}
