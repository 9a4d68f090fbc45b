import type { Response } from '@coop/contracts/endpoints';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { useState } from 'react';
import { Link } from 'react-router';
import { telephones } from '../../accounts/guessable.ts';
import { PasswordForm } from '../../accounts/password-form.tsx';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { sayFailure } from '../../toasts/say-failure.ts';

/** The member's birthday and telephone, if a screen has already asked for them. */
function knownOfMember() {
  const key = feedKey('memberInfoShow', {});
  const info = queryClient.getQueryData<Partial<Response<'memberInfoShow'>>>(key);
  return { birthDate: info?.birth_date, numbers: telephones(info?.phone) };
}

/**
 * Shows what opens records without the password goes on, and is offered to be ended: somebody else may have made it.
 */
function StillOpen({ hasPasskeys }: { hasPasskeys: boolean }) {
  return (
    <Band tone="info" title="เปลี่ยนรหัสผ่านแล้ว สิ่งเหล่านี้ยังใช้ได้ต่อไป" live>
      <p>หากสงสัยว่ามีผู้อื่นรู้รหัสผ่านเดิม โปรดตรวจดูและยกเลิกสิ่งที่ท่านไม่ได้ตั้งไว้เอง</p>
      <ul>
        {hasPasskeys && (
          <li>
            <Link className="tap" to={paths.member.session}>
              ดูหรือลบพาสคีย์
            </Link>
          </li>
        )}
        <li>
          <Link className="tap" to={paths.member.calendar}>
            ดูหรือยกเลิกที่อยู่ปฏิทินส่วนตัว
          </Link>
        </li>
      </ul>
    </Band>
  );
}

/** /member/password */
export function Component() {
  const api = useApi();
  const site = useSite();
  const session = useMemberSession();
  const { member_name = '', member_surname = '' } = session?.member ?? {};
  const [isChanged, setIsChanged] = useState(false);
  return (
    <MemberPage>
      <p>
        เมื่อเปลี่ยนแล้ว เครื่องอื่นที่เข้าสู่ระบบไว้จะออกจากระบบทันที
        {site.passkey && ` แต่พาสคีย์ที่เพิ่มไว้ยังใช้ได้ ดูหรือลบได้ที่หน้าอุปกรณ์ที่เข้าสู่ระบบ`}
      </p>
      <Card>
        <PasswordForm
          area="member"
          save={async (body) => {
            const answer = await api('memberPasswordUpdate', { body });
            setIsChanged(answer.rc_code === '1');
            return answer;
          }}
          onFailure={sayFailure}
          username={session?.membership_no ?? ''}
          names={[member_name, member_surname]}
          known={knownOfMember()}
        />
      </Card>
      {isChanged && <StillOpen hasPasskeys={site.passkey === true} />}
      <p>
        <Link className="tap" to={paths.member.session}>
          ดูว่าท่านเข้าสู่ระบบไว้บนอุปกรณ์ใดบ้าง
        </Link>
      </p>
    </MemberPage>
  );
}
