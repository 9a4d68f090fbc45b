import { isSuccess } from '@coop/contracts/errors';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { notify } from '../../toasts/notify.ts';
import { answersOf } from './shortfalls.ts';
import type { Shortfalls } from './use-shortfalls.ts';

/** What the cooperative answered to a record. */
export interface Saved {
  /** Number of the slip that goes with the money; empty where the backend gives none. */
  readonly slipNo: string;
}

type Saving = Pick<Shortfalls, 'version' | 'shortfalls'>;

/** Records the form as a whole on top of the version it was begun on, or what was merged on top of the latest. */
export function useSave(data: GroupDeductResult, entries: Shortfalls) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const save = async ({
    version,
    shortfalls,
  }: Saving = entries): Promise<Saved | 'stale' | 'failed'> => {
    setBusy(true);
    try {
      const { member_group_no, recv_period } = data;
      const lines = answersOf(data, shortfalls);
      const body = {
        member_group_no,
        recv_period,
        lines,
        ...(version !== undefined && { version }),
      };
      const answer = await api('membergroupDeductResultCreate', { body });
      if (isSuccess(answer.rc_code)) {
        notify.success(answer.rc_des);
        entries.forget();
        await refreshAfter('membergroupDeductResultCreate');
        return { slipNo: answer.slip_no ?? '' };
      }
      const { version: latest, changed, ...recorded } = answer;
      if (latest === undefined || !changed) {
        notify.error(answer.rc_des);
        return 'failed';
      }
      entries.refuse({ ...recorded, version: latest, lines: changed });
      return 'stale';
    } catch (error) {
      sayGroupFailure(error);
      return 'failed';
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
