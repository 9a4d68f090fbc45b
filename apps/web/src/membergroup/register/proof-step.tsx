import { digitsOnly } from '@coop/format/thai-digits';
import { Button } from '@coop/ui/button';
import { ErrorSummary } from '@coop/ui/error-summary';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../app/api.tsx';
import { sayGroupFailure } from '../../app/group-failure.ts';
import { failureWords } from '../../app/notify.ts';
import type { Proven } from '../../app/register/password-step.tsx';
import styles from '../../app/register/register.module.css';
import { sayResult } from '../../app/register/result.ts';
import { text } from './text.ts';

interface ProofStepProps {
  readonly purpose: 'register' | 'forget';
  readonly onProven: (proven: Proven) => void;
}

/** Each field: its words, and which digits are right. */
const FIELDS = {
  memgroup_no: {
    id: 'group-register-number',
    label: text.agencyNo,
    hint: text.agencyHint,
    autoComplete: 'username',
    isRight: /^\d{5,12}$/,
    wrong: text.needAgencyNo,
  },
  tax_no: {
    id: 'group-register-tax',
    label: text.tax,
    hint: text.taxHint,
    autoComplete: 'off',
    isRight: /^\d{13}$/,
    wrong: text.needTax,
  },
  phone: {
    id: 'group-register-phone',
    label: text.phone,
    hint: text.phoneHint,
    autoComplete: 'tel',
    isRight: /^0\d{8,9}$/,
    wrong: text.needPhone,
  },
} as const;
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const EMPTY = { memgroup_no: '', tax_no: '', phone: '' };

/** First step: number, tax number and phone. What is typed stays when it is refused. */
export function ProofStep({ purpose, onProven }: ProofStepProps) {
  const api = useApi();
  const form = useForm({ defaultValues: EMPTY, shouldFocusError: false });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const { errors } = form.formState;

  const send = async (typed: typeof EMPTY) => {
    setBusy(true);
    const member_group_no = digitsOnly(typed.memgroup_no);
    const [tax_no, phone] = [digitsOnly(typed.tax_no), digitsOnly(typed.phone)];
    try {
      const answer = await api('membergroupRegisterCheck', {
        body: { member_group_no, tax_no, phone, purpose },
      });
      setRefusals(sayResult(answer));
      const { ticket, phone_masked = '' } = answer;
      if (ticket) onProven({ ticket, phone: phone_masked, subject: member_group_no });
    } catch (error) {
      setRefusals([failureWords(error)]);
      sayGroupFailure(error);
    } finally {
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  };
  const submit = form.handleSubmit(send, () => {
    setRefusals([]);
    setAttempts((count) => count + 1);
  });
  const summary = [
    ...refusals.map((message) => ({ fieldId: FIELDS.memgroup_no.id, message })),
    ...NAMES.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ fieldId: FIELDS[name].id, message }] : [];
    }),
  ];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {summary.length > 0 && <ErrorSummary key={attempts} title={text.failed} errors={summary} />}
      <p>{text.proofLead}</p>
      {NAMES.map((name) => {
        const { isRight, wrong, ...field } = FIELDS[name];
        const validate = (value: string) => isRight.test(digitsOnly(value)) || wrong;
        return (
          <TextField
            key={name}
            {...form.register(name, { validate })}
            {...field}
            inputMode="numeric"
            error={errors[name]?.message}
          />
        );
      })}
      <Button type="submit" variant="primary" fullWidth busy={busy} busyLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}
