import { memo } from 'react';
import { PaymentChart } from '../../parts/calculator/chart.tsx';
import { Schedule, scheduleTable } from '../../parts/calculator/schedule.tsx';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import type { Answer } from './answer.ts';
import { inputFacts } from './inputs/fields.ts';

interface PaymentsProps {
  readonly answer: Answer;
}

/** Hundreds of rows, drawn anew only for another answer. */
export const Payments = memo(function Payments({ answer: { payments } }: PaymentsProps) {
  return (
    <>
      <PaymentChart payments={payments} />
      <Schedule payments={payments} />
    </>
  );
});

export function paymentsFile({ payments, loan, count }: Answer, product: string | undefined) {
  const name = `ตารางผ่อนชำระ ${tidyBaht(loan.amount)} บาท ${String(count)} งวด`;
  return { ...scheduleTable(payments, name), about: inputFacts(loan, product) };
}
