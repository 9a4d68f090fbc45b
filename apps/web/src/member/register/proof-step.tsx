import { padMembershipNo } from '@coop/format/membership-no';
import { digitsOnly } from '@coop/format/thai-digits';
import { Checkbox } from '@coop/ui/checkbox';
import { DateField } from '@coop/ui/date-field';
import { TextField } from '@coop/ui/text-field';
import { useApi } from '../../client/api.tsx';
import type { Proven } from '../../parts/register/password-step.tsx';
import { sayResult } from '../../parts/register/result.ts';
import { type Step, StepForm, useStep } from '../../parts/register/step.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

interface ProofStepProps {
  readonly purpose: 'register' | 'forget';
  readonly onProven: (proven: Proven) => void;
}

const IDS = {
  membership_no: 'register-number',
  card_person: 'register-card',
  birth_date: 'register-birth',
  terms: 'register-terms',
} as const;
const EMPTY = { membership_no: '', card_person: '', birth_date: '', terms: false };

function useProofStep({ purpose, onProven }: ProofStepProps): Step<typeof EMPTY> {
  const api = useApi();
  return useStep<typeof EMPTY>({
    empty: EMPTY,
    ids: IDS,
    send: async ({ card_person, birth_date, ...typed }) => {
      const membership_no = padMembershipNo(digitsOnly(typed.membership_no));
      const answer = await api('memberRegisterCheck', {
        body: { membership_no, card_person: digitsOnly(card_person), birth_date, purpose },
      });
      const { ticket, phone_masked: phone = '' } = answer;
      // Without a ticket there is no second step, whatever the code says.
      const refusals = sayResult(ticket ? answer : { ...answer, rc_code: '0' });
      if (ticket) onProven({ ticket, phone, subject: membership_no });
      return refusals;
    },
  });
}

/** First step: number, citizen number and birthday. */
export function ProofStep(props: ProofStepProps) {
  const step = useProofStep(props);
  const { form, errorOf, attempts } = step;
  // The date field has three controls; its value is kept here, not in one of them.
  form.register('birth_date', { required: text.needBirth });
  return (
    <StepForm step={step} submitWords={text.send} busyWords={text.sending}>
      <p>{text.proofLead}</p>
      <TextField
        {...form.register('membership_no', {
          validate: (value) => digitsOnly(value) !== '' || text.needMembershipNo,
        })}
        id={IDS.membership_no}
        label={text.membershipNo}
        hint={text.membershipHint}
        inputMode="numeric"
        autoComplete="username"
        error={errorOf('membership_no')}
      />
      <TextField
        {...form.register('card_person', {
          validate: (value) => digitsOnly(value).length === 13 || text.needCard,
        })}
        id={IDS.card_person}
        label={text.card}
        hint={text.cardHint}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('card_person')}
      />
      <DateField
        id={IDS.birth_date}
        label={text.birth}
        value={form.watch('birth_date')}
        onChange={(day) => form.setValue('birth_date', day, { shouldValidate: attempts > 0 })}
        error={errorOf('birth_date')}
      />
      {props.purpose === 'register' && <TermsBox step={step} />}
    </StepForm>
  );
}

function TermsBox({ step: { form, errorOf } }: { step: Step<typeof EMPTY> }) {
  return (
    <div>
      <Checkbox
        {...form.register('terms', { required: text.needTerms })}
        id={IDS.terms}
        label={text.terms}
        error={errorOf('terms')}
      />
      <a href={paths.member.terms} target="_blank" rel="noopener">
        {text.readTerms}
      </a>
    </div>
  );
}
