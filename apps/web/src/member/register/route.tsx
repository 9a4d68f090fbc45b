import { isCitizenNo } from '@coop/format/identifiers/citizen-no';
import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { digitsOnly } from '@coop/format/text/thai-text';
import { Checkbox } from '@coop/ui/checkbox';
import { DateField } from '@coop/ui/date-field';
import { useRef } from 'react';
import { useLocation } from 'react-router';
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
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';

/** Words that differ from the agency's screen; the rest is in accounts. */
const text = {
  titles: { register: 'สมัครใช้งานครั้งแรก', forget: 'ลืมรหัสผ่าน' },
  switch: {
    register: 'เคยสมัครแล้ว แต่ลืมรหัสผ่าน',
    forget: 'ยังไม่เคยสมัคร สมัครใช้งานครั้งแรก',
  },
  toLogon: 'กลับไปหน้าเข้าสู่ระบบ',
} as const;

const SET_PASSWORD = { register: 'memberRegisterCreate', forget: 'memberForgetCreate' } as const;

/** /member/registerauth, /member/register and /member/forget */
export function Component() {
  const api = useApi();
  return (
    <RegisterPage
      text={text}
      paths={paths.member}
      ProofStep={ProofStep}
      setPassword={(purpose, body) => api(SET_PASSWORD[purpose], { body })}
    />
  );
}

const IDS = {
  membership_no: 'register-number',
  card_person: 'register-card',
  birth_date: 'register-birth',
  terms: 'register-terms',
} as const;
const EMPTY = { membership_no: '', card_person: '', birth_date: '', terms: false };

/** The number that was typed on the page before: who forgot a password types it once. */
function useEmpty(): typeof EMPTY {
  const { state } = useLocation();
  const no: unknown = Object(state).no;
  return typeof no === 'string' ? { ...EMPTY, membership_no: no } : EMPTY;
}

/** Digits that are no citizen number are a slip, which its owner can mend before anybody is asked. */
function cardProblem(digits: string): string | undefined {
  if (digits.length !== 13) return 'เลขประจำตัวประชาชนต้องเป็นตัวเลข 13 หลัก';
  return isCitizenNo(digits) ? undefined : 'เลขประจำตัวประชาชนไม่ถูกต้อง กรุณาตรวจสอบกับบัตรประชาชนทีละหลัก';
}

function useProofStep({ purpose, onProven }: ProofStepProps): Step<typeof EMPTY> {
  const api = useApi();
  const site = useSite();
  return useStep<typeof EMPTY>({
    empty: useEmpty(),
    ids: IDS,
    send: async ({ birth_date, ...typed }) => {
      const membership_no = padMembershipNo(digitsOnly(typed.membership_no));
      const card_person = digitsOnly(typed.card_person);
      const body = { membership_no, card_person, birth_date, purpose };
      const answer = await withRequestedBotCheck(site, (check) =>
        api('memberRegisterCheck', { body: { ...body, ...check } }),
      );
      return takeProof(answer, membership_no, onProven, {
        birthDate: birth_date,
        numbers: [card_person],
      });
    },
  });
}

/** First step: number, citizen number and birthday. */
function ProofStep(props: ProofStepProps) {
  const step = useProofStep(props);
  const { form, errorOf, summary } = step;
  // The date field has three controls; its value is kept here, not in one of them.
  const dayProblem = useRef<string>(undefined);
  form.register('birth_date', {
    validate: (day) => day !== '' || (dayProblem.current ?? 'กรุณาระบุวันเกิดให้ครบ วัน เดือน ปี พ.ศ.'),
  });
  return (
    <ProofForm
      step={step}
      lead="กรอกข้อมูลสามอย่างให้ตรงกับทะเบียนของสหกรณ์ ระบบจะส่งรหัสยืนยันไปยังโทรศัพท์ที่ท่านให้ไว้"
    >
      <NumberField
        step={step}
        name="membership_no"
        id={IDS.membership_no}
        label="เลขทะเบียนสมาชิก"
        hint="พิมพ์เฉพาะตัวเลข ไม่ต้องเติมศูนย์ข้างหน้า"
        autoComplete="username"
        problemOf={(digits) => (digits === '' ? 'กรุณากรอกเลขทะเบียนสมาชิก' : undefined)}
      />
      <NumberField
        step={step}
        name="card_person"
        id={IDS.card_person}
        label="เลขประจำตัวประชาชน"
        hint="ตัวเลข 13 หลัก มีขีดหรือไม่ก็ได้"
        autoComplete="off"
        problemOf={cardProblem}
      />
      <DateField
        isBirthday
        id={IDS.birth_date}
        label="วันเกิด"
        value={form.watch('birth_date')}
        onChange={(day) =>
          form.setValue('birth_date', day, { shouldValidate: summary.attempts > 0 })
        }
        onProblem={(problem) => {
          dayProblem.current = problem;
        }}
        error={errorOf('birth_date')}
      />
      <NewPhone />
      {props.purpose === 'register' && <TermsBox step={step} />}
    </ProofForm>
  );
}

/** Says what to do where the code cannot come: before it is sent, as it goes to a number that one may no longer have. */
function NewPhone() {
  return <p className="note">หากเปลี่ยนเบอร์โทรศัพท์แล้ว โปรดแจ้งเบอร์ใหม่ที่สำนักงานสหกรณ์พร้อมบัตรประชาชนก่อน</p>;
}

function TermsBox({ step: { form, errorOf } }: { step: Step<typeof EMPTY> }) {
  return (
    <div>
      <Checkbox
        {...form.register('terms', { required: 'กรุณาอ่านและยอมรับข้อตกลงการใช้งาน' })}
        id={IDS.terms}
        label="ข้าพเจ้าอ่านและยอมรับข้อตกลงการใช้งานแล้ว"
        error={errorOf('terms')}
      />
      <a href={paths.member.terms} target="_blank" rel="noopener">
        อ่านข้อตกลงการใช้งาน (เปิดหน้าใหม่)
      </a>
    </div>
  );
}
