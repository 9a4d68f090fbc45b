import type { MemberFamily } from '@coop/contracts/member/family';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { PrintSheet } from '@coop/ui/print-sheet';
import { Toolbar } from '@coop/ui/toolbar';
import { type Ref, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordAgain } from '../../accounts/password-again.tsx';
import { useApi } from '../../client/api.tsx';
import { useLetterhead } from '../../documents/papers/letterhead.ts';
import { PaperMark } from '../../documents/papers/paper-mark.tsx';
import { usePrintedAt } from '../../documents/papers/print-head.tsx';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Submit } from '../../forms/submit.tsx';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { useStepFocus } from '../../page/step-focus.ts';
import { useMemberSession } from '../../session/session.ts';
import { PrintButton } from '../../tables/print-button.tsx';
import { Sheet } from './sheet.tsx';
import { text } from './text.ts';

const FIELD_IDS = { mem_password: 'family-password' } as const;

interface UnlockProps {
  /** Takes the focus when the sheet is closed again. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onOpen: (sheet: MemberFamily) => void;
}

/** Asks for the password once more, and hands over what it opens; nothing of either is kept. */
function Unlock({ headingRef, onOpen }: UnlockProps) {
  const api = useApi();
  const form = useForm({ defaultValues: { mem_password: '' }, shouldFocusError: false });
  const { errorOf, summary, busy, submit } = useFormErrors(form, FIELD_IDS);
  const open = submit(async ({ mem_password }) => {
    const sheet = await api('memberFamilyShow', { body: { mem_password } });
    // Everybody has shares: an answer without a line must not read as no debt and no guarantors.
    if (sheet.lines.length === 0) return 'ระบบตอบกลับไม่ครบถ้วน กรุณาลองใหม่อีกครั้ง';
    onOpen(sheet);
    return undefined;
  });
  return (
    <Card>
      <form method="post" noValidate onSubmit={open} className="stack">
        <h2 ref={headingRef} tabIndex={-1}>
          เปิดดูด้วยรหัสผ่าน
        </h2>
        <FormSummary title="ยังเปิดไม่ได้" {...summary} />
        <p>สรุปให้ครอบครัวรู้ว่าท่านมีอะไรไว้ที่สหกรณ์ และต้องติดต่อใคร เป็นข้อมูลส่วนตัว จึงขอรหัสผ่านอีกครั้ง</p>
        <PasswordAgain
          {...form.register('mem_password', { required: 'กรุณากรอกรหัสผ่าน' })}
          id={FIELD_IDS.mem_password}
          label="รหัสผ่าน"
          error={errorOf('mem_password')}
        />
        <p>
          <Submit busy={busy} busyLabel="กำลังเปิด">
            เปิดดู
          </Submit>
        </p>
        <p className="note">{text.notKept}</p>
      </form>
    </Card>
  );
}

/** /member/family: what the family would find and whom to call, behind the password; gone with the page. */
export function Component() {
  const [sheet, setSheet] = useState<MemberFamily>();
  const [wasClosed, setClosed] = useState(false);
  const heading = useStepFocus(sheet !== undefined);
  const id = useId();
  const close = () => {
    setSheet(undefined);
    setClosed(true);
  };
  return (
    <MemberPage paper={sheet && <FamilyPaper sheet={sheet} />}>
      {sheet ? (
        <section className="stack" aria-labelledby={id}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {text.sheet}
          </h2>
          <Sheet sheet={sheet} tools={<Tools onClose={close} />} />
        </section>
      ) : (
        <Unlock headingRef={heading} onOpen={setSheet} />
      )}
      <p role="status">{!sheet && wasClosed ? 'ปิดแล้ว หากต้องการดูอีก กรุณากรอกรหัสผ่าน' : ''}</p>
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
            <PrintButton variant="primary">พิมพ์ให้ครอบครัว</PrintButton>
            <Button variant="secondary" onClick={onClose}>
              ปิดหน้านี้
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
  const printedAt = `พิมพ์เมื่อ ${usePrintedAt()}`;
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
          {`${name} เลขทะเบียน ${maskMemberNo(session.membership_no)}`}
          <br />
          {joinFigures(`ข้อมูล ณ วันที่ ${formatThaiDate(sheet.as_of, 'long')}`)}
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
