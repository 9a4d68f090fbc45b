import { digitsOnly } from '@coop/format/text/thai-text';
import {
  NumberField,
  ProofForm,
  type ProofStepProps,
  takeProof,
} from '../../accounts/proof-step.tsx';
import { RegisterPage } from '../../accounts/register-page.tsx';
import { type Step, useStep } from '../../accounts/step.tsx';
import { useApi } from '../../client/api.tsx';
import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';

const TEXT = {
  titles: { register: 'ลงทะเบียนหน่วยงาน', forget: 'ลืมรหัสผ่านหน่วยงาน' },
  switch: {
    register: 'เคยลงทะเบียนแล้ว แต่ลืมรหัสผ่าน',
    forget: 'ยังไม่เคยลงทะเบียน ลงทะเบียนครั้งแรก',
  },
  toLogon: 'กลับไปหน้าเข้าสู่ระบบหน่วยงาน',
} as const;

const SET_PASSWORD = {
  register: 'membergroupRegisterCreate',
  forget: 'membergroupForgetCreate',
} as const;

/** /membergroup/register and /membergroup/forget */
export function Component() {
  const api = useApi();
  return (
    <RegisterPage
      text={TEXT}
      paths={paths.membergroup}
      ProofStep={ProofStep}
      setPassword={(purpose, body) => api(SET_PASSWORD[purpose], { body })}
      onFailure={sayGroupFailure}
    />
  );
}

/** Each field: its words, and which digits are right. */
const FIELDS = {
  memgroup_no: {
    id: 'group-register-number',
    label: 'เลขหน่วยงาน',
    hint: 'ตัวเลข 8 หลักตามหนังสือแจ้งของสหกรณ์',
    autoComplete: 'username',
    isRight: /^\d{5,12}$/,
    wrong: 'กรุณากรอกเลขหน่วยงานเป็นตัวเลข ตามหนังสือแจ้งของสหกรณ์',
  },
  tax_no: {
    id: 'group-register-tax',
    label: 'เลขประจำตัวผู้เสียภาษีของหน่วยงาน',
    hint: 'ตัวเลข 13 หลัก มีขีดหรือไม่ก็ได้',
    autoComplete: 'off',
    isRight: /^\d{13}$/,
    wrong: 'เลขประจำตัวผู้เสียภาษีต้องเป็นตัวเลข 13 หลัก',
  },
  phone: {
    id: 'group-register-phone',
    label: 'เบอร์โทรศัพท์ของผู้แทนหน่วยงาน',
    hint: 'เบอร์ที่แจ้งไว้กับสหกรณ์',
    autoComplete: 'tel',
    isRight: /^0\d{8,9}$/,
    wrong: 'เบอร์โทรศัพท์ต้องเป็นตัวเลข 9 หรือ 10 หลัก ขึ้นต้นด้วย 0',
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
      const tax_no = digitsOnly(typed.tax_no);
      const phone = digitsOnly(typed.phone);
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
function ProofStep(props: ProofStepProps) {
  const step = useProofStep(props);
  return (
    <ProofForm
      step={step}
      lead="กรอกข้อมูลสามอย่างให้ตรงกับที่หน่วยงานแจ้งไว้กับสหกรณ์ ระบบจะส่งรหัสยืนยันไปยังโทรศัพท์ของผู้แทนหน่วยงาน"
    >
      {NAMES.map((name) => {
        const { isRight, wrong, ...field } = FIELDS[name];
        const problemOf = (digits: string) => (isRight.test(digits) ? undefined : wrong);
        return <NumberField key={name} step={step} name={name} {...field} problemOf={problemOf} />;
      })}
    </ProofForm>
  );
}
