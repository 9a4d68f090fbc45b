import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatThaiDateTime, isEmptyDate } from '@coop/format/thai-date';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** When and where the member signed in before; nothing where the backend does not say. */
export function LastSignIn({ data }: { data: MemberOverview }) {
  const { last_sign_in_at: at, last_sign_in_device: device } = data;
  if (isEmptyDate(at)) return null;
  return (
    <p className="note no-print">
      {text.lastSignIn} <span className="nowrap">{formatThaiDateTime(at)}</span>
      {device && ` ${text.lastSignInFrom}`}
      {device && <span className="nowrap">{device}</span>} ·{' '}
      <Link to={paths.member.session}>{text.seeDevices}</Link>
    </p>
  );
}
