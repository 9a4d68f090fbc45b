import { breaking, type Finding } from '@coop/contract-laws/finding';
import { maskText } from '@coop/contract-laws/mask';
import type { Check, Exchange } from './finding.ts';

/** Field at the top of an answer that names its owner, by kind of session. */
const OWNER = { member: 'membership_no', membergroup: 'member_group_no' } as const;

const sameNo = (a: string, b: string) => a.replace(/^0+/, '') === b.replace(/^0+/, '');

function foreign(path: string, value: unknown, owner: unknown): Finding[] {
  if (typeof value !== 'string' || typeof owner !== 'string' || sameNo(value, owner)) return [];
  const says = 'everybody is told about themselves';
  const sent = `${maskText(value)}, which is not the number that asked`;
  return [breaking('answer-of-another', path, says, sent)];
}

function numberOf({
  operation,
  testCase,
  owner,
}: Exchange): { field: string; no: unknown } | undefined {
  const { lifecycle, session } = operation.endpoint;
  const { membership_no, member_group_no } = (testCase.body ?? {}) as Record<string, unknown>;
  if (lifecycle === 'login') {
    const isAgency = member_group_no !== undefined;
    return isAgency
      ? { field: OWNER.membergroup, no: member_group_no }
      : { field: OWNER.member, no: membership_no };
  }
  if (session !== 'member' && session !== 'membergroup') return undefined;
  return { field: OWNER[session], no: owner };
}

/** Requires that an answer names whoever asked, or signed in, as its owner. */
export const checkOwner: Check = (exchange) => {
  const { answer, testCase } = exchange;
  if (answer.status !== 200 || testCase.expects.kind === 'refusal') return [];
  const owner = numberOf(exchange);
  if (!owner || typeof answer.body !== 'object') return [];
  const body = answer.body as Record<string, unknown> | null;
  const found = foreign(owner.field, body?.[owner.field], owner.no);
  const lines = Array.isArray(body?.lines) ? (body.lines as Record<string, unknown>[]) : [];
  const shares = lines.filter((line) => line?.item_group === 'SHARE' || line?.kind === 'share');
  return owner.field === OWNER.member
    ? [
        ...found,
        ...shares.flatMap((line) => foreign('lines.*.ref_no', line.ref_no, owner.no)).slice(0, 1),
      ]
    : found;
};
