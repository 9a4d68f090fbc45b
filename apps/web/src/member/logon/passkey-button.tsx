import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useNavigate, useSearchParams } from 'react-router';
import { signWithPasskey, wasCancelled } from '../../accounts/ceremony.ts';
import { rejectionWords } from '../../accounts/rejection-words.ts';
import { useApi } from '../../client/api.tsx';
import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { useOnce } from '../../feed/use-once.ts';
import { toKeep } from '../../session/kept-session.ts';
import { memberSession } from '../../session/session.ts';
import { signedInText } from '../../session/signed-in-text.ts';
import { paths, safeReturnTo } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { notify, SpokenError } from '../../toasts/notify.ts';

/** Signs in with what the device knows; neither number nor password is typed. */
export default function PasskeyButton() {
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { busy, error, run } = useOnce(async () => {
    // A challenge is good once, so a bot check that is asked for afterwards wants another.
    const session = await withRequestedBotCheck(site, async (check) => {
      const signed = await signWithPasskey(await api('memberPasskeyChallenge', {}));
      return api('memberPasskeyLogin', { body: { ...signed, ...check } });
    });
    const kept = toKeep(site, session);
    if (!kept) throw new SpokenError('ระบบตอบกลับไม่ครบถ้วน โปรดเข้าสู่ระบบด้วยรหัสผ่าน');
    memberSession.set(kept);
    notify.success(signedInText());
    await navigate(safeReturnTo(params.get('returnTo'), paths.member.status), { replace: true });
  });
  // It is said below.
  const press = () => void run(undefined).catch(() => undefined);
  return (
    <div className="stack">
      <Button fullWidth icon={<Fingerprint />} busy={busy} busyLabel="กำลังเข้าสู่ระบบ" onClick={press}>
        <span>
          เข้าสู่ระบบด้วยพาสคีย์ <span className="logon-ways">(ลายนิ้วมือ ใบหน้า หรือรหัสหน้าจอ)</span>
        </span>
      </Button>
      {error && (
        <Band tone="negative" title="เข้าสู่ระบบด้วยพาสคีย์ไม่สำเร็จ" live>
          {wasCancelled(error)
            ? 'ยังไม่ได้เข้าสู่ระบบ ลองใหม่ หรือใช้รหัสผ่าน หากไม่มีอุปกรณ์เดิม ให้ใช้ “ลืมรหัสผ่าน”'
            : rejectionWords(error)}
        </Band>
      )}
    </div>
  );
}
