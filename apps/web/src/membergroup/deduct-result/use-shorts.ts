import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { useState } from 'react';
import { dropDraft, groupOwner, keepDraft, readDraft } from '../../session/drafts.ts';
import type { Recorded } from '../recorded-words.ts';
import { draftName } from '../result-draft.ts';
import { compareShorts, mergeShorts, shortsOfMerged } from './compare.ts';
import { readShorts, type Short, shortsOf } from './shorts.ts';

/** What somebody else recorded while this form was filled in, and when, by whom and where. */
export interface Latest extends Recorded {
  /** The version to record on top of; undefined where the backend does not count them. */
  readonly version: number | undefined;
  readonly lines: readonly DeductLine[];
}

interface Typed {
  readonly shorts: readonly Short[];
  /** The record that the form was begun on: what it said, and which it was. */
  readonly base: readonly Short[];
  readonly stamp: string;
  readonly version: number | undefined;
  /** Something was typed and is not recorded yet. */
  readonly isTyped: boolean;
}

/** A backend may not count the versions; what is missing is read as no number. */
const versionOf = ({ version }: GroupDeductResult) =>
  Number.isInteger(version) ? version : undefined;

/** Which record the data shows. */
const stampOf = (data: GroupDeductResult) => `${versionOf(data) ?? ''}/${data.recorded_at}`;

/** Whom the record names; while nothing is recorded everybody counts as deducted in full. */
export const shortsIn = ({ recorded_at, lines }: GroupDeductResult) =>
  recorded_at ? shortsOf(lines) : [];

/** The form as the record has it. */
function recordedIn(data: GroupDeductResult): Typed {
  const shorts = shortsIn(data);
  return { shorts, base: shorts, stamp: stampOf(data), version: versionOf(data), isTyped: false };
}

function readTyped(kept: unknown, data: GroupDeductResult): Typed | undefined {
  const { shorts: rows, base, stamp, version } = (kept ?? {}) as Record<string, unknown>;
  const shorts = readShorts(rows, data.lines);
  if (!shorts || typeof stamp !== 'string') return undefined;
  return {
    shorts,
    base: readShorts(base, data.lines) ?? [],
    stamp,
    version: typeof version === 'number' ? version : undefined,
    isTyped: true,
  };
}

/**
 * The entries of a month's form. They outlive a reload, a session that ends in the middle, and a record that somebody
 * else made in between: then both are joined, and nothing typed is lost.
 */
export function useShorts(data: GroupDeductResult) {
  const owner = groupOwner(data.member_group_no);
  const name = draftName(data.recv_period);
  const [typed, setTyped] = useState(
    () => readTyped(readDraft(name, owner), data) ?? recordedIn(data),
  );
  const [refusal, setRefusal] = useState<Latest>();
  const isOld = typed.stamp !== stampOf(data);
  // Nothing was typed: the form follows the record.
  if (isOld && !typed.isTyped) setTyped(recordedIn(data));
  const replace = (shorts: readonly Short[]) => {
    const { base, stamp, version } = typed;
    // What says the same as the record is no draft.
    const isTyped = compareShorts(data.lines, shortsIn(data), shorts).some((one) => !one.isSame);
    setTyped({ shorts, base, stamp, version, isTyped });
    if (isTyped) keepDraft(name, { shorts, base, stamp, version }, owner);
    else dropDraft(name, owner);
  };
  const { shorts } = typed;
  const found: Latest = { ...data, version: versionOf(data) };
  return {
    shorts,
    version: typed.version,
    base: typed.base,
    isTyped: typed.isTyped,
    latest: refusal ?? (isOld && typed.isTyped ? found : undefined),
    refuse: setRefusal,
    replace,
    /** Adds what a file says to what was typed, and says how: what is typed stands where the file has nothing new. */
    add: (read: readonly Short[]) => {
      const rows = mergeShorts(data.lines, typed.base, read, shorts);
      replace(shortsOfMerged(rows, () => 'theirs'));
      return rows;
    },
    change: (no: string, part: Partial<Short>) =>
      replace(shorts.map((one) => (one.membership_no === no ? { ...one, ...part } : one))),
    remove: (no: string) => replace(shorts.filter((one) => one.membership_no !== no)),
    /** Back to the record; what was typed is gone, because it was recorded or is not wanted. */
    forget: () => {
      dropDraft(name, owner);
      setRefusal(undefined);
      setTyped(recordedIn(data));
    },
  };
}

export type Shorts = ReturnType<typeof useShorts>;
