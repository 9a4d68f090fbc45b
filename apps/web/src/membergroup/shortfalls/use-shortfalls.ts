import { isSuccess } from '@coop/contracts/errors';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { useEffect, useState } from 'react';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { useCall } from '../../feed/use-call.ts';
import { dropDraft, groupOwner, keepDraft, readDraft } from '../../session/drafts.ts';
import { notify } from '../../toasts/notify.ts';
import { failureToSay } from '../../toasts/say-failure.ts';
import { DONE, lostAnswer } from '../month/lost-answer.ts';
import { monthIn } from '../month/of-month.ts';
import { draftName } from '../month/record-state.ts';
import { draftTransferSatang } from '../month/to-transfer.ts';
import {
  answersOf,
  type Merged,
  mergeShortfalls,
  missingSatang,
  readShortfalls,
  type Shortfall,
  shortfallsOf,
  shortfallsOfMerged,
} from './shortfalls.ts';

const CALL = 'membergroupDeductResultCreate';

interface Typed {
  /** Shortfalls on record, and the version on top of which they stand. */
  readonly shortfalls: readonly Shortfall[];
  readonly version: number | undefined;
  /** The record that the form was begun on: what it said, and which it was. */
  readonly base: readonly Shortfall[];
  readonly stamp: string;
  /** Content of the last file that was read into the form; undefined before one was. */
  readonly file?: readonly Shortfall[] | undefined;
  /** Something was typed and is not recorded yet. */
  readonly isTyped: boolean;
}

/** A backend may not count the versions; what is missing is read as no number. */
export const versionOf = ({ version }: GroupDeductResult) =>
  Number.isInteger(version) ? version : undefined;

/** Returns which record the data shows. */
const stampOf = (data: GroupDeductResult) => `${versionOf(data) ?? ''}/${data.recorded_at}`;

/** Returns whom the record names; while nothing is recorded everybody counts as deducted in full. */
const shortfallsIn = ({ recorded_at, lines }: GroupDeductResult) =>
  recorded_at ? shortfallsOf(lines) : [];

/** Returns whom the entries say something else of than the record, or than another one. */
function changesIn(
  data: GroupDeductResult,
  shortfalls: readonly Shortfall[],
  record = shortfallsIn(data),
) {
  return mergeShortfalls(data.lines, record, record, shortfalls).filter(({ isSame }) => !isSame);
}

/** The form as the record has it. */
function recordedIn(data: GroupDeductResult): Typed {
  const base = shortfallsIn(data);
  return { shortfalls: base, base, stamp: stampOf(data), version: versionOf(data), isTyped: false };
}

function readTyped(kept: unknown, data: GroupDeductResult): Typed | undefined {
  const { shortfalls: rows, base, stamp, version, file } = (kept ?? {}) as Record<string, unknown>;
  const shortfalls = readShortfalls(rows, data.lines);
  if (!shortfalls || typeof stamp !== 'string') return undefined;
  return {
    shortfalls,
    base: readShortfalls(base, data.lines) ?? [],
    stamp,
    file: readShortfalls(file, data.lines),
    version: typeof version === 'number' ? version : undefined,
    isTyped: true,
  };
}

/**
 * The entries of a month's form. They outlive a reload, a session that ends in the middle, and a record that somebody
 * else made in between: then both are joined, and nothing typed is lost.
 */
export function useShortfalls(data: GroupDeductResult) {
  const owner = groupOwner(data.member_group_no);
  const name = draftName(data.recv_period);
  const [typed, setTyped] = useState(
    () => readTyped(readDraft(name, owner), data) ?? recordedIn(data),
  );
  const isOld = typed.stamp !== stampOf(data);
  const changes = changesIn(data, typed.shortfalls);
  // Nothing was typed, or what was typed is recorded: the form follows the record.
  if (isOld && (!typed.isTyped || changes.length === 0)) setTyped(recordedIn(data));
  useEffect(() => {
    if (!typed.isTyped) dropDraft(name, owner);
  }, [typed.isTyped, name, owner]);
  const replace = (shortfalls: readonly Shortfall[], file = typed.file) => {
    // What says the same as the record is no draft.
    const next = { ...typed, shortfalls, file, isTyped: changesIn(data, shortfalls).length > 0 };
    setTyped(next);
    if (next.isTyped) keepDraft(name, next, owner);
  };
  const { shortfalls } = typed;
  const missing = missingSatang(shortfalls, data.lines);
  return {
    ...typed,
    /** Somebody else has recorded what the data shows since the form was begun. */
    isBehind: isOld && typed.isTyped,
    replace,
    /** People of whom the form says something else than the record. */
    changes,
    /** Sums that could not be deducted by the form, and what is left to transfer, satang. */
    missing,
    transfer: draftTransferSatang(data, missing),
    /**
     * Adds what a file says to what was typed, and says how: what is typed stands where the file has nothing new, or has
     * not the person at all. It takes the place of what an earlier file brought.
     */
    add: (file: readonly Shortfall[]) => {
      // A payroll gives no reasons: those that were chosen stay.
      const reasonOf = ({ membership_no }: Shortfall) =>
        shortfalls.find((typed) => typed.membership_no === membership_no)?.reason ?? '';
      const read = file.map((item) => ({ ...item, reason: item.reason || reasonOf(item) }));
      const rows = mergeShortfalls(data.lines, typed.file ?? typed.base, read, shortfalls).map(
        (row): Merged => (row.from === 'both' && !row.theirs ? { ...row, from: 'mine' } : row),
      );
      replace(
        shortfallsOfMerged(rows, () => 'theirs'),
        read,
      );
      return rows;
    },
    change: (no: string, part: Partial<Shortfall>) =>
      replace(
        shortfalls.map((shortfall) =>
          shortfall.membership_no === no ? { ...shortfall, ...part } : shortfall,
        ),
      ),
    remove: (no: string) =>
      replace(shortfalls.filter((shortfall) => shortfall.membership_no !== no)),
    /** Back to the record; what was typed is gone, because it was recorded or is not wanted. */
    forget: () => setTyped(recordedIn(data)),
  };
}

type Recorded = Pick<Typed, 'version' | 'shortfalls'>;

/** Records the form as a whole on top of the version it was begun on, or what was merged on top of the latest. */
export function useSave({ data, entries, onSaved }: RecordingProps) {
  const { busy, run } = useCall(CALL, (api, { version, shortfalls }: Recorded) => {
    const lines = answersOf(data, shortfalls);
    const body = { ...monthIn(data), lines, ...(version !== undefined && { version }) };
    const isDone = (now: GroupDeductResult) =>
      now.recorded_at !== '' && changesIn(now, shortfalls).length === 0;
    return api(CALL, { body }).catch((error) => lostAnswer(api, { error, data, isDone }));
  });
  const [failure, setFailure] = useState<string>();
  /** Resolves to false where nothing came of it. */
  const save = async (recorded: Recorded = entries) => {
    setFailure(undefined);
    try {
      const answer = await run(recorded);
      if (!answer) return false;
      const { changed } = answer;
      // Refused because the same was recorded before: an earlier answer was lost.
      const isSaid =
        changed && changesIn(data, recorded.shortfalls, shortfallsOf(changed)).length === 0;
      const isRecorded = isSuccess(answer.rc_code) || isSaid === true;
      if (isRecorded) entries.forget();
      if (isRecorded) notify.beside(isSaid ? DONE : answer.rc_des);
      else if (!changed) {
        notify.error(answer.rc_des);
        setFailure(answer.rc_des);
      }
      if (isRecorded) onSaved(answer.slip_no ?? '');
      return isRecorded || changed !== undefined;
    } catch (error) {
      sayGroupFailure(error);
      setFailure(failureToSay(error));
      return false;
    }
  };
  return { busy, failure, save };
}

/** Id of the question what to do about another record. */
export const CONFLICT_PLACE = 'conflict';

/** Data that every part of the month's form is about. */
export interface FormProps {
  readonly data: GroupDeductResult;
  readonly entries: ReturnType<typeof useShortfalls>;
}

export interface RecordingProps extends FormProps {
  /** Gets the number of the slip that goes with the money; empty where the backend gives none. */
  readonly onSaved: (slipNo: string) => void;
}
