import { digitsOnly } from '@coop/format/thai-digits';
import { useApi } from '../../client/api.tsx';
import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import {
  NumberField,
  ProofForm,
  type ProofStepProps,
  takeProof,
} from '../../parts/register/proof-step.tsx';
import { type Step, useStep } from '../../parts/register/step.tsx';
import { useSite } from '../../site/site.tsx';
import { text } from './text.ts';

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

const IDS = {
  memgroup_no: FIELDS.memgroup_no.id,
  tax_no: FIELDS.tax_no.id,
  phone: FIELDS.phone.id,
} as const;

function useProofStep({ purpose, onProven }: ProofStepProps): Step<typeof EMPTY> {
  const api = useApi();
  const site = useSite();
  return useStep<typeof EMPTY>({
    empty: EMPTY,
    ids: IDS,
    send: async (typed) => {
      const member_group_no = digitsOnly(typed.memgroup_no);
      const [tax_no, phone] = [digitsOnly(typed.tax_no), digitsOnly(typed.phone)];
      const body = { member_group_no, tax_no, phone, purpose };
      const answer = await withRequestedBotCheck(site, (check) =>
        api('membergroupRegisterCheck', { body: { ...body, ...check } }),
      );
      return takeProof(answer, member_group_no, onProven, { numbers: [tax_no, phone] });
    },
    onFailure: sayGroupFailure,
  });
}

/** First step: number, tax number and phone. */
export function ProofStep(props: ProofStepProps) {
  const step = useProofStep(props);
  return (
    <ProofForm step={step} lead={text.proofLead}>
      {NAMES.map((name) => {
        const { isRight, wrong, ...field } = FIELDS[name];
        const problemOf = (digits: string) => (isRight.test(digits) ? undefined : wrong);
        return <NumberField key={name} step={step} name={name} {...field} problemOf={problemOf} />;
      })}
    </ProofForm>
  );
}
