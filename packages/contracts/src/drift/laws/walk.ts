import type { EndpointKey, Response } from '../../endpoints.ts';
import type { Told } from './law.ts';
import { PAGED, type Paged } from './page.ts';

/** Makes a call in one person's session; undefined where it was not answered with 200, or is not to be made. */
export type Ask = <K extends EndpointKey>(key: K, body: object) => Promise<Response<K> | undefined>;

/** Limits of statements, months and pages that are opened. */
const MOST = { statements: 12, months: 6, periods: 3, pages: 2 } as const;

const LISTS = [
  'memberInfoShow',
  'memberLastUpdateShow',
  'memberOverviewShow',
  'memberShareList',
  'memberLoanList',
  'memberDepositList',
  'memberKepList',
  'memberKepCremList',
  'memberCollList',
  'memberGianList',
  'memberDividendList',
  'memberWelfareList',
  'memberRequestpromoneyList',
  'memberNotificationList',
  'memberConfirmLetterShow',
] as const satisfies readonly EndpointKey[];

function collecting(ask: Ask) {
  const told: { [K in EndpointKey]?: Response<K>[] } = {};
  const one: Ask = async (key, body) => {
    const answer = await ask(key, body);
    if (answer === undefined) return undefined;
    const known = (told[key] ?? []) as Response<typeof key>[];
    known.push(answer);
    Object.assign(told, { [key]: known });
    return answer;
  };
  return { told: told as Told, one };
}

/** Opens everything that belongs to one member: lists, then each contract, account and month. */
export async function walkMember(ask: Ask): Promise<Told> {
  const { told, one } = collecting(ask);
  for (const key of LISTS) await one(key, {});
  for (const { loancontract_no } of told.memberLoanList?.[0]?.loans?.slice(0, MOST.statements) ??
    []) {
    await one('memberLoanStatementShow', { loancontract_no });
  }
  const accounts = told.memberDepositList?.[0]?.accounts?.slice(0, MOST.statements) ?? [];
  for (const { deptaccount_no } of accounts)
    await one('memberDepositStatementShow', { deptaccount_no });
  for (const { recv_period } of told.memberKepList?.[0]?.months?.slice(0, MOST.months) ?? []) {
    await one('memberKepShow', { recv_period });
  }
  return told;
}

/** Opens every paper of an agency's last months. */
export async function walkAgency(no: string, ask: Ask): Promise<Told> {
  const { told, one } = collecting(ask);
  const dashboard = await one('membergroupDashboardShow', {});
  for (const { recv_period } of dashboard?.periods?.slice(0, MOST.periods) ?? []) {
    const body = { member_group_no: no, recv_period };
    await one('membergroupKeeprepShow', body);
    await one('membergroupDeliveryBookShow', body);
    await one('membergroupSummarizeRepShow', body);
    await one('membergroupDeductResultShow', body);
  }
  return told;
}

/** Opens the pages of the public lists. */
export async function walkPages(ask: Ask, category: string): Promise<Told> {
  const { told, one } = collecting(ask);
  const filters: Readonly<Record<Paged, object>> = {
    infoTopicList: { category },
    infoBoardList: {},
    infoDemandList: {},
  };
  for (const key of PAGED) {
    for (let page = 1; page <= MOST.pages; page += 1) await one(key, { ...filters[key], page });
  }
  return told;
}
