import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { rejectionWords } from '../../parts/logon/rejection-words.ts';
import type { Door, Login } from '../../parts/logon/use-logon.ts';
import { toKeep } from '../../session/kept-session.ts';
import { groupSession } from '../../session/session.ts';
import { notify } from '../../toasts/notify.ts';

/** Thai words of signing an agency in. */
const text = {
  signedIn: 'เข้าสู่ระบบแล้ว',
  incomplete: 'ระบบตอบกลับไม่ครบถ้วน กรุณาลองใหม่อีกครั้ง',
} as const;

/** Signs an agency in. Resolves to the words of a refusal. */
export async function signIn(
  { site, api, enter }: Door,
  { no, mem_password, remember }: Login,
): Promise<string | undefined> {
  try {
    const body = { member_group_no: no, member_group_pass: mem_password, remember };
    const session = await withRequestedBotCheck(site, (check) =>
      api('membergroupAuthLogin', { body: { ...body, ...check } }),
    );
    const kept = toKeep(site, session);
    if (!kept) return text.incomplete;
    groupSession.set(kept);
    notify.success(text.signedIn);
    await enter();
    return undefined;
  } catch (error) {
    sayGroupFailure(error);
    return rejectionWords(error);
  }
}
