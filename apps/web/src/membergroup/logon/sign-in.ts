import { rejectionWords } from '../../accounts/rejection-words.ts';
import type { Login, SignInContext } from '../../accounts/use-logon.ts';
import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { toKeep } from '../../session/kept-session.ts';
import { groupSession } from '../../session/session.ts';
import { signedInText } from '../../session/signed-in-text.ts';
import { notify } from '../../toasts/notify.ts';

/** Signs an agency in. Resolves to the words of a refusal. */
export async function signIn(
  { site, api, enter }: SignInContext,
  { no, mem_password, remember }: Login,
): Promise<string | undefined> {
  try {
    const body = { member_group_no: no, member_group_pass: mem_password, remember };
    const session = await withRequestedBotCheck(site, (check) =>
      api('membergroupAuthLogin', { body: { ...body, ...check } }),
    );
    const kept = toKeep(site, session);
    if (!kept) return 'ระบบตอบกลับไม่ครบถ้วน กรุณาลองใหม่อีกครั้ง';
    groupSession.set(kept);
    notify.success(signedInText());
    await enter();
    return undefined;
  } catch (error) {
    sayGroupFailure(error);
    return rejectionWords(error);
  }
}
