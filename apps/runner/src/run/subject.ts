import { exampleInput } from '@coop/contracts/examples/inputs';
import type { Operation } from '../call/operation.ts';
import type { Fields, Subject } from '../cases/case.ts';
import type { Setting } from '../people/setting.ts';
import { loginBody } from '../people/sign-in.ts';

function exampleBody(
  { key, endpoint }: Operation,
  { options, isMock }: Setting,
): Fields | undefined {
  const example = endpoint.body && ((exampleInput(key).body ?? {}) as Fields);
  if (endpoint.lifecycle === 'login') {
    return loginBody(key === 'memberAuthLogin' ? 'member' : 'membergroup', options);
  }
  if (!example) return undefined;
  const passes: Fields = { recaptcha: options.botToken };
  const fields: Fields =
    !isMock && endpoint.isAttempt
      ? { ...passes, membership_no: options.member, mem_password: options.password }
      : passes;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, fields[name] ?? value]),
  );
}

/** Builds the example of a call. */
export function subjectFor(operation: Operation, setting: Setting): Subject {
  const { session } = operation.endpoint;
  return {
    operation,
    session,
    body: exampleBody(operation, setting),
    params: exampleInput(operation.key).params,
    seed: setting.options.seed,
  };
}
