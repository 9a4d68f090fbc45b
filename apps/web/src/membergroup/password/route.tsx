import { isSuccess } from '@coop/contracts/errors';
import { Card } from '@coop/ui/card';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { telephones } from '../../accounts/guessable.ts';
import { PasswordForm } from '../../accounts/password-form.tsx';
import { useApi } from '../../client/api.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { GroupPage } from '../../frame/pages/group-page.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { useGroupSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';

/** In place of the form: what has changed, and what follows from it. */
function Changed() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        ใช้รหัสผ่านใหม่ได้แล้ว
      </h2>
      <p>ครั้งต่อไปให้เข้าสู่ระบบด้วยรหัสผ่านใหม่ เครื่องอื่นที่หน่วยงานเข้าสู่ระบบไว้ออกจากระบบแล้ว เครื่องนี้ใช้งานต่อได้</p>
      <p>
        <LinkButton to={paths.membergroup.dashboard} variant="primary">
          ไปภาพรวมการเรียกเก็บ
        </LinkButton>
      </p>
    </Card>
  );
}

/** /membergroup/password */
export function Component() {
  const api = useApi();
  const session = useGroupSession();
  const [isChanged, setChanged] = useState(false);
  return (
    <GroupPage>
      {isChanged ? (
        <Changed />
      ) : (
        <>
          <p>เมื่อเปลี่ยนแล้ว เครื่องอื่นที่หน่วยงานเข้าสู่ระบบไว้จะออกจากระบบทันที</p>
          <Card>
            <PasswordForm
              area="membergroup"
              save={async (body) => {
                const answer = await api('membergroupPasswordUpdate', { body });
                if (isSuccess(answer.rc_code)) setChanged(true);
                return answer;
              }}
              onFailure={sayGroupFailure}
              username={session?.member_group_no ?? ''}
              names={[session?.member_group_name ?? '']}
              known={{ numbers: telephones(session?.phone) }}
            />
          </Card>
          <p>
            <Link to={paths.membergroup.session}>ดูอุปกรณ์ที่หน่วยงานเข้าสู่ระบบไว้</Link>
          </p>
        </>
      )}
    </GroupPage>
  );
}
