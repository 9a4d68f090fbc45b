import { yearOf } from '@coop/format/thai-date';
import type { Books } from '../books.ts';
import { COOPERATIVE, type Officer } from '../rules/cooperative.ts';
import { approvalDay } from '../rules/dividend-rates.ts';
import { type Applicant, applicantsOf, CHAIR, type Count, countsOf } from './election.ts';
import { rollOf } from './election-roll.ts';
import { ELECTION_PLACES } from './election-units.ts';

/** Posts that the new committee gives to its members with the most votes; the others have none. */
const POSTS = [
  'รองประธานกรรมการ คนที่ 1',
  'รองประธานกรรมการ คนที่ 2',
  'เลขานุการ',
  'ผู้ช่วยเลขานุการ',
  'เหรัญญิก',
] as const;

type Winner = Applicant & { readonly votes: number };

/** Returns the candidate for a seat with the most votes. */
function winnerOf(standing: readonly Applicant[], counts: readonly Count[]): Winner | undefined {
  const votesOf = ({ number, position, unitNo }: Applicant) =>
    counts
      .filter((count) => count.position === position && (unitNo === 0 || count.unitNo === unitNo))
      .reduce((sum, count) => sum + (count.scores.find((s) => s.number === number)?.score ?? 0), 0);
  return standing
    .map((applicant) => ({ ...applicant, votes: votesOf(applicant) }))
    .toSorted((a, b) => b.votes - a.votes)[0];
}

function officer({ prename, name }: Applicant, position: string, since: string): Officer {
  return { title: prename, name: name.slice(prename.length), position, since };
}

/** Returns the committee elected in a year: its chair, then a member of each unit. */
async function electedIn(world: Books, year: number): Promise<Officer[]> {
  const view = world.view();
  const rolls = await rollOf(view, year);
  const applicants = applicantsOf(view, year, rolls);
  const counts = countsOf(view, year, rolls, applicants);
  const since = approvalDay(year);
  const chair = winnerOf(
    applicants.filter((applicant) => applicant.position === CHAIR),
    counts,
  );
  const members = rolls
    .flatMap(({ unitNo }) => {
      const standing = applicants.filter((applicant) => applicant.unitNo === unitNo);
      return winnerOf(standing, counts) ?? [];
    })
    .toSorted((a, b) => b.votes - a.votes);
  const unitName = (no: number) =>
    ELECTION_PLACES.find((electionPlace) => electionPlace.no === no)?.amphur ?? '';
  return [
    ...(chair ? [officer(chair, CHAIR, since)] : []),
    ...members.map((member, index) =>
      officer(member, POSTS[index] ?? `กรรมการ (${unitName(member.unitNo)})`, since),
    ),
  ];
}

/**
 * Returns the committee of a year: that of the facts in its own year and before, later the one elected in the November
 * before, which the election's page also shows.
 */
export async function committeeOf(world: Books, year: number): Promise<readonly Officer[]> {
  const [first] = COOPERATIVE.committee;
  return first && year <= yearOf(first.since)
    ? COOPERATIVE.committee
    : await electedIn(world, year - 1);
}
