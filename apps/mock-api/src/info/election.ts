import type { Candidate, Election, Voter } from '@coop/contracts/info/election';
import { PLACES } from '@coop/cooperative/chance/province/places';
import { today } from '@coop/cooperative/moments';
import { maskName } from '@coop/cooperative/people/mask-name';
import {
  applicantsShownOn,
  CLOSES_AT,
  OPENS_AT,
  rollClosesOn,
  votingDay,
} from '@coop/cooperative/rules/election-days';
import {
  type Applicant,
  applicantsOf,
  CHAIR,
  COMMITTEE,
  countsOf,
  electionYear,
  scheduleOf,
  stateOf,
} from '@coop/cooperative/site/election';
import {
  BOX_SIZE,
  type Entry,
  findVoter,
  type Roll,
  rollOf,
} from '@coop/cooperative/site/election-roll';
import { ELECTION_PLACES } from '@coop/cooperative/site/election-units';
import { maskCitizenNo } from '@coop/format/identifiers/citizen-no';
import { formatThaiDate, toBuddhistYear } from '@coop/format/thai-date';
import { checkBot } from '../bot-check/check.ts';
import type { HandlersOf } from '../call/handler.ts';
import { portraitName } from '../portrait/portrait.ts';
import type { World } from '../world/world.ts';
import { ELECTION_RULES, electionFiles } from './files/election-files.ts';

function whereOf(unitNo: number, year: number) {
  const { amphur = '', place = '' } =
    ELECTION_PLACES.find((electionPlace) => electionPlace.no === unitNo) ?? {};
  const day = votingDay(year);
  const query = encodeURIComponent(`${place} จังหวัด${PLACES.province}`);
  return {
    unit_no: unitNo,
    unit_name: amphur,
    place,
    open_at: `${day} ${OPENS_AT}`,
    close_at: `${day} ${CLOSES_AT}`,
    map_url: `https://www.google.com/maps/search/?api=1&query=${query}`,
  };
}

function wireVoter({ member, unitNo, box, sequence }: Entry, year: number): Voter {
  return {
    name_masked: maskName(member),
    membership_no_masked: `xxx${member.membershipNo.slice(-2)}`,
    card_person_masked: maskCitizenNo(member.citizenNo),
    ...whereOf(unitNo, year),
    field_number: box,
    sequence,
  };
}

function wireCandidate(applicant: Applicant): Candidate {
  const { number, name, unitNo, position, work, memberNo, sex } = applicant;
  const picture = `mediafiles/${portraitName(memberNo, sex)}`;
  return { number, name, unit_no: unitNo, position, work, picture };
}

function positionsOf(applicants: readonly Applicant[]): Election['positions'] {
  const standing = (position: string) =>
    applicants.filter((applicant) => applicant.position === position).map(wireCandidate);
  return [
    { position: CHAIR, seats: 'ทุกหน่วยเลือกร่วมกัน 1 คน', candidates: standing(CHAIR) },
    { position: COMMITTEE, seats: 'หน่วยละ 1 คน', candidates: standing(COMMITTEE) },
  ];
}

function resultsOf(
  world: World,
  year: number,
  rolls: readonly Roll[],
  applicants: readonly Applicant[],
): Election['results'] {
  return countsOf(world.view(), year, rolls, applicants).map((count) => ({
    unit_no: count.unitNo,
    position: count.position,
    ballots: count.ballots,
    void: count.spoilt,
    no_vote: count.noVote,
    scores: [...count.scores],
  }));
}

/**
 * Lists the voters before the first visitor comes: with a million members it takes seconds, in which other calls are
 * answered.
 */
export async function listVotersAhead(world: World): Promise<void> {
  await rollOf(world.view(), electionYear(today(world.clock)));
}

async function election(world: World): Promise<Election> {
  const day = today(world.clock);
  const year = electionYear(day);
  const rolls = await rollOf(world.view(), year);
  const applicants = applicantsOf(world.view(), year, rolls);
  const isShown = day >= applicantsShownOn(year);
  const state = stateOf(world, year);
  const files = await electionFiles(world);
  return {
    year: toBuddhistYear(year),
    title: `การเลือกตั้งคณะกรรมการดำเนินการ ประจำปี ${toBuddhistYear(year) + 1}`,
    state,
    schedule: scheduleOf(world, year),
    voting_date: votingDay(year),
    eligible: rolls.reduce((sum, roll) => sum + roll.voters.length, 0),
    eligibility: `สมาชิกสามัญและสมาชิกบำนาญที่เป็นสมาชิกภายในวันที่ ${formatThaiDate(rollClosesOn(year), 'long')}`,
    rules_html: `<ol>${ELECTION_RULES.map((rule) => `<li>${rule}</li>`).join('')}</ol>`,
    files: files.map(({ label, file, content }) => ({
      file_name: label,
      file_url: `/mediafiles/election/${file}`,
      file_size: content.length,
    })),
    units: rolls.map(({ unitNo, voters }) => ({
      ...whereOf(unitNo, year),
      voters: voters.length,
      boxes: Math.ceil(voters.length / BOX_SIZE),
    })),
    positions: positionsOf(isShown ? applicants : []),
    results: state === 'ประกาศผลแล้ว' ? resultsOf(world, year, rolls, applicants) : [],
  };
}

const FOUND = 'พบชื่อในบัญชีผู้มีสิทธิเลือกตั้ง';
/** One message for an unknown number and for a person who may not vote, so that it does not tell which. */
const NOT_FOUND = 'ไม่พบชื่อในบัญชีผู้มีสิทธิเลือกตั้งจากเลขที่กรอก โปรดตรวจสอบตัวเลขอีกครั้ง หากสงสัยโปรดติดต่อสหกรณ์';

export const infoElectionHandlers: HandlersOf<'infoElectionShow' | 'infoElectionVoterCheck'> = {
  infoElectionShow: ({ world }) => election(world),

  async infoElectionVoterCheck({ body: { no, recaptcha }, world }) {
    checkBot(world, recaptcha);
    const year = electionYear(today(world.clock));
    const entry = await findVoter(world.view(), year, no);
    return entry ? { message: FOUND, voter: wireVoter(entry, year) } : { message: NOT_FOUND };
  },
};
