import * as z from 'zod/mini';
import { anybodyReads } from '../entry/endpoint.ts';
import { IsoDate, Recaptcha, WallTime } from '../entry/wire.ts';
import { POST_WORDS, VOTER_NO } from './post-limits.ts';

export const ElectionState = z.enum(['ประกาศแล้ว', 'เปิดลงคะแนน', 'นับคะแนน', 'ประกาศผลแล้ว']);
export type ElectionState = z.infer<typeof ElectionState>;

export const ElectionUnit = z.strictObject({
  unit_no: z.int(),
  unit_name: z.string(),
  place: z.string(),
  open_at: WallTime,
  close_at: WallTime,
  map_url: z.string(),
  voters: z.int(),
  /** Number of boxes at the place; a voter's box is the `field_number` of the look-up. */
  boxes: z.int(),
});
export type ElectionUnit = z.infer<typeof ElectionUnit>;

/** unit_no 0: stands in every unit. */
export const Candidate = z.strictObject({
  number: z.int(),
  name: z.string(),
  unit_no: z.int(),
  position: z.string(),
  /** The candidate's work and workplace. */
  work: z.string(),
  /** Address of a photograph, empty where there is none. */
  picture: z.string(),
});
export type Candidate = z.infer<typeof Candidate>;

/** Count of one unit for one position: Σ score + void + no_vote = ballots. */
const UnitResult = z.strictObject({
  unit_no: z.int(),
  position: z.string(),
  ballots: z.int(),
  void: z.int(),
  no_vote: z.int(),
  scores: z.array(z.strictObject({ number: z.int(), score: z.int() })),
});

const ElectionFile = z.strictObject({
  file_name: z.string(),
  file_url: z.string(),
  file_size: z.int(),
});

export const Election = z.strictObject({
  /** Buddhist era. */
  year: z.int(),
  title: z.string(),
  state: ElectionState,
  /** Days of the schedule in order; `is_past` counts the day itself as still to come. */
  schedule: z.array(z.strictObject({ date: IsoDate, what: z.string(), is_past: z.boolean() })),
  voting_date: IsoDate,
  eligible: z.int(),
  /** Eligibility, in a sentence. */
  eligibility: z.string(),
  rules_html: z.string(),
  files: z.array(ElectionFile),
  units: z.array(ElectionUnit),
  positions: z.array(
    z.strictObject({
      position: z.string(),
      seats: z.string(),
      candidates: z.array(Candidate),
    }),
  ),
  /** Empty until they are announced. */
  results: z.array(UnitResult),
});
export type Election = z.infer<typeof Election>;

/** A person's polling place; names and numbers masked, because anyone may type any number. */
export const Voter = z.strictObject({
  name_masked: z.string(),
  membership_no_masked: z.string(),
  card_person_masked: z.string(),
  unit_no: z.int(),
  unit_name: z.string(),
  place: z.string(),
  open_at: WallTime,
  close_at: WallTime,
  map_url: z.string(),
  /** Voting box at the place, and the line in that box's list. */
  field_number: z.int(),
  sequence: z.int(),
});
export type Voter = z.infer<typeof Voter>;

export const infoElection = {
  infoElectionShow: anybodyReads({
    path: '/api/info/election',
    response: Election,
    titleTH: 'การเลือกตั้งคณะกรรมการ',
    summary: 'The latest election of the committee: schedule, places, candidates, results',
    spec: '2.2 /election',
  }),
  infoElectionVoterCheck: anybodyReads({
    path: '/api/info/election_voter',
    isAttempt: true,
    countsSuccess: true,
    body: z.strictObject({
      no: z.string().check(z.regex(VOTER_NO, POST_WORDS.voterNo)),
      recaptcha: Recaptcha,
    }),
    response: z.strictObject({ message: z.string(), voter: z.optional(Voter) }),
    titleTH: 'ตรวจหน่วยเลือกตั้ง',
    summary:
      'Where the holder of a membership or citizen number votes; whoever may not vote and whoever is unknown get the same answer',
    spec: '2.2 /election',
  }),
} as const;
