import type { ElectionState } from '@coop/contracts/info/election';
import { yearOf } from '@coop/format/thai-date';
import { instantOf } from '@coop/format/wall-time';
import type { Books } from '../books.ts';
import { hash32, unit } from '../chance/hash.ts';
import type { View } from '../chance/view.ts';
import { today } from '../moments.ts';
import { agencyAt, agencyIndexOf } from '../people/agency.ts';
import { deriveMember, fullName } from '../people/member.ts';
import { personaOf } from '../people/personas/personas.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { approvalDay } from '../rules/dividend-rates.ts';
import {
  ANNOUNCED_AT,
  applicantsShownOn,
  applyUntil,
  CLOSES_AT,
  OPENS_AT,
  objectionsUntil,
  rollClosesOn,
  rollShownOn,
  votingDay,
} from '../rules/election-days.ts';
import type { Roll } from './election-roll.ts';

/** Years of membership of those who stand: some more than the by-law asks for. */
const YEARS_BEFORE_STANDING = BY_LAWS.election.member_years + 2;
const PASSING: readonly string[] = ['ครูผู้ช่วย', 'พนักงานราชการ', 'ลูกจ้างประจำ'];

export const CHAIR = 'ประธานกรรมการ';
export const COMMITTEE = 'กรรมการ';

export interface Applicant {
  readonly number: number;
  readonly memberNo: number;
  /** With the title. */
  readonly name: string;
  readonly prename: string;
  readonly work: string;
  readonly sex: 'm' | 'f';
  /** 0 for every unit. */
  readonly unitNo: number;
  readonly position: typeof CHAIR | typeof COMMITTEE;
}

/** Returns the year of the election shown on a day: the one before until the new list of voters is out. */
export function electionYear(day: string): number {
  const year = yearOf(day);
  return day >= rollShownOn(year) ? year : year - 1;
}

/** `08:00`, of a time with seconds. */
const hour = (time: string) => time.slice(0, 5);

export function stateOf(world: Books, year: number): ElectionState {
  const now = world.clock.now();
  const day = votingDay(year);
  if (now < instantOf(day, OPENS_AT)) return 'ประกาศแล้ว';
  if (now < instantOf(day, CLOSES_AT)) return 'เปิดลงคะแนน';
  return now < instantOf(day, ANNOUNCED_AT) ? 'นับคะแนน' : 'ประกาศผลแล้ว';
}

/** Returns the days of an election in order; the general meeting is the last. */
export function electionDays(year: number): readonly (readonly [date: string, what: string])[] {
  const day = votingDay(year);
  return [
    [rollClosesOn(year), 'วันปิดบัญชีรายชื่อผู้มีสิทธิเลือกตั้ง'],
    [rollShownOn(year), 'ประกาศบัญชีรายชื่อและหน่วยเลือกตั้ง'],
    [applyUntil(year), 'วันสุดท้ายของการรับสมัคร'],
    [applicantsShownOn(year), 'ประกาศรายชื่อผู้สมัคร'],
    [
      day,
      `วันลงคะแนน เวลา ${hour(OPENS_AT)} ถึง ${hour(CLOSES_AT)} น. และประกาศผลเวลา ${hour(ANNOUNCED_AT)} น.`,
    ],
    [objectionsUntil(year), 'วันสุดท้ายของการคัดค้านผล'],
    [approvalDay(year), 'ประชุมใหญ่สามัญประจำปี คณะกรรมการชุดใหม่เข้ารับตำแหน่ง'],
  ];
}

/** Returns the events of an election in order. */
export function scheduleOf(world: Books, year: number) {
  const now = today(world.clock);
  return electionDays(year).map(([date, what]) => ({ date, what, is_past: date < now }));
}

function applicant(
  view: View,
  memberNo: number,
  stands: Pick<Applicant, 'number' | 'unitNo' | 'position'>,
): Applicant {
  const member = deriveMember(view, memberNo);
  const agency = agencyAt(agencyIndexOf(memberNo), view.population);
  const work = member.kind === 'บำนาญ' ? member.position : `${member.position} ${agency.name}`;
  const sex = /^(นาย|ว่าที่)/.test(member.prename) ? 'm' : 'f';
  return { ...stands, memberNo, name: fullName(member), prename: member.prename, work, sex };
}

/** Returns whether a member stands: requires some years of membership and a permanent post, and excludes personas. */
function wouldStand(view: View, year: number, memberNo: number): boolean {
  if (personaOf(memberNo)) return false;
  const { kind, position, joinedOn } = deriveMember(view, memberNo);
  return (
    kind === 'สามัญ' && joinedOn < `${year - YEARS_BEFORE_STANDING}` && !PASSING.includes(position)
  );
}

/** Draws some voters of a unit, spread over its list. */
function drawn(view: View, year: number, { unitNo, voters }: Roll, count: number): number[] {
  const start = hash32(`${view.seed}/election/${year}`, unitNo) % voters.length;
  const stretch = Math.max(1, Math.floor(voters.length / count));
  return Array.from({ length: count }, (_, i) => {
    const end = Math.min((i + 1) * stretch, voters.length);
    for (let offset = i * stretch; offset < end; offset += 1) {
      const no = voters[(start + offset) % voters.length] ?? 0;
      if (wouldStand(view, year, no)) return no;
    }
    return undefined;
  }).filter((no) => no !== undefined);
}

const CHAIR_APPLICANTS = 3;

const drawnFrom = new WeakMap<readonly Roll[], { asOf: string; applicants: Applicant[] }>();

/** Returns all candidates: two or three in each unit, and three from the largest unit for the chair. */
export function applicantsOf(view: View, year: number, rolls: readonly Roll[]): Applicant[] {
  const before = drawnFrom.get(rolls);
  if (before?.asOf === view.asOf) return before.applicants;
  const applicants = drawApplicants(view, year, rolls);
  drawnFrom.set(rolls, { asOf: view.asOf, applicants });
  return applicants;
}

function drawApplicants(view: View, year: number, rolls: readonly Roll[]): Applicant[] {
  const largest = rolls.toSorted((a, b) => b.voters.length - a.voters.length)[0];
  if (!largest) return [];
  // Chair and committee are drawn in one go, so that nobody stands twice.
  const inUnit = (roll: Roll) => 2 + (hash32(`${view.seed}/stand/${year}`, roll.unitNo) % 2);
  const extra = (roll: Roll) => (roll === largest ? CHAIR_APPLICANTS : 0);
  return rolls.flatMap((roll) => {
    const numbers = drawn(view, year, roll, inUnit(roll) + extra(roll));
    const chairs = numbers.slice(0, extra(roll));
    return [
      ...chairs.map((no, i) => applicant(view, no, { number: i + 1, unitNo: 0, position: CHAIR })),
      ...numbers
        .slice(chairs.length)
        .map((no, i) =>
          applicant(view, no, { number: i + 1, unitNo: roll.unitNo, position: COMMITTEE }),
        ),
    ];
  });
}

export interface Count {
  readonly unitNo: number;
  readonly position: Applicant['position'];
  readonly ballots: number;
  readonly spoilt: number;
  readonly noVote: number;
  readonly scores: readonly { number: number; score: number }[];
}

/** Distributes valid votes by popularity; the last candidate takes the rounding remainder. */
function share(valid: number, likings: readonly number[]): number[] {
  const total = likings.reduce((sum, liking) => sum + liking, 0);
  let left = valid;
  return likings.map((liking, index) => {
    const score = index === likings.length - 1 ? left : Math.floor((valid * liking) / total);
    left -= score;
    return score;
  });
}

function countUnit(
  view: View,
  year: number,
  { unitNo, voters }: Roll,
  position: Applicant['position'],
  standing: readonly Applicant[],
): Count {
  const salt = `${view.seed}/ballots/${year}`;
  const ballots = Math.floor(voters.length * (0.62 + 0.24 * unit(salt, unitNo)));
  const spoilt = Math.floor(ballots * (0.006 + 0.02 * unit(`${salt}/${position}`, unitNo, 1)));
  const noVote = Math.floor(ballots * (0.01 + 0.03 * unit(`${salt}/${position}`, unitNo, 2)));
  const likings = standing.map(
    ({ memberNo }) => 0.25 + unit(salt, memberNo) + 0.3 * unit(salt, memberNo, unitNo),
  );
  // Without candidates all ballots count as no vote.
  const valid = standing.length === 0 ? 0 : ballots - spoilt - noVote;
  const shares = share(valid, likings);
  return {
    unitNo,
    position,
    ballots,
    spoilt,
    noVote: ballots - spoilt - valid,
    scores: standing.map(({ number }, index) => ({ number, score: shares[index] ?? 0 })),
  };
}

/** Returns the counts of every unit, for the chair and for its own seat. */
export function countsOf(
  view: View,
  year: number,
  rolls: readonly Roll[],
  applicants: readonly Applicant[],
): Count[] {
  const standing = (position: Applicant['position'], unitNo: number) =>
    applicants.filter((other) => other.position === position && other.unitNo === unitNo);
  return rolls.flatMap((roll) => [
    countUnit(view, year, roll, CHAIR, standing(CHAIR, 0)),
    countUnit(view, year, roll, COMMITTEE, standing(COMMITTEE, roll.unitNo)),
  ]);
}
