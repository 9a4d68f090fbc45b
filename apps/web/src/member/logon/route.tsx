import { padMembershipNo } from '@coop/format/membership-no';
import '../../parts/logon/logon.css';
import { LogonCard } from '../../parts/logon/logon-card.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const { member } = paths;

/** /member/logon */
export default function Logon() {
  return (
    <LogonCard
      no="membership_no"
      ids={{ membership_no: 'logon-number', mem_password: 'logon-password' }}
      // Any number of digits is right as it is typed; the wire's schema wants it padded.
      digits={[1, 8]}
      tidy={padMembershipNo}
      text={text}
      links={{ [member.forget]: text.forget, [member.register]: text.register }}
      load={() => import('./sign-in.tsx')}
      home={member.status}
    />
  );
}
