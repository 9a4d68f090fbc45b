import { Card } from '@coop/ui/card';
import { useApi } from '../../client/api.tsx';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { PasswordForm } from '../../parts/password/password-form.tsx';
import { useMemberSession } from '../../session/session.ts';
import { failureWords, notify } from '../../toasts/notify.ts';
import { text } from './text.ts';

/** /member/password */
export default function Password() {
  const api = useApi();
  const session = useMemberSession();
  const { member_name = '', member_surname = '' } = session?.member ?? {};
  return (
    <MemberPage heading={text.title} title={text.title}>
      <p>{text.lead}</p>
      <Card>
        <PasswordForm
          area="member"
          save={(body) => api('memberPasswordUpdate', { body })}
          onFailure={(error) => notify.error(failureWords(error))}
          username={session?.membership_no ?? ''}
          names={[member_name, member_surname]}
        />
      </Card>
    </MemberPage>
  );
}
