import { useApi } from '../../client/api.tsx';
import { RegisterPage } from '../../parts/register/register-page.tsx';
import { paths } from '../../site/paths.ts';
import { ProofStep } from './proof-step.tsx';
import { text } from './text.ts';

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
