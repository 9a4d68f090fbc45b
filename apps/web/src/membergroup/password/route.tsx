import { Card } from '@coop/ui/card';
import { useApi } from '../../app/api.tsx';
import { sayGroupFailure } from '../../app/group-failure.ts';
import { GroupPage } from '../../app/group-page.tsx';
import { PasswordForm } from '../../app/password-form.tsx';
import { useGroupSession } from '../../app/session.ts';
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
