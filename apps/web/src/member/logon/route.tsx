import { padMembershipNo } from '@coop/format/membership-no';
import { lazy, Suspense, useEffect, useState } from 'react';
import '../../parts/logon/logon.css';
import { LogonCard } from '../../parts/logon/logon-card.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { text } from './text.ts';

const { member } = paths;

// Loaded after the page, where it can be used.
const PasskeyButton = lazy(() => import('./passkey-button.tsx'));

/** Whether the device and the page can is known in the browser only. */
function Passkey() {
  const site = useSite();
  const [canUse, setCanUse] = useState(false);
  useEffect(() => {
    if (!site.passkey) return;
    void import('../../parts/passkey/ceremony.ts').then(
      ({ canUsePasskey }) => setCanUse(canUsePasskey(site)),
      () => undefined,
    );
  }, [site]);
  return <Suspense>{canUse && <PasskeyButton />}</Suspense>;
}

/** /member/logon */
export function Component() {
  return (
    <LogonCard
      no="membership_no"
      ids={{ membership_no: 'logon-number', mem_password: 'logon-password' }}
      // Any number of digits is right as it is typed; the wire's schema wants it padded.
      digits={[1, 8]}
      tidy={padMembershipNo}
      text={text}
      links={{
        [member.forget]: text.forget,
        [member.register]: text.register,
        [member.relative]: text.relative,
      }}
      load={() => import('./sign-in.tsx')}
      home={member.status}
      also={<Passkey />}
    />
  );
}
