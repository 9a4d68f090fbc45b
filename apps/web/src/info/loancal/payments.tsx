import { memo } from 'react';
import { PaymentChart } from '../../planners/chart.tsx';
import type { Answer } from '../../planners/loan/answer.ts';
import { inputFacts } from '../../planners/loan/fields.ts';
import { Schedule, scheduleTable } from '../../planners/schedule.tsx';
import { tidyBaht } from '../../planners/typed.ts';

/** Hundreds of rows, drawn anew only for another answer. */
export const Payments = memo(function Payments({ payments }: Pick<Answer, 'payments'>) {
  return (
    <>
      <PaymentChart payments={payments} />
      <Schedule payments={payments} />
    </>
  );
});

export function paymentsFile({ payments, loan, count }: Answer, product: string | undefined) {
  const title = `ตารางผ่อนชำระ ${tidyBaht(loan.amount)} บาท ${count} งวด`;
  return { ...scheduleTable(payments, title), about: inputFacts(loan, product) };
}
