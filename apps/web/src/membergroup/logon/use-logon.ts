import { ApiError } from '@coop/contracts/api-error';
import { rejectionText } from '@coop/contracts/errors';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { groupSession } from '../../session/session.ts';
import { paths, safeReturnTo } from '../../site/paths.ts';
import { failureWords, notify } from '../../toasts/notify.ts';
import { text } from './text.ts';

/** What is typed, under the names of the specification. */
export interface LogonForm {
  readonly memgroup_no: string;
  readonly mem_password: string;
  readonly remember: boolean;
}

/** Words beside the form: the answer's message (specification 8), else what a toast would say. */
function refusalWords(error: unknown): string {
  const words = failureWords(error);
  return error instanceof ApiError ? rejectionText(error.body, '', words) : words;
}

/** Signing an agency in, and on to the page that was asked for. */
export function useLogon() {
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);

  /** Resolves to the words of a refusal, or to nothing when it worked. */
  const signIn = async ({ memgroup_no, mem_password, remember }: LogonForm) => {
    setBusy(true);
    try {
      const body = { member_group_no: memgroup_no, member_group_pass: mem_password, remember };
      const session = await api('membergroupAuthLogin', { body });
      if (!session.token) return text.incomplete;
      groupSession.set(session);
      notify.success(text.signedIn);
      const to = safeReturnTo(params.get('returnTo'), paths.membergroup.dashboard);
      await navigate(to, { replace: true });
      return undefined;
    } catch (error) {
      sayGroupFailure(error);
      return refusalWords(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, signIn };
}
