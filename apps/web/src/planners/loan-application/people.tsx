import type { LoanApplication } from '@coop/contracts/member/ahead/loan-application';
import { formatCount, parseBaht } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { TextField } from '@coop/ui/text-field';
import { useByLaws } from '../../site/by-laws.ts';
import { text } from '../borrowing/text.ts';
import { refusedGuarantors } from './again.ts';
import { GUARANTOR_FIELDS, guarantorCount } from './check.ts';
import type { useApply } from './use-apply.ts';

/** Says what of an ended request is to be filled in again. */
export function Earlier({ application }: { application: LoanApplication }) {
  const refused = refusedGuarantors(application);
  const names = refused.map((row) => `${row.guarantor_name} (${row.guarantor_member_no})`);
  return (
    <Band tone="waiting" title={`ขอใหม่จากคำขอ ${application.application_no}`}>
      {application.officer_note && <p>เหตุที่ไม่อนุมัติ: {application.officer_note}</p>}
      {names.length > 0 && <p>กรุณากรอกผู้ค้ำประกันคนใหม่แทน {names.join(' และ ')}</p>}
      <p>ข้อมูลและเอกสารเดิมกรอกไว้ให้แล้ว แก้เฉพาะที่ต้องการได้</p>
    </Band>
  );
}

/** The number of each guarantor that the amount wants, and who it is. */
export function Guarantors({ form }: { form: ReturnType<typeof useApply> }) {
  const { typed, field, product, foundName, look } = form;
  const { answer_days } = useByLaws().guarantors;
  const satang = parseBaht(typed.amount) ?? 0;
  const count = guarantorCount(product, satang);
  if (count === 0) return satang > 0 ? <p className="note">{text.noGuarantor}</p> : null;
  return GUARANTOR_FIELDS.slice(0, count).map((name, i) => (
    <div key={name}>
      <TextField
        {...field(name)}
        label={`เลขทะเบียนผู้ค้ำประกันคนที่\u00a0${String(i + 1)}`}
        hint={
          i === 0
            ? `ผู้ค้ำประกันจะเห็นชื่อท่าน วงเงิน ค่างวด และภาระของเขา แล้วตอบในระบบสมาชิกของผู้ค้ำประกันเองภายใน ${formatCount(answer_days)}\u00a0วัน`
            : undefined
        }
        inputMode="numeric"
        autoComplete="off"
        digits={8}
        onBlur={() => void look(name)}
      />
      <p role="status" className="note">
        {foundName(name) !== undefined && `${foundName(name)} ค้ำประกันวงเงินนี้ได้`}
      </p>
    </div>
  ));
}
