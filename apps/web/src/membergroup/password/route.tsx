import { Card } from '@coop/ui/card';
import { useApi } from '../../client/api.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { GroupPage } from '../../frame/group/group-page.tsx';
import { PasswordForm } from '../../parts/password/password-form.tsx';
import { useGroupSession } from '../../session/session.ts';
import { text } from './text.ts';

/** /membergroup/password */
export default function Password() {
  const api = useApi();
  const session = useGroupSession();
  return (
    <GroupPage heading={text.title} title={text.title}>
      <p>{text.lead}</p>
      <Card>
        <PasswordForm
          area="membergroup"
          save={(body) => api('membergroupPasswordUpdate', { body })}
          onFailure={sayGroupFailure}
          username={session?.member_group_no ?? ''}
          names={[session?.member_group_name ?? '']}
        />
      </Card>
    </GroupPage>
  );
}
