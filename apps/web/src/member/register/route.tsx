import { useApi } from '../../client/api.tsx';
import { RegisterPage } from '../../parts/register/register-page.tsx';
import { paths } from '../../site/paths.ts';
import { ProofStep } from './proof-step.tsx';

/** What it says otherwise than the agency's screen; the rest is in parts/register. */
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
