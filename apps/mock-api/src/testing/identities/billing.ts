import type { KindTotal } from '@coop/contracts/membergroup/billing';
import type { GroupDashboard } from '@coop/contracts/membergroup/dashboard';
import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import type { Kep } from '@coop/cooperative/money/bills/collection';
import { kepOf } from '@coop/cooperative/money/records';
import { type Agency, agencyAt, numbersOf, schoolsPaidBy } from '@coop/cooperative/people/agency';
import { deriveMember } from '@coop/cooperative/people/member';
import { retirementDate } from '@coop/cooperative/people/person/salary';
import { monthIndex } from '@coop/finance/calendar';
import { signedIn } from '../../call/handler.ts';
import { handlers } from '../../handlers.ts';
import type { Session } from '../../world/state/sessions/session.ts';
import type { World } from '../../world/world.ts';
import { memberCall, satangOf, sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';
import { lawComplaints } from './laws.ts';

/** Returns a handler's input for a signed-in agency, without a server. */
export function groupCall(world: World, no: string) {
  const session: Session = {
    kind: 'membergroup',
    subject: no,
    remember: false,
    expiresAt: Number.POSITIVE_INFINITY,
    id: 'test',
    openedAt: 0,
  };
  return { world, ...signedIn(session), token: undefined, params: undefined, body: {} };
}

const satang = (item: { readonly amount: string }) => satangOf(item.amount);

function monthOf(period: string): number {
  return monthIndex(`${Number(period.slice(0, 4)) - 543}-${period.slice(4)}-01`);
}

interface Collection {
  readonly no: number;
  readonly kep: Kep;
  readonly satang: number;
}

/** Returns those who have retired from the schools whose pensions an agency pays. */
function retired(world: World, index: number): number[] {
  const view = world.view();
  const { population, asOf } = view;
  const all = schoolsPaidBy(index).flatMap((agencyIndex) =>
    numbersOf(agencyAt(agencyIndex, population)),
  );
  return all.filter((no) => no <= population && retirementDate(deriveMember(view, no)) < asOf);
}

/** Recomputes the collections of each month from the members' records, every member derived once. */
function collections(world: World, agency: Agency, months: readonly number[]) {
  const found = months.map((): Collection[] => []);
  const { index } = agency;
  const numbers = new Set(numbersOf(agency));
  if (world.overlay.dump().length > 0) {
    // Members billed here may have come from the agency before or after.
    const first = agencyAt(Math.max(0, index - 1), world.view().population).from;
    const last = agencyAt(index + 1, world.view().population).to;
    for (let no = first; no <= last; no += 1) numbers.add(no);
  }
  if (agency.kind === 'pension') for (const no of retired(world, index)) numbers.add(no);
  for (const no of [...numbers].sort((a, b) => a - b)) {
    const records = world.records(no);
    for (const [agencyIndex, month] of months.entries()) {
      const kep = kepOf(records, month);
      if (kep?.payer === 'agency' && kep.agency === index)
        found[agencyIndex]?.push({
          no,
          kep,
          satang: sum(kep.entries.map((entry) => entry.amountSatang)),
        });
    }
  }
  return found;
}

function checkTotals(check: Complaints, where: string, totals: readonly KindTotal[]) {
  for (const total of totals) {
    const parts = satangOf(total.principal) + satangOf(total.interest);
    check.holds(`${where}: ${total.kind} of its parts`, parts === 0 || parts === satang(total));
  }
}

function checkSheet(check: Complaints, sheet: GroupKeeprep, collected: readonly Collection[]) {
  const billed = satangOf(sheet.billed_amount);
  check.same(
    'billed: Σ of the members’ collections',
    billed,
    sum(collected.map((collection) => collection.satang)),
  );
  check.same('members', sheet.members.length, collected.length);
  for (const [index, { no, satang: amount }] of collected.entries()) {
    const row = sheet.members[index];
    check.same(`row ${index} is of`, Number(row?.membership_no), no);
    check.same(`row of ${no}`, row ? satangOf(row.amount) : 0, amount);
  }
  checkTotals(check, 'sheet', sheet.totals);
}

/** Checks the changes: all differences add up to that of the two bills, and each is told on the member's own page. */
async function checkChanges(
  check: Complaints,
  world: World,
  sheet: GroupKeeprep,
  collected: readonly Collection[],
) {
  const { previous_billed_amount, previous_recv_period, gone_members } = sheet;
  if (previous_billed_amount === undefined || previous_recv_period === undefined) return;
  const rows = [...sheet.members, ...(gone_members ?? [])];
  const before = rows.map((row) => satangOf(row.previous_amount ?? 'absent'));
  check.same('previous: Σ of the members', sum(before), satangOf(previous_billed_amount));
  const difference = satangOf(sheet.billed_amount) - satangOf(previous_billed_amount);
  check.same('difference: Σ of the members', sum(rows.map(satang)) - sum(before), difference);
  for (const { membership_no: no, arrear_since, lines } of rows) {
    const hasArrears = lines.some((line) => line.is_arrear);
    check.same(`${no}: arrears`, Boolean(arrear_since), hasArrears);
  }
  for (const { membership_no: no, amount, previous_amount, causes } of gone_members ?? []) {
    const difference = satangOf(amount) - satangOf(previous_amount ?? 'absent');
    check.same(`${no}: Σ of the causes`, sum((causes ?? []).map(satang)), difference);
  }
  for (const { no, kep } of collected.slice(0, 5)) {
    const row = rows.find((member) => Number(member.membership_no) === no);
    const page = await handlers.memberKepShow({
      ...memberCall(world, no),
      body: { recv_period: sheet.recv_period },
    });
    const earlier = kepOf(world.records(no), kep.month - 1);
    // Members billed elsewhere or nowhere have joined.
    if (earlier?.payer !== 'agency' || earlier.agency !== kep.agency) continue;
    check.same(
      `${no}: last month, as on the own page`,
      row?.previous_amount,
      page.previous_receive_amount,
    );
    const causes = page.changes.flatMap((change) =>
      change.causes.map(({ code, amount }) => `${code} ${amount}`),
    );
    const listed = row?.causes?.map(({ code, amount }) => `${code} ${amount}`) ?? [];
    check.same(`${no}: causes, as on the own page`, listed.join(), causes.join());
  }
}

/**
 * Checks that each of an agency's months is the sum of its members' collections, and its papers by the contract's laws;
 * 0 is the newest month, 1 the one before.
 */
export async function billingComplaints(
  world: World,
  agency: Agency,
  ...backs: readonly number[]
): Promise<string[]> {
  const last = world.view().asOf;
  const check = complaints(`bill of ${agency.no} on ${last}`);
  const dashboard = await handlers.membergroupDashboardShow(groupCall(world, agency.no));
  const { periods } = dashboard;
  const recordedPeriods = backs.flatMap((back) => periods[back % periods.length] ?? []);
  if (recordedPeriods.length === 0) {
    const [collected] = collections(world, agency, [monthIndex(last)]);
    check.same('no bill, no collection', collected?.length, 0);
  }
  const months = recordedPeriods.map((item) => monthOf(item.recv_period));
  const laws: string[] = [];
  for (const [index, collected] of (recordedPeriods.length > 0
    ? collections(world, agency, months)
    : []
  ).entries()) {
    const period = recordedPeriods[index];
    if (period)
      laws.push(...(await checkMonth(check, world, { dashboard, period, own: collected })));
  }
  return [...laws, ...check.found];
}

interface Month {
  readonly dashboard: GroupDashboard;
  readonly period: GroupDashboard['periods'][number];
  readonly own: readonly Collection[];
}

/** Checks a month; returns which laws are broken. */
async function checkMonth(check: Complaints, world: World, { dashboard, period, own }: Month) {
  const { member_group_no } = dashboard;
  const body = { member_group_no, recv_period: period.recv_period };
  const monthCall = { ...groupCall(world, member_group_no), body };
  const sheet = await handlers.membergroupKeeprepShow(monthCall);
  const letter = await handlers.membergroupDeliveryBookShow(monthCall);
  const summary = await handlers.membergroupSummarizeRepShow(monthCall);
  const result = await handlers.membergroupDeductResultShow(monthCall);
  checkSheet(check, sheet, own);
  await checkChanges(check, world, sheet, own);
  const received = sum(own.map((collection) => collection.kep.receivedSatang));
  // What members were credited with has come, or it is the agency's debt.
  const come = satangOf(period.remitted_amount) + satangOf(period.debt_amount ?? '0.00');
  check.same('remitted + debt: Σ of what was credited', come, received);
  const { units } = summary;
  check.same('letter: kinds', JSON.stringify(letter.totals), JSON.stringify(sheet.totals));
  checkTotals(check, 'summary', summary.totals);
  for (const unit of units) {
    checkTotals(check, unit.unit_no, unit.totals);
    const members = sheet.members.filter((member) => member.unit_no === unit.unit_no);
    check.same(`${unit.unit_no}: billed`, sum(members.map(satang)), satangOf(unit.billed_amount));
    check.same(`${unit.unit_no}: members`, unit.member_count, members.length);
  }
  const remaining = sum(units.map((unit) => satangOf(unit.remain_amount)));
  check.same('units: remain', remaining, satangOf(period.billed_amount) - received);
  const answers = {
    membergroupDashboardShow: [dashboard],
    membergroupKeeprepShow: [sheet],
    membergroupDeliveryBookShow: [letter],
    membergroupSummarizeRepShow: [summary],
    membergroupDeductResultShow: [result],
  };
  return lawComplaints(answers, world.view().asOf);
}
