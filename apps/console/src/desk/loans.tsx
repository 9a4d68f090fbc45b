import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { inBaht } from '../control/baht.ts';
import { control, type LoanRow } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { AskedList } from './asked-list.tsx';
import { text } from './text.ts';

export function Loans({ member }: { member: string }) {
  const { world } = usePlace();
  const query = useControl('officer.loans', { member });
  const askedIn = (loan: LoanRow) => {
    const { no, kind, amount, instalments, purpose, status, note, guarantors, files } = loan;
    const { otherDeductions, effectiveOn, actions } = loan;
    const guarantorLines = guarantors.map((guarantor) =>
      text.guarantor(guarantor.member, guarantor.consents),
    );
    return {
      no,
      what: `${kind} ${inBaht(amount)} ${`${instalments} งวด`}`,
      status,
      days: [effectiveOn && text.effective(formatThaiDate(effectiveOn))],
      lines: [
        purpose,
        otherDeductions && `รายการหักอื่นต่อเดือนที่สมาชิกแจ้ง: ${inBaht(otherDeductions)}`,
        guarantorLines.length > 0 ? `ผู้ค้ำประกัน: ${guarantorLines.join(', ')}` : '',
        files.length > 0 ? text.papers(files.join(', ')) : '',
        note && text.because(note),
      ],
      actions,
      label: 'เหตุผลที่ไม่อนุมัติ หรือเอกสารที่ขอ (สมาชิกได้อ่าน)',
      decide: (action: (typeof actions)[number], reason: string) =>
        control.officer.decideLoan.mutate({ world, member, no, action, reason }),
    };
  };
  return (
    <Card title="คำขอกู้">
      <QueryView
        query={query}
        empty={{ when: ({ loans }) => loans.length === 0, title: 'สมาชิกนี้ยังไม่มีคำขอกู้' }}
      >
        {({ loans }) => (
          <>
            <AskedList asked={loans.map(askedIn)} />
            {loans.some(({ lost }) => lost.length > 0) ? (
              <ProcedureForm
                procedure="officer.replaceGuarantor"
                given={{ member }}
                press="บันทึกผู้ค้ำประกันคนใหม่"
                done={() => 'บันทึกแล้ว'}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </Card>
  );
}
