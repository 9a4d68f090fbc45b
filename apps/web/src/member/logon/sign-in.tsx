import { isSuccess } from '@coop/contracts/errors';
import { rejectionWords } from '../../accounts/rejection-words.ts';
import type { Login, SignInContext } from '../../accounts/use-logon.ts';
import { botCheckToken, warmBotCheck, withRequestedBotCheck } from '../../client/bot-check.ts';
import { toKeep } from '../../session/kept-session.ts';
import { memberSession } from '../../session/session.ts';
import { signedInText } from '../../session/signed-in-text.ts';
import { failureWords, notify } from '../../toasts/notify.ts';

export { warmBotCheck as warm };

type Typed = Omit<Login, 'no'> & { readonly membership_no: string };

async function logIn(
  { site, api, enter }: SignInContext,
  typed: Typed,
  check = botCheckToken(site),
): Promise<void> {
  const recaptcha = await check;
  const session = await api('memberAuthLogin', { body: { ...typed, recaptcha } });
  const kept = toKeep(site, session);
  // Without a token nobody is signed in, whatever else the answer says.
  if (!kept) throw new Error('no token');
  // Asked for on this device: beside the answer, so that it ends with the session (docs/decisions/0022).
  memberSession.set(typed.remember ? Object.assign(kept, { remember: true }) : kept);
  notify.success(signedInText());
  await enter();
}

/** Asks for a new password, and signs in with it. */
async function askForPassword(context: SignInContext, typed: Typed): Promise<void> {
  // Few members ever see it.
  const { ResetDialog } = await import('./reset-dialog.tsx');
  const close = () => context.setDialog(undefined);
  const finish = (mem_password: string) => {
    close();
    logIn(context, { ...typed, mem_password }).catch((error: unknown) => {
      notify.error(failureWords(error));
    });
  };
  context.setDialog(<ResetDialog login={typed} onDone={finish} onClose={close} />);
}

/**
 * Password-reset status, bot check, login. A member who must choose a new password first is not signed in before that.
 * Resolves to the words of a refusal.
 */
export async function signIn(
  context: SignInContext,
  { no, ...login }: Login,
): Promise<string | undefined> {
  const typed = { membership_no: no, ...login };
  try {
    const { membership_no, mem_password } = typed;
    // For the login, which nearly always follows: asked for at the same time. Whoever waits for it gets the failure.
    const check = botCheckToken(context.site);
    check.catch(() => undefined);
    const status = await withRequestedBotCheck(context.site, (check) =>
      context.api('memberPasswordResetStatusShow', {
        body: { membership_no, mem_password, ...check },
      }),
    );
    await (isSuccess(status.reset_status)
      ? askForPassword(context, typed)
      : logIn(context, typed, check));
    return undefined;
  } catch (error) {
    return rejectionWords(error);
  }
}
