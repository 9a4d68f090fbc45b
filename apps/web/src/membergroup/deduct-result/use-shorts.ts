import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { useState } from 'react';
import { dropDraft, groupOwner, keepDraft, readDraft } from '../../session/drafts.ts';
import { readShorts, type Short, shortsOf } from './shorts.ts';

/** The entries of a month's form. They outlive a reload and a session that ends in the middle. */
export function useShorts(data: GroupDeductResult) {
  const owner = groupOwner(data.member_group_no);
  // What was recorded since makes an older draft obsolete.
  const name = `deduct-result/${data.recv_period}/${data.recorded_at}`;
  const [shorts, setShorts] = useState<readonly Short[]>(
    () => readShorts(readDraft(name, owner), data.lines) ?? shortsOf(data.lines),
  );
  const replace = (next: readonly Short[]) => {
    setShorts(next);
    keepDraft(name, next, owner);
  };
  return {
    shorts,
    replace,
    change: (no: string, part: Partial<Short>) =>
      replace(shorts.map((one) => (one.membership_no === no ? { ...one, ...part } : one))),
    remove: (no: string) => replace(shorts.filter((one) => one.membership_no !== no)),
    forget: () => dropDraft(name, owner),
  };
}

export type Shorts = ReturnType<typeof useShorts>;
