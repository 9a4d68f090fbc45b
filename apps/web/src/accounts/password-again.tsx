import { PasswordField } from '@coop/ui/password-field';
import type { ComponentProps } from 'react';
import { useMemberSession } from '../session/session.ts';

type PasswordAgainProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>;

/** The member's own password, typed once more. Their number stands beside it, unseen, for password managers. */
export function PasswordAgain(field: PasswordAgainProps) {
  const session = useMemberSession();
  return (
    <>
      <input
        type="text"
        autoComplete="username"
        value={session?.membership_no ?? ''}
        readOnly
        hidden
      />
      <PasswordField {...field} autoComplete="current-password" />
    </>
  );
}
