import type { RegisterResult } from '@coop/contracts/member/access/register';
import type { PasswordOwner } from '@coop/format/chosen-password';
import { digitsOnly } from '@coop/format/text/thai-text';
import { TextField } from '@coop/ui/text-field';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { sayResult } from './result.ts';
import { type Step, StepForm } from './step.tsx';

/** Purpose of coming: for: access for the first time, or a new password. */
export type Purpose = 'register' | 'forget';

/** Proof by the first step that the second one needs. */
export interface Proven {
  readonly ticket: string;
  readonly phone: string;
  /** Person whose access it is: a password made of it is weak. */
  readonly subject: string;
  /** Text that was typed as proof besides: a password must not have it in it, either. */
  readonly typed: Pick<PasswordOwner, 'birthDate' | 'numbers'>;
}

/** Props of a screen's own first step. */
export interface ProofStepProps {
  readonly purpose: Purpose;
  readonly onProven: (proven: Proven) => void;
}

/** Leads on where the proof was taken; hands back what was refused. */
export function takeProof(
  answer: RegisterResult & { ticket?: string | undefined; phone_masked?: string | undefined },
  subject: string,
  onProven: ProofStepProps['onProven'],
  typed: Proven['typed'],
): readonly string[] {
  const { ticket, phone_masked: phone = '' } = answer;
  // Without a ticket there is no second step, whatever the code says.
  const refusals = sayResult(ticket ? answer : { ...answer, rc_code: '0' });
  if (ticket) onProven({ ticket, phone, subject, typed });
  return refusals;
}

interface ProofFormProps<T extends FieldValues> {
  readonly step: Step<T>;
  readonly lead: string;
  readonly children: ReactNode;
}

/** First step: who is asking. */
export function ProofForm<T extends FieldValues>({ step, lead, children }: ProofFormProps<T>) {
  return (
    <StepForm step={step} submitWords="ส่งรหัสยืนยัน" busyWords="กำลังตรวจสอบ">
      <p>{lead}</p>
      {children}
    </StepForm>
  );
}

interface NumberFieldProps<T extends FieldValues> {
  readonly step: Step<T>;
  readonly name: FieldPath<T>;
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly autoComplete: string;
  /** Returns what is wrong with the digits that were typed. */
  readonly problemOf: (digits: string) => string | undefined;
}

/** A number by which somebody is known: typed as one likes, judged by its digits. */
export function NumberField<T extends FieldValues>(props: NumberFieldProps<T>) {
  const { step, name, problemOf, ...field } = props;
  const validate = (typed: unknown) => problemOf(digitsOnly(String(typed))) ?? true;
  return (
    <TextField
      {...step.form.register(name, { validate })}
      {...field}
      inputMode="numeric"
      error={step.errorOf(name)}
    />
  );
}
