import type { MemberNote } from '@coop/contracts/member/own/note';
import { paths } from '../../site/paths.ts';

/** The contract or account of a row: what stands before its day and number. A contract may have a slash of its own. */
const ownerOf = (refNo: string) => refNo.split('/').slice(0, -2).join('/');

/** Where the entry of a note stands; undefined for a kind that a newer backend knows. */
export function entryPath({
  kind,
  ref_no,
}: Pick<MemberNote, 'kind' | 'ref_no'>): string | undefined {
  switch (kind) {
    case 'LOAN':
      return paths.member.loanStatement(ref_no);
    case 'LOAN_ROW':
      return `${paths.member.loanStatement(ownerOf(ref_no))}?period=all`;
    case 'DEPOSIT':
      return paths.member.depositStatement(ref_no);
    case 'DEPOSIT_ROW':
      return `${paths.member.depositStatement(ownerOf(ref_no))}?period=all`;
    case 'SHARE_ROW':
      return `${paths.member.share}?period=all`;
    case 'KEP':
      return paths.member.kepMonth(ref_no);
    case 'REQUEST':
      return paths.member.requestpromoney;
    default:
      return undefined;
  }
}
