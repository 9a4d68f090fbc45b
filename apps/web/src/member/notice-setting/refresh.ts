import type { Result } from '@coop/contracts/entry/wire';
import { useState } from 'react';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { notify } from '../../toasts/notify.ts';
import { sayFailure } from '../../toasts/say-failure.ts';

/** Reads the devices, the choices and what was sent again. */
export const refresh = () =>
  queryClient.invalidateQueries({ queryKey: feedKey('memberPushShow', {}) });

/** A call that a button makes: once at a time, its answer in a toast, and the page is read again. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const act = async (call: () => Promise<Result | undefined>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const answer = await call();
      if (!answer) return false;
      const refusal = refusalWords(answer);
      if (refusal === undefined) notify.success(answer.rc_des);
      else notify.error(refusal);
      await refresh();
      return refusal === undefined;
    } catch (error) {
      sayFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
