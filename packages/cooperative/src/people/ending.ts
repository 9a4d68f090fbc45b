import { endOfMonthIndex } from '@coop/finance/calendar';
import { hash32, unit } from '../chance/hash.ts';
import { agencyAt, agencyIndexOf, roleIn } from './agency.ts';
import { CENSUS_MONTH } from './person/census.ts';
import type { Ending, Member } from './person/person.ts';
import { personaOf } from './personas/personas.ts';

// Former members keep their numbers, and their records end.

/** Memberships per thousand that ended in the last years: of those in service, and of pensioners. */
const ENDED = {
  service: { ลาออก: 12, โอนสมาชิกภาพ: 6, เสียชีวิต: 4 },
  pension: { ลาออก: 2, โอนสมาชิกภาพ: 0, เสียชีวิต: 40 },
} as const;
const HOW = ['ลาออก', 'โอนสมาชิกภาพ', 'เสียชีวิต'] as const;

/** Range of the endings in months before and after the census. */
const MONTHS_BEFORE = 24;
const MONTHS_AFTER = 6;

/** Applicants per thousand who wait for the committee's approval. */
const WAITING = 4;

/** Returns how a membership ended, if it did; independent of the clock. */
export function endingOf(seed: string, no: number): Ending | undefined {
  if (personaOf(no) || !mayBeAway(seed, no)) return undefined;
  const agency = agencyAt(agencyIndexOf(no), Number.MAX_SAFE_INTEGER);
  if (roleIn(agency, no) !== 'staff') return undefined;
  const parts = ENDED[agency.kind === 'pension' ? 'pension' : 'service'];
  let roll = Math.floor(unit(`${seed}/ending`, no) * 1_000);
  for (const how of HOW) {
    if (roll < parts[how]) {
      const back = hash32(`${seed}/ending-month`, no) % (MONTHS_BEFORE + MONTHS_AFTER);
      return { how, on: endOfMonthIndex(CENSUS_MONTH + MONTHS_AFTER - 1 - back) };
    }
    roll -= parts[how];
  }
  return undefined;
}

/** Returns whether somebody has applied recently and is not a member yet. */
export function isWaiting(seed: string, no: number): boolean {
  if (personaOf(no) || !mayBeAway(seed, no) || endingOf(seed, no)) return false;
  const agency = agencyAt(agencyIndexOf(no), Number.MAX_SAFE_INTEGER);
  if (agency.kind === 'pension' || roleIn(agency, no) !== 'staff') return false;
  return unit(`${seed}/waiting`, no) * 1_000 < WAITING;
}

export type MemberState = 'ปกติ' | 'รออนุมัติ' | Ending['how'];

const MOST_ENDED = Math.max(
  ...Object.values(ENDED).map((parts) => HOW.reduce((sum, how) => sum + parts[how], 0)),
);

/** Returns whether somebody may have left or be waiting, by two draws: false is certain, true must be looked into. */
export function mayBeAway(seed: string, no: number): boolean {
  const isUnder = (what: string, parts: number) => unit(`${seed}/${what}`, no) * 1_000 < parts;
  return (
    personaOf(no) !== undefined || isUnder('ending', MOST_ENDED) || isUnder('waiting', WAITING)
  );
}

export function stateOn({ joinedOn, ending }: Member, day: string): MemberState {
  if (ending && ending.on <= day) return ending.how;
  return joinedOn > day ? 'รออนุมัติ' : 'ปกติ';
}
