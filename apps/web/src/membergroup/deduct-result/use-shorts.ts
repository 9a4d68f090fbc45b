import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { useState } from 'react';
import { dropDraft, groupOwner, keepDraft, readDraft } from '../../session/drafts.ts';
import { draftName } from '../result-draft.ts';
import { differences } from './compare.ts';
import { readShorts, type Short, shortsOf } from './shorts.ts';

/** What somebody else recorded while this form was filled in. */
export interface Meanwhile {
  /** The version to record on top of; undefined where the backend does not count them. */
  readonly version: number | undefined;
  readonly lines: readonly DeductLine[];
}

interface Typed {
  readonly shorts: readonly Short[];
  /** The record that the form was begun on. */
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

/** The form as the record has it. While nothing is recorded everybody counts as deducted in full. */
function recordedIn(data: GroupDeductResult): Typed {
  const shorts = data.recorded_at ? shortsOf(data.lines) : [];
  return { shorts, stamp: stampOf(data), version: versionOf(data), isTyped: false };
}

function readTyped(kept: unknown, data: GroupDeductResult): Typed | undefined {
  const { shorts: rows, stamp, version } = (kept ?? {}) as Record<string, unknown>;
  const shorts = readShorts(rows, data.lines);
  if (!shorts || typeof stamp !== 'string') return undefined;
  return {
    shorts,
    stamp,
    version: typeof version === 'number' ? version : undefined,
    isTyped: true,
  };
}

/**
 * The entries of a month's form. They outlive a reload, a session that ends in the middle, and a record that somebody
 * else made meanwhile: then both are shown, and nothing typed is lost.
 */
export function useShorts(data: GroupDeductResult) {
  const owner = groupOwner(data.member_group_no);
  const name = draftName(data.recv_period);
  const [typed, setTyped] = useState(
    () => readTyped(readDraft(name, owner), data) ?? recordedIn(data),
  );
  const [refusal, setRefusal] = useState<Meanwhile>();
  const isOld = typed.stamp !== stampOf(data);
  // Nothing was typed: the form follows the record.
  if (isOld && !typed.isTyped) setTyped(recordedIn(data));
  const replace = (shorts: readonly Short[]) => {
    const { stamp, version } = typed;
    // What says the same as the record is no draft.
    const isTyped = differences(data.lines, shorts, Boolean(data.recorded_at)).length > 0;
    setTyped({ shorts, stamp, version, isTyped });
    if (isTyped) keepDraft(name, { shorts, stamp, version }, owner);
    else dropDraft(name, owner);
  };
  const { shorts } = typed;
  const found: Meanwhile = { version: versionOf(data), lines: data.lines };
  return {
    shorts,
    version: typed.version,
    isTyped: typed.isTyped,
    meanwhile: refusal ?? (isOld && typed.isTyped ? found : undefined),
    refuse: setRefusal,
    replace,
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
