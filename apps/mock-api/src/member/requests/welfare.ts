import type * as wire from '@coop/contracts/member/welfare';
import type { memberWelfare } from '@coop/contracts/member/welfare';
import { today } from '@coop/cooperative/moments';
import type { Records } from '@coop/cooperative/money/records';
import { endNow } from '@coop/cooperative/requests/membership';
import { type Claim, claimsOf } from '@coop/cooperative/welfare/member-claims';
import { claimNo, FIRST_FILED_NO } from '@coop/cooperative/welfare/welfare-claims';
import { conditionText } from '@coop/cooperative/welfare/welfare-conditions';
import { deriveFunds, type WelfareFund } from '@coop/cooperative/welfare/welfare-funds';
import {
  WELFARE_KINDS,
  type WelfareKind,
  welfareKind,
} from '@coop/cooperative/welfare/welfare-kinds';
import {
  type ClaimStatus,
  claimSatang,
  claimStatus,
  decidedOn,
  paidOn,
  type WelfareRight,
  welfareRight,
} from '@coop/cooperative/welfare/welfare-rights';
import { maskAccountNo } from '@coop/format/identifiers/account-no';
import { formatCount, toWire } from '@coop/format/money';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { hashOf, sentBefore } from '../../call/same-body.ts';
import { notFound } from '../../call/wire-error.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { checkRequest } from './welfare-request.ts';

function rightOf(right: WelfareRight): wire.WelfareRight {
  const { kind } = right;
  return {
    welfare_code: kind.code,
    welfare_name: kind.name,
    condition_text: kind.conditions.map(conditionText).join(' · '),
    eligible: right.eligible,
    received: right.received,
    reason: right.reason,
    amount: toWire(right.amountSatang),
    unit: kind.unit?.word ?? '',
    unit_amount: toWire(right.unitSatang),
    deadline: right.deadline,
    claim_days: kind.eventLabel ? kind.claimDays : 0,
    event_label: kind.eventLabel ?? '',
    papers: [...kind.papers],
    can_request: right.eligible && kind.by === undefined,
  };
}

/** Returns the possible destinations of welfare: the bank, and the member's own open accounts. */
function payAccounts({ member, deposits }: Records) {
  const open = deposits.filter(
    (deposit) => !deposit.closed && deposit.product.maturesAfter === undefined,
  );
  return [
    { account_no: '', label: member.bankAccount },
    ...open.map(({ accountNo, product }) => ({
      account_no: accountNo,
      label: `${product.name} ${maskAccountNo(accountNo)}`,
    })),
  ];
}

function remarkOf(claim: Claim, status: ClaimStatus): string {
  const word = welfareKind(claim.code)?.unit?.word;
  return [
    word && `${formatCount(claim.quantity)} ${word}`,
    status === 'ไม่อนุมัติ' && claim.refusal,
    claim.note,
    claim.payTo && `โอนเข้าบัญชี ${maskAccountNo(claim.payTo)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function requestOf(claim: Claim, index: number, on: string): wire.WelfareRequest {
  const status = claimStatus(claim, on);
  const isDecided = status !== 'รอการอนุมัติ' && status !== 'ยกเลิก';
  return {
    seq_no: index + 1,
    request_no: claim.no,
    welfare_code: claim.code,
    welfare_name: welfareKind(claim.code)?.name ?? claim.code,
    request_date: claim.requestedOn,
    approve_date: isDecided ? decidedOn(claim) : '',
    pay_date: status === 'โอนเงินแล้ว' ? paidOn(claim) : '',
    amount: toWire(claim.amountSatang),
    status,
    remark: remarkOf(claim, status),
    files: (claim.files ?? []).map(({ name, bytes }) => ({ file_name: name, file_size: bytes })),
    can_cancel: claim.isFiled && status === 'รอการอนุมัติ',
  };
}

const FUND_REMARKS = {
  ADVANCE: 'หักจากเงินปันผลปีละครั้ง',
  MONTHLY: 'เก็บรายเดือนตามจำนวนศพ',
  INSURANCE: 'คุ้มครองหนี้คงเหลือ เบี้ยหักจากเงินปันผล',
} as const satisfies Record<WelfareFund['method'], string>;

function fundOf(fund: WelfareFund): wire.WelfareFund {
  return {
    fund_code: fund.code,
    fund_name: fund.name,
    member_since: fund.since,
    sum_assured: toWire(fund.sumAssuredSatang),
    expire: fund.expires,
    remark: FUND_REMARKS[fund.method],
  };
}

/** Returns the right to a kind today. Leaving members cannot claim: their dues are in the settlement sheet. */
function rightToday(
  world: World,
  { member }: Records,
  kind: WelfareKind,
  claims: readonly Claim[],
) {
  const right = welfareRight(kind, member, claims, today(world.clock));
  const end = endNow(world, member.no);
  return end ? { ...right, eligible: false, reason: `รับเรื่อง${end.how}แล้ว จึงขอเพิ่มไม่ได้` } : right;
}

export const memberWelfareHandlers: HandlersOf<keyof typeof memberWelfare> = {
  memberWelfareList({ world, no }) {
    const records = world.records(no);
    const on = today(world.clock);
    const claims = claimsOf(world, records);
    return {
      as_of: records.view.asOf,
      rights: WELFARE_KINDS.map((kind) => rightOf(rightToday(world, records, kind, claims))),
      history: claims.map((claim, index) => requestOf(claim, index, on)),
      funds: deriveFunds(records).map(fundOf),
      pay_accounts: payAccounts(records),
    };
  },

  memberWelfareCreate({ world, body, subject }) {
    const filed = world.overlay.all('welfare-request', subject);
    const answer = (no: string) => ({
      rc_code: '1',
      rc_des: `ส่งคำขอ ${no} แล้ว`,
      request_no: no,
    });
    const twin = sentBefore(filed, 'idempotency_key', body);
    if (twin) return answer(twin.value.no);
    const records = world.records(Number(subject));
    const on = today(world.clock);
    const kind = welfareKind(body.welfare_code);
    const claims = claimsOf(world, records);
    const right = kind && rightToday(world, records, kind, claims);
    const payTo = body.pay_to ?? '';
    const accounts = payAccounts(records).map((payAccount) => payAccount.account_no);
    const { right: granted, ...parts } = checkRequest(
      body,
      right,
      records.member,
      claims,
      on,
      accounts,
    );
    const no = claimNo(on, records.member, FIRST_FILED_NO + filed.length);
    const amountSatang = claimSatang(granted, parts.quantity);
    const key = { key: body.idempotency_key, bodyHash: hashOf(body) };
    const claim = { payTo, no, requestedOn: on, amountSatang };
    recordNow(world, 'welfare-request', subject, { ...parts, ...key, ...claim });
    return answer(no);
  },

  memberWelfareCancel({ world, body, subject, no }) {
    const records = world.records(no);
    const claim = claimsOf(world, records).find((other) => other.no === body.request_no);
    if (!claim) throw notFound();
    const status = claimStatus(claim, today(world.clock));
    if (!claim.isFiled || status !== 'รอการอนุมัติ') return refused(`ยกเลิกไม่ได้ คำขอนี้${status}แล้ว`);
    recordNow(world, 'welfare-cancel', subject, { no: claim.no });
    return done(`ยกเลิกคำขอ ${claim.no} แล้ว`);
  },
};
