import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { RangeField } from '@coop/ui/range-field';
import { SelectField } from '@coop/ui/select-field';
import { Sentence } from '@coop/ui/sentence';
import { TextField } from '@coop/ui/text-field';
import { SumSlider } from '../../planners/borrowing/sum-slider.tsx';
import { termOf } from '../../planners/loan-application/check.ts';
import type { useApply } from '../../planners/loan-application/use-apply.ts';
import { text } from './text.ts';

interface HowMuchProps {
  readonly right: LoanRight;
  readonly form: ReturnType<typeof useApply>;
}

/** The term and the sum, each by sliding and by field. */
export function HowMuch({ right, form }: HowMuchProps) {
  const { typed, change, field } = form;
  const term = termOf(right, typed);
  const [leastSatang, mostSatang, step] = [
    right.least_amount,
    term?.right_amount,
    right.step_amount,
  ].map((word) => parseBaht(word) ?? 0) as [number, number, number];
  if (mostSatang < leastSatang)
    return (
      <Band tone="waiting" title="รายการหักต่อเดือนของท่านไม่เหลือให้ผ่อนเงินกู้ประเภทนี้ตามเกณฑ์เงินเดือนคงเหลือ" />
    );
  return (
    <>
      <Term right={right} form={form} />
      <SumSlider
        satang={parseBaht(typed.amount)}
        least={leastSatang}
        most={mostSatang}
        step={step}
        onType={(amount) => change({ amount })}
      />
      <TextField
        {...field('amount')}
        label="จำนวนเงินที่ขอกู้ (บาท)"
        hint={
          <Sentence>
            {(baht) => `ตั้งแต่ ${baht(leastSatang)} ถึง ${baht(mostSatang)} ทีละ ${baht(step)}`}
          </Sentence>
        }
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}

function Term({ right, form }: HowMuchProps) {
  const { typed, change, field } = form;
  const isHidden = useAmountsHidden();
  const { terms } = right;
  const term = termOf(right, typed);
  const index = terms.findIndex((other) => other.period_payamt === term?.period_payamt);
  return (
    <>
      {terms.length > 1 && (
        <RangeField
          label="เลื่อนเลือกจำนวนงวด"
          value={Math.max(0, index)}
          min={0}
          max={terms.length - 1}
          step={1}
          text={text.instalments(formatCount(term?.period_payamt ?? 0))}
          onChange={(place) => change({ period_payamt: String(terms[place]?.period_payamt ?? '') })}
        />
      )}
      <SelectField
        {...field('period_payamt')}
        label="ผ่อนกี่งวด"
        value={String(term?.period_payamt ?? '')}
        options={terms.map((other) => ({
          value: String(other.period_payamt),
          label: isHidden
            ? text.instalments(formatCount(other.period_payamt))
            : `${formatCount(other.period_payamt)}\u00a0งวด กู้ได้ไม่เกิน ${formatSatang(parseBaht(other.right_amount))}\u00a0บาท`,
        }))}
      />
    </>
  );
}
