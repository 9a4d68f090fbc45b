import { useGroupSession } from '../session/session.ts';
import { Bell } from './bell.tsx';

/** The agency's bell, which asks by itself: nothing is pushed to agencies. */
export default function GroupBell() {
  return <Bell area="membergroup" no={useGroupSession()?.member_group_no ?? ''} />;
}
