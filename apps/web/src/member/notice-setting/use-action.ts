import type { FollowedKey } from '@coop/contracts/endpoints';
import type { Result } from '@coop/contracts/entry/wire';
import { useState } from 'react';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { notify } from '../../toasts/notify.ts';
import { sayFailure } from '../../toasts/say-failure.ts';

/** A call that a button makes: once at a time, its answer in a toast, and the page is read again. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const act = async (
    call: FollowedKey,
    ask: () => Promise<Result | undefined>,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const answer = await ask();
      if (!answer) return false;
      const refusal = refusalWords(answer);
      if (refusal === undefined) notify.success(answer.rc_des);
      else notify.error(refusal);
      await refreshAfter(call);
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
