import type { RequestType } from '@coop/contracts/member/requestpromoney';
import { maskAccountNo } from '@coop/format/account-no';

interface Reference {
  readonly request_type: RequestType;
  readonly ref_no: string;
  readonly ref_desc?: string;
}

/** Kinds that choose among accounts or contracts; the others are about the member as such. */
const NUMBERED: readonly RequestType[] = ['WITHDRAW', 'REPAY'];

/** The account or contract, number first, because narrow lists cut off the end. Account numbers are masked in lists. */
export function refWords({ request_type, ref_no, ref_desc = '' }: Reference): string {
  if (!NUMBERED.includes(request_type)) return ref_desc;
  const no = request_type === 'WITHDRAW' ? maskAccountNo(ref_no) : ref_no;
  return `${no} ${ref_desc}`.trim();
}
