import type { MemberSession } from '@coop/contracts/member/auth';
import type { ReactNode } from 'react';
import { useFeed } from '../../feed/use-feed.ts';
import { FileOwnerContext } from '../../parts/export/file-owner.ts';
import { useMemberSession } from '../../session/session.ts';

/** Tells the files of the page whose they are, and of which day. */
export function MemberFiles({ children }: { children: ReactNode }) {
  const session = useMemberSession();
  const asOf = useFeed('memberLastUpdateShow', {}).data?.data;
  return <FileOwnerContext value={session && ownerOf(session, asOf)}>{children}</FileOwnerContext>;
}

function ownerOf({ membership_no: no, member, relative }: MemberSession, asOf: string | undefined) {
  const { prename, member_name, member_surname } = member;
  const words = `${prename}${member_name} ${member_surname} เลขทะเบียน ${no}`;
  const reader = relative && `โดยญาติที่สมาชิกให้ดูข้อมูล (${relative.name})`;
  return { term: 'สมาชิก', words, no, reader, asOf };
}
