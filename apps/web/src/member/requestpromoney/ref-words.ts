import type { RequestType } from '@coop/contracts/member/requestpromoney';

interface Reference {
  readonly request_type: RequestType;
  readonly ref_no: string;
  readonly ref_desc?: string;
}

/** Kinds that choose among accounts or contracts; the others are about the member as such. */
const NUMBERED: readonly RequestType[] = ['WITHDRAW', 'REPAY', 'MONTHLY_REPAY'];

/** The account or contract, number first, because narrow lists cut off the end. */
export function refWords({ request_type, ref_no, ref_desc = '' }: Reference): string {
  if (!NUMBERED.includes(request_type)) return ref_desc;
  return `${ref_no} ${ref_desc}`.trim();
}
