import type { Candidate, Election } from '@coop/contracts/info/election';

/** A missing count is 0. */
const known = (count: number) => (Number.isFinite(count) ? count : 0);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + known(count), 0);
const percentOf = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : 0);

/** Candidates for a position whom a unit votes on; those with unit 0 stand everywhere. */
export function standingIn(election: Election, position: string, unitNo: number): Candidate[] {
  const found = election.positions.find((other) => other.position === position)?.candidates ?? [];
  return found.filter((candidate) => candidate.unit_no === 0 || candidate.unit_no === unitNo);
}

/** The count for a position in one unit, or in all of them together; undefined until it is announced. */
export function tallyOf(election: Election, position: string, unitNo?: number) {
  const isHere = (item: { unit_no: number }) => unitNo === undefined || item.unit_no === unitNo;
  const results = election.results.filter(
    (result) => result.position === position && isHere(result),
  );
  if (results.length === 0) return undefined;
  const ballots = sum(results.map((result) => result.ballots));
  const spoilt = sum(results.map((result) => result.void));
  const noVote = sum(results.map((result) => result.no_vote));
  const valid = ballots - spoilt - noVote;
  const counted = standingIn(election, position, unitNo ?? 0).map((candidate) => {
    const scores = results
      .flatMap((result) => result.scores)
      .filter((score) => score.number === candidate.number);
    return { candidate, score: sum(scores.map((score) => score.score)) };
  });
  const scores = counted
    .map((item) => ({
      ...item,
      /** Of the valid ballots. */
      percent: percentOf(item.score, valid),
      /** 1 for the most; equal scores share a place. */
      place: 1 + counted.filter((other) => other.score > item.score).length,
    }))
    .sort((a, b) => a.place - b.place || a.candidate.number - b.candidate.number);
  const first = scores.filter((score) => score.place === 1);
  return {
    ballots,
    spoilt,
    noVote,
    valid,
    /** Percent of those who may vote here. */
    turnout: percentOf(ballots, sum(election.units.filter(isHere).map((unit) => unit.voters))),
    /** The most votes first. */
    scores,
    /** Candidate who has the most; undefined for a tie. */
    winner: first.length === 1 ? first[0] : undefined,
  };
}

export type Tally = NonNullable<ReturnType<typeof tallyOf>>;
