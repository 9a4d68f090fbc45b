import type { MemberFamily } from '@coop/contracts/member/family';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { PrintSheet } from '@coop/ui/print-sheet';
import { Toolbar } from '@coop/ui/toolbar';
import { useState } from 'react';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { useMemberSession } from '../../session/session.ts';
import { Sheet } from './sheet.tsx';
import { text } from './text.ts';
import { Unlock } from './unlock.tsx';

/** /member/family: what the family would find and whom to call, behind the password; gone with the page. */
export function Component() {
  const [sheet, setSheet] = useState<MemberFamily>();
  const [wasClosed, setClosed] = useState(false);
  const close = () => {
    setSheet(undefined);
    setClosed(true);
  };
  return (
    <MemberPage title={text.title} paper={sheet && <FamilyPaper sheet={sheet} />}>
      {sheet ? (
        <Sheet sheet={sheet} tools={<Tools onClose={close} />} />
      ) : (
        <Unlock onOpen={setSheet} />
      )}
      <p role="status">{!sheet && wasClosed ? text.closed : ''}</p>
    </MemberPage>
  );
}

/** Paper for the family, and away with it. */
function Tools({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Toolbar
        actions={
          <>
            <Button variant="primary" onClick={() => print()}>
              {text.print}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {text.close}
            </Button>
          </>
        }
      />
      <p className="note">{text.notKept}</p>
    </>
  );
}

/** The sheet on paper, with most of the member's number hidden: paper lies about. */
function FamilyPaper({ sheet }: { sheet: MemberFamily }) {
  const coop = useLetterhead();
  const printedAt = text.printedAt(usePrintedAt());
  const session = useMemberSession();
  if (!session) return null;
  const { prename, member_name, member_surname } = session.member;
  const name = `${prename}${member_name} ${member_surname}`;
  return (
    <PrintSheet
      coop={coop}
      title={text.sheet}
      sub={
        <>
          {text.sheetOf(name, maskMemberNo(session.membership_no))}
          <br />
          {text.asOf(formatThaiDate(sheet.as_of, 'long'))}
        </>
      }
      seal={<PaperMark verification={sheet.verification} />}
      printedAt={printedAt}
    >
      <Sheet sheet={sheet} />
    </PrintSheet>
  );
}

/** A member's number of which only the last two digits are to be read: xxx01. */
function maskMemberNo(no: string): string {
  return no.slice(0, -2).replaceAll(/\d/g, 'x') + no.slice(-2);
}
