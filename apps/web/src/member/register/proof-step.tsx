import { padMembershipNo } from '@coop/format/membership-no';
import { digitsOnly } from '@coop/format/thai-digits';
import { Button } from '@coop/ui/button';
import { Checkbox } from '@coop/ui/checkbox';
import { DateField } from '@coop/ui/date-field';
import { ErrorSummary } from '@coop/ui/error-summary';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../app/api.tsx';
import { failureWords, notify } from '../../app/notify.ts';
import { paths } from '../../app/paths.ts';
import type { Proven } from '../../app/register/password-step.tsx';
import styles from '../../app/register/register.module.css';
import { sayResult } from '../../app/register/result.ts';
import { text } from './text.ts';

interface ProofStepProps {
  readonly purpose: 'register' | 'forget';
  readonly onProven: (proven: Proven) => void;
}

const FIELD_IDS = {
  membership_no: 'register-number',
  card_person: 'register-card',
  birth_date: 'register-birth',
  terms: 'register-terms',
} as const;
const FIELDS = Object.keys(FIELD_IDS) as (keyof typeof FIELD_IDS)[];
const EMPTY = { membership_no: '', card_person: '', birth_date: '', terms: false };

/** First step: number, citizen number and birthday. What is typed stays when it is refused. */
export function ProofStep({ purpose, onProven }: ProofStepProps) {
  const api = useApi();
  const form = useForm({ defaultValues: EMPTY, shouldFocusError: false });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const { errors } = form.formState;
  // The date field has three controls; its value is kept here, not in one of them.
  form.register('birth_date', { required: text.needBirth });

  const send = async (typed: typeof EMPTY) => {
    setBusy(true);
    const membership_no = padMembershipNo(digitsOnly(typed.membership_no));
    try {
      const answer = await api('memberRegisterCheck', {
        body: {
          membership_no,
          card_person: digitsOnly(typed.card_person),
          birth_date: typed.birth_date,
          purpose,
        },
      });
      setRefusals(sayResult(answer));
      if (answer.ticket)
        onProven({
          ticket: answer.ticket,
          phone: answer.phone_masked ?? '',
          subject: membership_no,
        });
    } catch (error) {
      setRefusals([failureWords(error)]);
      notify.error(failureWords(error));
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
    ...refusals.map((message) => ({ fieldId: FIELD_IDS.membership_no, message })),
    ...FIELDS.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ fieldId: FIELD_IDS[name], message }] : [];
    }),
  ];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {summary.length > 0 && <ErrorSummary key={attempts} title={text.failed} errors={summary} />}
      <p>{text.proofLead}</p>
      <TextField
        {...form.register('membership_no', {
          validate: (value) => digitsOnly(value) !== '' || text.needMembershipNo,
        })}
        id={FIELD_IDS.membership_no}
        label={text.membershipNo}
        hint={text.membershipHint}
        inputMode="numeric"
        autoComplete="username"
        error={errors.membership_no?.message}
      />
      <TextField
        {...form.register('card_person', {
          validate: (value) => digitsOnly(value).length === 13 || text.needCard,
        })}
        id={FIELD_IDS.card_person}
        label={text.card}
        hint={text.cardHint}
        inputMode="numeric"
        autoComplete="off"
        error={errors.card_person?.message}
      />
      <DateField
        id={FIELD_IDS.birth_date}
        label={text.birth}
        value={form.watch('birth_date')}
        onChange={(day) => form.setValue('birth_date', day, { shouldValidate: attempts > 0 })}
        error={errors.birth_date?.message}
      />
      {purpose === 'register' && (
        <div>
          <Checkbox
            {...form.register('terms', { required: text.needTerms })}
            id={FIELD_IDS.terms}
            label={text.terms}
            error={errors.terms?.message}
          />
          <a href={paths.member.terms} target="_blank" rel="noopener">
            {text.readTerms}
          </a>
        </div>
      )}
      <Button type="submit" variant="primary" fullWidth busy={busy} busyLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}
