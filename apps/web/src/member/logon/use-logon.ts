import { ApiError } from '@coop/contracts/api-error';
import { isSuccess, rejectionText } from '@coop/contracts/errors';
import type { MemberLogin } from '@coop/contracts/member/auth';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { memberSession } from '../../session/session.ts';
import { paths, safeReturnTo } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { failureWords, notify } from '../../toasts/notify.ts';
import { text } from './text.ts';

/** Nobody needs it before the first field is entered. */
const loadBotCheck = () => import('../../client/bot-check.ts');

type Typed = Omit<MemberLogin, 'recaptcha'>;

/** Words beside the form: the answer's message (specification 8), else what a toast would say. */
function refusalWords(error: unknown): string {
  const words = failureWords(error);
  return error instanceof ApiError ? rejectionText(error.body, '', words) : words;
}

/**
 * Signing in: bot check, password-reset status, login, and on to the page that was asked for. A member who must
 * choose a new password first is not signed in before that.
 */
export function useLogon() {
  const site = useSite();
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [mustReset, setMustReset] = useState<Typed>();

  const enter = async (typed: Typed) => {
    const recaptcha = await (await loadBotCheck()).botCheckToken(site);
    const session = await api('memberAuthLogin', { body: { ...typed, recaptcha } });
    // Without a token nobody is signed in, whatever else the answer says.
    if (!session.token) throw new Error('no token');
    // Asked for on this device: beside the answer, so that it ends with the session (docs/decisions/0022).
    memberSession.set(typed.remember ? Object.assign(session, { remember: true }) : session);
    notify.success(text.signedIn);
    await navigate(safeReturnTo(params.get('returnTo'), paths.member.status), { replace: true });
  };

  /** Resolves to the words of a refusal, or to nothing when it worked or a new password is asked for. */
  const signIn = async (typed: Typed): Promise<string | undefined> => {
    setBusy(true);
    try {
      const { membership_no, mem_password } = typed;
      const status = await api('memberPasswordResetStatusShow', {
        body: { membership_no, mem_password },
      });
      if (isSuccess(status.reset_status)) setMustReset(typed);
      else await enter(typed);
      return undefined;
    } catch (error) {
      return refusalWords(error);
    } finally {
      setBusy(false);
    }
  };

  /** Signs in with the password that has just been chosen. */
  const finishReset = async (newPassword: string) => {
    if (!mustReset) return;
    setMustReset(undefined);
    await enter({ ...mustReset, mem_password: newPassword }).catch((error: unknown) => {
      notify.error(failureWords(error));
    });
  };

  const warm = () =>
    void loadBotCheck().then(
      ({ warmBotCheck }) => warmBotCheck(site),
      () => undefined,
    );
  return { busy, mustReset, warm, signIn, finishReset, cancelReset: () => setMustReset(undefined) };
}
