import { useApi } from '../../client/api.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { RegisterPage } from '../../parts/register/register-page.tsx';
import { paths } from '../../site/paths.ts';
import { ProofStep } from './proof-step.tsx';
import { text } from './text.ts';

const SET_PASSWORD = {
  register: 'membergroupRegisterCreate',
  forget: 'membergroupForgetCreate',
} as const;

/** /membergroup/register and /membergroup/forget */
export function Component() {
  const api = useApi();
  return (
    <RegisterPage
      text={text}
      paths={paths.membergroup}
      ProofStep={ProofStep}
      setPassword={(purpose, body) => api(SET_PASSWORD[purpose], { body })}
      onFailure={sayGroupFailure}
    />
  );
}
