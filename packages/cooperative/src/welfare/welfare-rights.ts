import { addDays, daysBetween } from '@coop/finance/calendar';
import { formatCount, formatSatang } from '@coop/format/money';
import { formatThaiDate, yearBEOf, yearOf } from '@coop/format/thai-date';
import type { Member } from '../people/person/person.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { workingDayFrom } from '../rules/working-days.ts';
import { conditionText, eventDay, fullYears, isMet, standingText } from './welfare-conditions.ts';
import { WELFARE_KINDS, type WelfareKind, welfareKind } from './welfare-kinds.ts';

/** A claim for welfare, derived or filed. Its state depends on the current day. */
export interface WelfareClaim {
  readonly no: string;
  readonly code: string;
  readonly requestedOn: string;
  /** Day of the event as the member stated it; empty or absent: none was asked for. */
  readonly eventOn?: string;
  readonly quantity: number;
  readonly amountSatang: number;
  /** Reason why it was or will be refused. */
  readonly refusal?: string;
  /** Day of an officer's decision, if it was not left to the committee. */
  readonly decidedOn?: string;
  readonly cancelled?: boolean;
  readonly note?: string;
  /** Deposit account for the payment; empty or absent: the bank. */
  readonly payTo?: string;
  readonly files?: readonly { readonly name: string; readonly bytes: number }[];
}

export type ClaimStatus = 'รอการอนุมัติ' | 'อนุมัติ' | 'ไม่อนุมัติ' | 'โอนเงินแล้ว' | 'ยกเลิก';

/** Days until the committee has met, and until the money is paid. Both are on working days. */
export const DECIDED_AFTER_DAYS = BY_LAWS.welfare.decided_days;
export const PAID_AFTER_DAYS = BY_LAWS.welfare.paid_days;

const paidAtOnce = (code: string) =>
  WELFARE_KINDS.some((kind) => kind.code === code && kind.by === 'cooperative');

/**
 * Returns the day of the decision, and of the payment if approved. A birthday present is paid automatically on its day.
 */
export function decidedOn({ code, requestedOn, decidedOn: byOfficer }: WelfareClaim): string {
  if (byOfficer) return byOfficer;
  return paidAtOnce(code) ? requestedOn : workingDayFrom(addDays(requestedOn, DECIDED_AFTER_DAYS));
}
export function paidOn({ code, requestedOn }: WelfareClaim): string {
  return paidAtOnce(code) ? requestedOn : workingDayFrom(addDays(requestedOn, PAID_AFTER_DAYS));
}

export function claimStatus(claim: WelfareClaim, on: string): ClaimStatus {
  if (claim.cancelled) return 'ยกเลิก';
  if (on < decidedOn(claim)) return 'รอการอนุมัติ';
  if (claim.refusal) return 'ไม่อนุมัติ';
  return on < paidOn(claim) ? 'อนุมัติ' : 'โอนเงินแล้ว';
}

/** A member's right to one kind of welfare on a day. */
export interface WelfareRight {
  readonly kind: WelfareKind;
  readonly eligible: boolean;
  /** Tells whether it has been paid as often as it can be. */
  readonly received: boolean;
  readonly reason: string;
  /** Amount by the table; for kinds paid by unit, what is left for the year. */
  readonly amountSatang: number;
  readonly unitSatang: number;
  /** Last day to ask, if known. */
  readonly deadline: string;
}

function tableSatang(kind: WelfareKind, member: Member, on: string): number {
  const years = fullYears(member.joinedOn, eventDay(kind, member) ?? on);
  return kind.pays.find((step) => years >= step.fromYears)?.satang ?? 0;
}

/** Returns the payment to the family of a member who dies on a day, satang. */
export function deathWelfare(member: Member, on: string): number {
  const kind = welfareKind('DEATH');
  const isDue = kind?.conditions.every((condition) => isMet(condition, member, on));
  return kind && isDue ? tableSatang(kind, member, on) : 0;
}

/** Returns the claims of the kind that are paid or pending. */
function liveClaims(kind: WelfareKind, claims: readonly WelfareClaim[], on: string) {
  return claims.filter(
    (claim) => claim.code === kind.code && !claim.cancelled && claimStatus(claim, on) !== 'ไม่อนุมัติ',
  );
}

/** Returns the claims that count towards the limit of an event: what is limited by the year is by that of the event. */
function used(
  kind: WelfareKind,
  claims: readonly WelfareClaim[],
  on: string,
  event: string,
): WelfareClaim[] {
  const isYearly = kind.unit !== undefined || kind.most?.per === 'year';
  return liveClaims(kind, claims, on).filter(
    (liveClaim) =>
      !isYearly || yearOf(liveClaim.eventOn || liveClaim.requestedOn) === yearOf(event),
  );
}

function deadlineOf(kind: WelfareKind, member: Member, on: string): string {
  const event = eventDay(kind, member);
  if (event) return addDays(event, kind.claimDays);
  return kind.closesOn ? `${yearOf(on)}-${kind.closesOn}` : '';
}

/** Returns the last possible claim; undefined while there can be more. */
function lastOfAll(
  { most }: WelfareKind,
  before: readonly WelfareClaim[],
): WelfareClaim | undefined {
  return most && before.length >= most.times ? before.at(-1) : undefined;
}

/** Returns why there is no right; undefined if there is one. */
function obstacle(
  kind: WelfareKind,
  member: Member,
  claims: readonly WelfareClaim[],
  on: string,
  event: string,
): string | undefined {
  const failed = kind.conditions.find((condition) => !isMet(condition, member, on));
  if (failed) return `ต้อง${conditionText(failed)} ${standingText(failed, member, on)}`;
  const before = used(kind, claims, on, event);
  const last = lastOfAll(kind, before);
  const year = yearOf(event) === yearOf(on) ? 'ปีนี้' : `ปี ${yearBEOf(event)} `;
  if (kind.most && last) {
    return claimStatus(last, on) === 'โอนเงินแล้ว'
      ? `ได้รับ${kind.most.per === 'year' ? `ของ${year}` : 'ครบ'}แล้ว เมื่อ ${formatThaiDate(paidOn(last))}`
      : `มีคำขอ ${last.no} อยู่ระหว่างดำเนินการ`;
  }
  const paid = before.reduce((sum, claim) => sum + claim.amountSatang, 0);
  if (kind.unit && paid >= kind.unit.yearlySatang) {
    return `${year}ใช้สิทธิครบ ${formatSatang(kind.unit.yearlySatang)} บาทแล้ว`;
  }
  const deadline = deadlineOf(kind, member, on);
  return deadline && on > deadline ? `พ้นกำหนดยื่นเมื่อ ${formatThaiDate(deadline)}` : undefined;
}

function adviceOf(kind: WelfareKind, unitSatang: number): string {
  if (kind.by === 'cooperative') return 'สหกรณ์โอนให้ในวันเกิดของท่าน ไม่ต้องยื่น';
  if (kind.by === 'heirs') return `ผู้รับโอนประโยชน์เป็นผู้ยื่น ภายใน ${BY_LAWS.welfare.heirs_years} ปี`;
  if (kind.unit) return `${kind.unit.word}ละ ${formatSatang(unitSatang)} บาท ไม่เกินที่เหลือของปีนี้`;
  if (kind.most?.per === 'life' && kind.most.times > 1) return `ขอได้ ${kind.most.times} ครั้ง`;
  if (kind.most?.per === 'year') return 'ขอได้ปีละครั้ง';
  return kind.most ? 'ขอได้ครั้งเดียว' : 'ขอได้ทุกครั้งที่เกิดเหตุ';
}

/** Derives the right of a member to one kind on a day, given earlier claims and the day of the event. */
export function welfareRight(
  kind: WelfareKind,
  member: Member,
  claims: readonly WelfareClaim[],
  on: string,
  event = on,
): WelfareRight {
  const reason = obstacle(kind, member, claims, on, event);
  const unitSatang = tableSatang(kind, member, on);
  const before = used(kind, claims, on, event);
  const last = lastOfAll(kind, before);
  const paid = before.reduce((sum, claim) => sum + claim.amountSatang, 0);
  const eligible = reason === undefined;
  return {
    kind,
    eligible,
    received:
      last !== undefined &&
      claimStatus(last, on) === 'โอนเงินแล้ว' &&
      kind.conditions.every((condition) => isMet(condition, member, on)),
    reason: reason ?? adviceOf(kind, unitSatang),
    amountSatang: kind.unit ? Math.max(0, kind.unit.yearlySatang - paid) : unitSatang,
    unitSatang,
    deadline: eligible ? deadlineOf(kind, member, on) : '',
  };
}

/** Returns the amount for this many units, limited by what is left for the year. */
export function claimSatang({ kind, unitSatang, amountSatang }: WelfareRight, quantity: number) {
  return kind.unit ? Math.min(unitSatang * quantity, amountSatang) : amountSatang;
}

/**
 * Returns why a day cannot be the day of the event; undefined if it can. Two of a kind on one day, as of twins, are seen
 * to at the counter, with both papers.
 */
export function eventObstacle(
  kind: WelfareKind,
  member: Member,
  claims: readonly WelfareClaim[],
  event: string,
  today: string,
): string | undefined {
  if (event > today) return 'วันที่ต้องไม่เกินวันนี้';
  if (event < member.joinedOn) return 'วันที่อยู่ก่อนเป็นสมาชิก';
  const same = liveClaims(kind, claims, today).find((liveClaim) => liveClaim.eventOn === event);
  if (same) return `เหตุของวันนี้มีคำขอ ${same.no} แล้ว หากเป็นคนละเหตุ โปรดยื่นที่สหกรณ์`;
  const days = daysBetween(event, today);
  if (days <= kind.claimDays) return undefined;
  return `เกินกำหนดยื่นภายใน ${formatCount(kind.claimDays)} วัน (ผ่านมาแล้ว ${formatCount(days)} วัน)`;
}
