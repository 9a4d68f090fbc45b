import type { WelfareRequestBody } from '@coop/contracts/member/welfare';
import type { FiledWelfare } from '@coop/cooperative/log/fact-values';
import type { Member } from '@coop/cooperative/people/person/person';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import {
  eventObstacle,
  type WelfareClaim,
  type WelfareRight,
  welfareRight,
} from '@coop/cooperative/welfare/welfare-rights';
import { isDay } from '@coop/finance/calendar';
import { noSuchDayWords, toBuddhistYear } from '@coop/format/thai-date';
import { filesOf } from '../../call/paper-files.ts';
import { invalid } from '../../call/wire-error.ts';

function eventError(
  event: string,
  { kind, eligible }: WelfareRight,
  member: Member,
  claims: readonly WelfareClaim[],
  today: string,
) {
  if (!kind.eventLabel) return undefined;
  if (event === '') return `กรุณาระบุ${kind.eventLabel}`;
  // The schema's pattern accepts 31 February.
  if (!isDay(event)) {
    const [year = 0, month = 0, day = 0] = event.split('-').map(Number);
    return noSuchDayWords(day, month, toBuddhistYear(year));
  }
  const obstacle = eventObstacle(kind, member, claims, event, today);
  if (obstacle || !eligible) return obstacle;
  const ofItsYear = welfareRight(kind, member, claims, today, event);
  return ofItsYear.eligible ? undefined : ofItsYear.reason;
}

/** Checks a request against the member's right. Throws a 422 that names every wrong field. */
export function checkRequest(
  body: WelfareRequestBody,
  right: WelfareRight | undefined,
  member: Member,
  claims: readonly WelfareClaim[],
  today: string,
  accounts: readonly string[],
): Pick<FiledWelfare, 'code' | 'eventOn' | 'quantity' | 'note' | 'files'> & {
  right: WelfareRight;
} {
  if (!right) throw invalid({ welfare_code: ['ไม่มีสวัสดิการประเภทนี้'] });
  const errors: Record<string, string[]> = {};
  const { kind } = right;
  if (!right.eligible || kind.by) errors.welfare_code = [right.reason];
  const event = eventError(body.event_date, right, member, claims, today);
  if (event) errors.event_date = [event];
  if (!accounts.includes(body.pay_to ?? '')) {
    errors.pay_to = ['กรุณาเลือกบัญชีเงินฝากที่ยังเปิดอยู่ของท่าน'];
  }
  const files = filesOf(body.files, errors, BY_LAWS.files.welfare_papers);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const eventOn = kind.eventLabel ? body.event_date : '';
  return {
    right: welfareRight(kind, member, claims, today, eventOn || today),
    code: kind.code,
    eventOn,
    quantity: kind.unit ? body.quantity : 1,
    note: body.note.trim(),
    files,
  };
}
