import type { BillingChange as BillingChangeWire } from '@coop/contracts/membergroup/dashboard';
import { billedMonths } from '@coop/cooperative/agency/billing';
import type { BillingChange } from '@coop/cooperative/agency/billing-changes';
import { sheetOn } from '@coop/cooperative/remittance/sheet';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { wireAgency } from './auth.ts';
import { agencyOf, wirePeriod } from './sheet.ts';

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
    const billing = await world.billing(agency);
    const periods = billedMonths(billing)
      .slice(0, BY_LAWS.bills.dashboard_months)
      .map((month) => sheetOn(world, billing, month));
    return {
      as_of: billing.asOf,
      ...wireAgency(world, agency),
      periods: periods.map((sheet) => wirePeriod(world, sheet)),
      changes: periods.length > 1 ? billing.changes.map(wireChange) : [],
    };
  },
};
