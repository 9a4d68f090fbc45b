import type { View } from '@coop/cooperative/chance/view';
import { agencyAt, agencyIndexOf } from '@coop/cooperative/people/agency';
import { deriveMember } from '@coop/cooperative/people/member';
import { applicantsOf, CHAIR, COMMITTEE, countsOf } from '@coop/cooperative/site/election';
import { BOX_SIZE, findVoter, mayVote, rollOf } from '@coop/cooperative/site/election-roll';
import { ELECTION_PLACES } from '@coop/cooperative/site/election-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../testing/worlds.ts';

/** Each run lists all members of a world. */
const DEAR = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 25) / 3) };

const anyElection = fc.record({
  view: fc.record({
    seed: fc.constantFrom('demo', 'a', 'b'),
    population: fc.integer({ min: 1, max: 900 }),
    startedOn: fc.constantFrom('2026-01-01', '2026-11-20', '2028-02-29'),
    asOf: fc.constant('2026-11-19'),
  }),
  year: fc.integer({ min: 2024, max: 2030 }),
});

const eligible = (view: View, year: number) =>
  Array.from({ length: view.population }, (_, i) => i + 1).filter((no) =>
    mayVote(deriveMember(view, no), year),
  );

describe('the list of voters', () => {
  test('has every member who may vote in exactly one unit, that of the agency, and nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(anyElection, async ({ view, year }) => {
        const rolls = await rollOf(view, year);
        const listed = rolls.flatMap((roll) => [...roll.voters]);
        expect(listed.toSorted((a, b) => a - b)).toEqual(eligible(view, year));
        for (const { unitNo, voters } of rolls) {
          const { amphur } =
            ELECTION_PLACES.find((electionPlace) => electionPlace.no === unitNo) ?? {};
          for (const no of voters) {
            expect(agencyAt(agencyIndexOf(no), view.population).amphur).toBe(amphur);
          }
        }
      }),
      DEAR,
    );
  });

  test('gives each voter a line that nobody else has, and no box too many names', async () => {
    await fc.assert(
      fc.asyncProperty(anyElection, async ({ view, year }) => {
        const lines = new Set<string>();
        const voters = eligible(view, year).slice(0, 60);
        for (const no of voters) {
          const entry = await findVoter(view, year, String(no));
          expect(entry?.member.no).toBe(no);
          expect(entry?.sequence).toBeLessThanOrEqual(BOX_SIZE);
          lines.add(`${entry?.unitNo}/${entry?.box}/${entry?.sequence}`);
          const { citizenNo } = deriveMember(view, no);
          expect((await findVoter(view, year, citizenNo))?.member.no).toBe(no);
        }
        expect(lines.size).toBe(voters.length);
      }),
      DEAR,
    );
  });
});

describe('the counts', () => {
  test('add up to the ballots of each unit, and no unit has more ballots than voters', async () => {
    await fc.assert(
      fc.asyncProperty(anyElection, async ({ view, year }) => {
        const rolls = await rollOf(view, year);
        const applicants = applicantsOf(view, year, rolls);
        const counts = countsOf(view, year, rolls, applicants);
        expect(counts).toHaveLength(rolls.length * 2);
        for (const { unitNo, position, ballots, spoilt, noVote, scores } of counts) {
          const voters = rolls.find((roll) => roll.unitNo === unitNo)?.voters.length ?? 0;
          expect(ballots).toBeLessThanOrEqual(voters);
          const parts = [...scores.map((score) => score.score), spoilt, noVote];
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
          expect(sum(parts)).toBe(ballots);
          const standing = applicants.filter(
            (applicant) =>
              applicant.position === position &&
              applicant.unitNo === (position === CHAIR ? 0 : unitNo),
          );
          expect(scores.map((score) => score.number)).toEqual(
            standing.map((applicant) => applicant.number),
          );
        }
      }),
      DEAR,
    );
  });

  test('are about people who may vote, each standing once', async () => {
    await fc.assert(
      fc.asyncProperty(anyElection, async ({ view, year }) => {
        const rolls = await rollOf(view, year);
        const applicants = applicantsOf(view, year, rolls);
        const numbers = applicants.map((applicant) => applicant.memberNo);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const { memberNo, position, unitNo } of applicants) {
          const roll = rolls.find((other) => other.voters.includes(memberNo));
          expect(roll).toBeDefined();
          if (position === COMMITTEE) expect(roll?.unitNo).toBe(unitNo);
        }
      }),
      DEAR,
    );
  });
});
