import type { BillingChange as BillingChangeWire } from '@coop/contracts/membergroup/dashboard';
import { toWire } from '@coop/format/money';
import { formatThaiPhone } from '@coop/format/phone';
import type { HandlersOf } from '../call/handler.ts';
import { billedMonths } from '../world/agency/billing.ts';
import type { BillingChange } from '../world/agency/billing-changes.ts';
import { deriveAgencyRep } from '../world/people/agency-rep.ts';
import { sheetOn } from '../world/remittance/sheet.ts';
import { agencyOf, wirePeriod } from './sheet.ts';

const LISTED_MONTHS = 12;

function wireChange(change: BillingChange): BillingChangeWire {
  const { code, group, amountSatang, members, before, now } = change;
  return {
    code,
    ...(group && { item_group: group }),
    amount: toWire(amountSatang),
    member_count: members,
    before: before === undefined ? '' : String(before),
    now: now === undefined ? '' : String(now),
  };
}

export const membergroupDashboardHandlers: HandlersOf<'membergroupDashboardShow'> = {
  async membergroupDashboardShow(call) {
    const { world } = call;
    const agency = agencyOf(call);
    const rep = deriveAgencyRep(world.view(), agency);
    const billing = await world.billing(agency);
    const periods = billedMonths(billing)
      .slice(0, LISTED_MONTHS)
      .map((month) => sheetOn(world, billing, month));
    return {
      as_of: billing.asOf,
      member_group_no: agency.no,
      member_group_name: agency.name,
      rep_name: rep.name,
      phone: formatThaiPhone(rep.phone),
      address: rep.address,
      pay_schedule: rep.paySchedule,
      periods: periods.map((sheet) => wirePeriod(world, sheet)),
      changes: periods.length > 1 ? billing.changes.map(wireChange) : [],
    };
  },
};
