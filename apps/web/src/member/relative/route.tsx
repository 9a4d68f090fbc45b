import { titleOf } from '@coop/addresses/title';
import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { digitsOnly } from '@coop/format/text/thai-text';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Link, useLocation, useNavigate } from 'react-router';
import { NumberField } from '../../accounts/proof-step.tsx';
import { StepForm, useStep } from '../../accounts/step.tsx';
import { useApi } from '../../client/api.tsx';
import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { queryClient } from '../../feed/query-client.ts';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { toKeep } from '../../session/kept-session.ts';
import { memberSession } from '../../session/session.ts';
import { PhoneFoot } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from './relative.module.css';

const TITLE = titleOf('/member/relative');

const IDS = { membership_no: 'relative-number', code: 'relative-code' } as const;
const EMPTY = { membership_no: '', code: '' };
const CODE_DIGITS = 12;

/** /member/relative: a relative comes in with the member's number and the code, and reads. */
export function Component() {
  const heading = usePageFocus();
  const { state } = useLocation();
  return (
    <div className={`stack ${styles.page}`}>
      <PageMeta title={TITLE} noIndex />
      <Card>
        <h1 tabIndex={-1} ref={heading}>
          {TITLE}
        </h1>
        {state?.hasEnded && (
          <Band tone="waiting" title="การดูข้อมูลในฐานะญาติสิ้นสุดแล้ว">
            ครบกำหนดหรือสมาชิกยกเลิกการให้ดูแล้ว หากยังต้องการดู โปรดขอรหัสเชิญใหม่จากสมาชิก
          </Band>
        )}
        <NeedsScripts what={TITLE} />
        <p>สำหรับญาติที่สมาชิกให้รหัสเชิญไว้ ท่านจะดูข้อมูลได้อย่างเดียว และสมาชิกเห็นว่าท่านเปิดดูอะไรบ้าง</p>
        <p className="note">หากเข้าสู่ระบบสมาชิกไว้บนเครื่องนี้ การดูข้อมูลของผู้อื่นจะแทนการเข้าสู่ระบบนั้น</p>
        <EntryForm />
        <p>
          <Link to={paths.member.logon}>เข้าสู่ระบบด้วยรหัสผ่านของท่านเอง</Link>
        </p>
      </Card>
      <PhoneFoot />
    </div>
  );
}

function EntryForm() {
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  const step = useStep<typeof EMPTY>({
    empty: EMPTY,
    ids: IDS,
    onFailure: () => undefined,
    unanswered: 'รหัสเชิญอาจถูกใช้ไปแล้ว หากลองอีกครั้งแล้วยังไม่ได้ โปรดขอรหัสใหม่จากสมาชิก',
    send: async (typed) => {
      const membership_no = padMembershipNo(digitsOnly(typed.membership_no));
      const code = digitsOnly(typed.code);
      const session = await withRequestedBotCheck(site, (check) =>
        api('memberRelativeEnter', { body: { membership_no, code, ...check } }),
      );
      const kept = toKeep(site, session);
      // Without its mark the session would be shown as the member's own.
      if (!kept?.relative) return ['ระบบตอบกลับไม่ครบถ้วน โปรดขอรหัสเชิญใหม่แล้วลองอีกครั้ง'];
      queryClient.clear();
      memberSession.set(kept);
      await navigate(paths.member.status, { replace: true });
      return [];
    },
  });
  return (
    <StepForm step={step} submitWords="เปิดดูข้อมูล" busyWords="กำลังเปิด">
      <NumberField
        step={step}
        name="membership_no"
        id={IDS.membership_no}
        label="เลขทะเบียนของสมาชิก"
        hint="ของผู้ที่ให้รหัสเชิญแก่ท่าน"
        autoComplete="off"
        problemOf={(digits) => (digits === '' ? 'กรุณากรอกเลขทะเบียนของสมาชิก' : undefined)}
      />
      <NumberField
        step={step}
        name="code"
        id={IDS.code}
        label="รหัสเชิญ 12 หลัก"
        hint="ใช้ได้ครั้งเดียว ภายใน 48 ชั่วโมงหลังออกรหัส"
        autoComplete="one-time-code"
        problemOf={(digits) =>
          digits.length === CODE_DIGITS ? undefined : 'กรุณากรอกรหัสเชิญให้ครบ 12 หลัก'
        }
      />
    </StepForm>
  );
}
