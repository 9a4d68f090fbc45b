import { Card } from '@coop/ui/card';
import { MemberPage } from '../../app/member-page.tsx';
import { PasswordForm } from './password-form.tsx';
import { text } from './text.ts';

/** /member/password */
export default function Password() {
  return (
    <MemberPage heading={text.title} title={text.title}>
      <p>{text.lead}</p>
      <Card>
        <PasswordForm />
      </Card>
    </MemberPage>
  );
}
