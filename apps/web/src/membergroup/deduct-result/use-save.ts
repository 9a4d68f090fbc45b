import { isSuccess } from '@coop/contracts/errors';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { notify } from '../../toasts/notify.ts';
import { refreshMonth } from './refresh-month.ts';
import { answersOf } from './shorts.ts';
import type { Shorts } from './use-shorts.ts';

/** Records the form as a whole, on top of the version it was begun on or of the one that is named. */
export function useSave(data: GroupDeductResult, entries: Shorts) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const save = async (version = entries.version) => {
    setBusy(true);
    try {
      const { member_group_no, recv_period } = data;
      const lines = answersOf(data, entries.shorts);
      const body = {
        member_group_no,
        recv_period,
        lines,
        ...(version !== undefined && { version }),
      };
      const answer = await api('membergroupDeductResultCreate', { body });
      if (isSuccess(answer.rc_code)) {
        notify.success(answer.rc_des, undefined, 'Success');
        entries.forget();
        await refreshMonth();
        return true;
      }
      const { version: latest, changed } = answer;
      if (latest === undefined || !changed) {
        notify.error(answer.rc_des);
        return false;
      }
      entries.refuse({ version: latest, lines: changed });
      return true;
    } catch (error) {
      sayGroupFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
