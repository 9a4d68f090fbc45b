import { addDays } from '@coop/finance/calendar';
import { toBuddhistYear } from '@coop/format/thai-date';
import { lastApprovedYear, payDay } from '../rules/dividend-rates.ts';
import { morning } from '../state/clock.ts';
import { filedClaims } from '../welfare/member-claims.ts';
import { claimStatus, paidOn } from '../welfare/welfare-rights.ts';
import type { World } from '../world.ts';
import type { Note } from './note.ts';

/** What was paid out longer ago than this is no news. */
const TOLD_DAYS = 60;

function dividendNote(world: World, no: number): Note[] {
  const { view, member } = world.records(no);
  const year = lastApprovedYear(view.asOf);
  const on = payDay(year);
  if (Number(member.joinedOn.slice(0, 4)) > year || on < addDays(view.asOf, -TOLD_DAYS)) return [];
  const title = `จ่ายเงินปันผลและเฉลี่ยคืน ปี ${toBuddhistYear(year)} แล้ว`;
  const body = 'ดูรายละเอียดได้ที่หน้าเงินปันผล';
  return [{ kind: 'dividend', at: morning(on), title, body }];
}

/** Notifications of dividends and of welfare that was asked for here, each on the morning it is paid. */
export function payoutNotes(world: World, subject: string): Note[] {
  const claims = filedClaims(world.overlay, subject, world.clock.now());
  const welfare = claims
    .filter((claim) => claimStatus(claim, paidOn(claim)) === 'โอนเงินแล้ว')
    .map((claim) => ({
      kind: 'welfare' as const,
      amountSatang: claim.amountSatang,
      at: morning(paidOn(claim)),
      title: `โอนเงินสวัสดิการ ${claim.no} แล้ว`,
      body: 'ดูผลได้ที่หน้าสวัสดิการ',
    }));
  return [...dividendNote(world, Number(subject)), ...welfare];
}
