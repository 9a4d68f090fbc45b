import { addDays } from '@coop/finance/calendar';
import { agencyAt, agencyIndexOf, pensionAgencyOf } from '../../people/agency.ts';
import { retirementDate } from '../../people/person/salary.ts';
import { maturityOf } from '../../plans/deposit-plans.ts';
import type { History } from '../history-state.ts';
import type { Ends } from '../money-facts.ts';
import { changePayer } from '../paying.ts';
import { settle } from './settlement.ts';

/** An event of a member's money on a day. */
export interface Step {
  readonly on: string;
  readonly apply: (history: History) => void;
}

/** After its maturity nothing more is collected for an account, not even arrears; the bill of that day still is. */
export function maturities({ deposits, view }: History): Step[] {
  return deposits.flatMap(({ plan, accountNo }): Step[] => {
    const maturity = maturityOf(plan);
    if (!maturity || maturity >= view.asOf) return [];
    const on = addDays(maturity, 1);
    const apply = (history: History) => {
      history.billing.arrears = history.billing.arrears.filter((arrear) => {
        if (arrear.refNo !== accountNo) return true;
        Object.assign(arrear, { principalSatang: 0, settledOn: on });
        return false;
      });
    };
    return [{ on, apply }];
  });
}

/** Returns the turning points: the end of the membership, and the new payer after retirement. */
export function turns({ facts, member, view }: History): Step[] {
  const { ends, retires } = facts;
  const steps: Step[] = [];
  const retired = addDays(retirementDate(member), 1);
  if (member.kind === 'สามัญ') {
    const pension = pensionAgencyOf(agencyIndexOf(member.no));
    // Who pays the pension goes on deducting, unless the member said otherwise.
    const apply = (history: History) => {
      if (history.paying.usualPayer !== 'agency') return;
      if (retires?.payer === 'self') changePayer(history.paying, 'self');
      else if (agencyAt(pension, view.population).from <= view.population)
        history.paying.agency = pension;
    };
    steps.push({ on: retired, apply });
  }
  for (const end of ends) steps.push(...endSteps(end, ends));
  return steps.filter(({ on }) => on <= view.asOf);
}

/** A deceased member is billed no more, unless it was a mistake; on the board's day everything is settled. */
function endSteps(end: Ends, all: readonly Ends[]): Step[] {
  const { how, noticedOn, droppedOn, on } = end;
  const stop = (history: History) => {
    if (how === 'เสียชีวิต') history.paying.payer = 'nobody';
  };
  const goOn = (history: History) => {
    const isStillReported = all.some(
      (death) =>
        death.how === 'เสียชีวิต' &&
        death.noticedOn <= (droppedOn ?? on) &&
        !(death.droppedOn && death.droppedOn <= (droppedOn ?? on)),
    );
    if (!history.settlement && !isStillReported) history.paying.payer = history.paying.usualPayer;
  };
  const last = droppedOn
    ? { on: droppedOn, apply: goOn }
    : { on, apply: (history: History) => settle(history, end) };
  return [{ on: noticedOn, apply: stop }, last];
}
