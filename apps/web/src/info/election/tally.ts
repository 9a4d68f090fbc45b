import type { Candidate, Election } from '@coop/contracts/info/election';

/** A missing count is 0. */
const known = (count: number) => (Number.isFinite(count) ? count : 0);
const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + known(one), 0);
const percentOf = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : 0);

/** Candidates for a position whom a unit votes on; those with unit 0 stand everywhere. */
export function standingIn(election: Election, position: string, unitNo: number): Candidate[] {
  const found = election.positions.find((one) => one.position === position)?.candidates ?? [];
  return found.filter((one) => one.unit_no === 0 || one.unit_no === unitNo);
}

/** The count for a position in one unit, or in all of them together; undefined until it is announced. */
export function tallyOf(election: Election, position: string, unitNo?: number) {
  const isHere = (one: { unit_no: number }) => unitNo === undefined || one.unit_no === unitNo;
  const results = election.results.filter((one) => one.position === position && isHere(one));
  if (results.length === 0) return undefined;
  const ballots = sum(results.map((one) => one.ballots));
  const spoilt = sum(results.map((one) => one.void));
  const noVote = sum(results.map((one) => one.no_vote));
  const valid = ballots - spoilt - noVote;
  const counted = standingIn(election, position, unitNo ?? 0).map((candidate) => {
    const own = results
      .flatMap((one) => one.scores)
      .filter((one) => one.number === candidate.number);
    return { candidate, score: sum(own.map((one) => one.score)) };
  });
  const scores = counted
    .map((one) => ({
      ...one,
      /** Of the valid ballots. */
      percent: percentOf(one.score, valid),
      /** 1 for the most; equal scores share a place. */
      place: 1 + counted.filter((other) => other.score > one.score).length,
    }))
    .sort((a, b) => a.place - b.place || a.candidate.number - b.candidate.number);
  const first = scores.filter((one) => one.place === 1);
  return {
    ballots,
    spoilt,
    noVote,
    valid,
    /** Percent of those who may vote here. */
    turnout: percentOf(ballots, sum(election.units.filter(isHere).map((one) => one.voters))),
    /** The most votes first. */
    scores,
    /** Who has the most; undefined for a tie. */
    winner: first.length === 1 ? first[0] : undefined,
  };
}

export type Tally = NonNullable<ReturnType<typeof tallyOf>>;
