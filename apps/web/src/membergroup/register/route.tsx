import { useApi } from '../../client/api.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { RegisterPage } from '../../parts/register/register-page.tsx';
import { paths } from '../../site/paths.ts';
import { ProofStep } from './proof-step.tsx';

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
