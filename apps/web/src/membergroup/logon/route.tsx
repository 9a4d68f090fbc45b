import '../../parts/logon/logon.css';
import { LogonCard } from '../../parts/logon/logon-card.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const { member, membergroup } = paths;

/** /membergroup/logon */
export function Component() {
  return (
    <LogonCard
      no="memgroup_no"
      ids={{ memgroup_no: 'group-number', mem_password: 'group-password' }}
      digits={[5, 12]}
      text={text}
      links={{
        [membergroup.forget]: text.forget,
        [membergroup.register]: text.register,
        [member.logon]: text.toMember,
      }}
      load={() => import('./sign-in.ts')}
      home={membergroup.dashboard}
    />
  );
}
