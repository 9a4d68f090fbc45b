import { examples } from '@coop/contracts/examples/examples';
import { Election } from '@coop/contracts/info/election';
import { expect, test } from 'vitest';
import { standingIn, tallyOf } from './tally.ts';

const example = Election.parse(examples.infoElectionShow.response);
const person = { name: 'น', position: 'ป', work: '', picture: '' };

function electionWith(scores: readonly (readonly [number, number])[]): Election {
  return {
    ...example,
    units: scores.map((_, i) => ({
      ...example.units[0],
      unit_no: i + 1,
      voters: 200,
    })) as Election['units'],
    positions: [
      {
        position: 'ป',
        seats: '',
        candidates: [1, 2].map((number) => ({ ...person, number, unit_no: 0 })),
      },
    ],
    results: scores.map(([a, b], i) => ({
      unit_no: i + 1,
      position: 'ป',
      ballots: a + b + 5,
      void: 2,
      no_vote: 3,
      scores: [
        { number: 1, score: a },
        { number: 2, score: b },
      ],
    })),
  };
}

test('units add up, the most votes come first, and shares are of the valid ballots', () => {
  const election = electionWith([
    [30, 65],
    [40, 65],
  ]);
  const tally = tallyOf(election, 'ป');
  expect(tally).toMatchObject({ ballots: 210, spoilt: 4, noVote: 6, valid: 200, turnout: 52.5 });
  expect(
    tally?.scores.map((score) => [score.candidate.number, score.score, score.percent]),
  ).toEqual([
    [2, 130, 65],
    [1, 70, 35],
  ]);
  expect(tally?.winner?.candidate.number).toBe(2);
  expect(tallyOf(election, 'ป', 1)).toMatchObject({ ballots: 100, turnout: 50 });
});

test('nobody has won while two have the same', () => {
  const tally = tallyOf(electionWith([[50, 50]]), 'ป');
  expect(tally?.winner).toBeUndefined();
  expect(tally?.scores.map((score) => score.place)).toEqual([1, 1]);
});

test('before the announcement there is nothing to count', () => {
  expect(tallyOf({ ...example, results: [] }, 'กรรมการ')).toBeUndefined();
  expect(tallyOf(example, 'เหรัญญิก')).toBeUndefined();
});

test('a unit votes on its own candidates and on those who stand everywhere', () => {
  const candidates = [{ ...person, number: 3, unit_no: 4 }];
  const committee = { ...example, positions: [{ position: 'กรรมการ', seats: '', candidates }] };
  expect(standingIn(committee, 'กรรมการ', 4).map((item) => item.number)).toEqual([3]);
  expect(standingIn(committee, 'กรรมการ', 1)).toEqual([]);
  expect(standingIn(electionWith([[1, 2]]), 'ป', 9)).toHaveLength(2);
});
