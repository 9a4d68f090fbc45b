import type { GroupSession } from '@coop/contracts/membergroup/auth';
import type { ReactNode } from 'react';
import { FileOwnerContext } from '../../parts/export/file-owner.ts';
import { useGroupSession } from '../../session/session.ts';

interface GroupFilesProps {
  /** The day up to which the records are complete, once it is known. */
  readonly asOf?: string | undefined;
  readonly children: ReactNode;
}

/** Tells the files of the page which agency's they are, and of which day. */
export function GroupFiles({ asOf, children }: GroupFilesProps) {
  const session = useGroupSession();
  return <FileOwnerContext value={session && ownerOf(session, asOf)}>{children}</FileOwnerContext>;
}

function ownerOf(session: GroupSession, asOf: string | undefined) {
  const { member_group_no: no, member_group_name: name } = session;
  return { term: 'หน่วยงาน', words: `${name} เลขหน่วยงาน ${no}`, no, asOf };
}
