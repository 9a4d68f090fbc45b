import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { View } from '../chance/view.ts';
import { type Agency, agenciesOf, numbersOf } from '../people/agency.ts';
import { mayBeAway, stateOn } from '../people/ending.ts';
import { deriveMember, joinedOnOf } from '../people/member.ts';
import { CENSUS_YEAR } from '../people/person/census.ts';
import type { Member } from '../people/person/person.ts';
import { PERSONAS } from '../people/personas/personas.ts';
import { rollClosesOn } from '../rules/election-days.ts';
import { ELECTION_PLACES, unitOf } from './election-units.ts';

/** List of voters: membership numbers by unit, rising; four bytes each, because a cooperative may have a million. */
export interface Roll {
  readonly unitNo: number;
  readonly voters: Uint32Array;
}

/** Number of names per ballot box. */
export const BOX_SIZE = 300;

/**
 * Returns whether a member votes: ordinary members and pensioners do, associates do not (Co-operatives Act, section
 * 41).
 */
export function mayVote(member: Member, year: number): boolean {
  return member.kind !== 'สมทบ' && stateOn(member, rollClosesOn(year)) === 'ปกติ';
}

/** Everybody who is neither a persona nor waiting had joined by this day. */
const ALL_JOINED = `${CENSUS_YEAR - 1}-12-31`;

/** Does the same as `mayVote` for somebody who is no associate, without deriving the 95 % who certainly are members. */
function isVoter(view: View, no: number, agency: Agency, year: number): boolean {
  if (mayBeAway(view.seed, no)) return mayVote(deriveMember(view, no), year);
  const closes = rollClosesOn(year);
  return closes >= ALL_JOINED || joinedOnOf(view.seed, no, agency) <= closes;
}

/** Members checked before other calls are answered: two milliseconds. */
const SLICE = 300;

// Building the list checks every member's number, so it is built once per election, in slices.
const rolls = new LRUCache<string, Promise<readonly Roll[]>>({ max: 8 });

/** Numbers of the members who vote in a unit, rising. */
function votersIn(units: Uint8Array, unitNo: number): Uint32Array {
  const voters = new Uint32Array(units.length);
  let count = 0;
  for (let no = 1; no < units.length; no += 1) {
    if (units[no] !== unitNo) continue;
    voters[count] = no;
    count += 1;
  }
  return voters.slice(0, count);
}

async function buildRolls(view: View, year: number): Promise<readonly Roll[]> {
  // One byte for each member, because a list that grows would leave more garbage than anything else at the start.
  const units = new Uint8Array(view.population + 1);
  let looked = 0;
  for (const agency of agenciesOf(view.population)) {
    const unitNo = unitOf(agency);
    for (const no of unitNo === undefined ? [] : numbersOf(agency)) {
      if (no <= view.population && isVoter(view, no, agency, year)) units[no] = unitNo ?? 0;
      looked += 1;
      if (looked % SLICE === 0) await setImmediate();
    }
  }
  const rolls: Roll[] = [];
  for (const { no: unitNo } of ELECTION_PLACES) {
    const voters = votersIn(units, unitNo);
    if (voters.length > 0) rolls.push({ unitNo, voters });
    await setImmediate();
  }
  return rolls;
}

/** Returns the list of voters of an election, for the units that have any. */
export function rollOf(view: View, year: number): Promise<readonly Roll[]> {
  // The first day of the world is part of the key, because the personas' stories depend on it.
  const key = `${view.seed}/${view.population}/${view.startedOn}/${year}`;
  let roll = rolls.get(key);
  if (!roll) {
    roll = buildRolls(view, year);
    rolls.set(key, roll);
  }
  return roll;
}

/** Returns the member with a citizen number, which contains the membership number; undefined for a foreign one. */
function holderOf(view: View, citizenNo: string): number | undefined {
  const persona = PERSONAS.find(({ no }) => deriveMember(view, no).citizenNo === citizenNo);
  const no = persona?.no ?? Number(citizenNo.slice(1, 8));
  if (no < 1 || no > view.population) return undefined;
  return deriveMember(view, no).citizenNo === citizenNo ? no : undefined;
}

export interface Entry {
  readonly member: Member;
  readonly unitNo: number;
  readonly box: number;
  readonly sequence: number;
}

/** Returns a voter's line in the list, by membership number (1 to 6 digits) or citizen number (13). */
export async function findVoter(view: View, year: number, no: string): Promise<Entry | undefined> {
  const member = no.length === 13 ? holderOf(view, no) : Number(no);
  if (!member) return undefined;
  for (const { unitNo, voters } of await rollOf(view, year)) {
    const index = voters.indexOf(member);
    if (index < 0) continue;
    return {
      member: deriveMember(view, member),
      unitNo,
      box: Math.floor(index / BOX_SIZE) + 1,
      sequence: (index % BOX_SIZE) + 1,
    };
  }
  return undefined;
}
