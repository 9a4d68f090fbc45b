import { isTaken } from '../call/answer.ts';
import type { Session } from '../call/browser.ts';
import { type Operation, operationOf } from '../call/operation.ts';
import { type Case, type Fields, refusal } from '../cases/case.ts';
import { checkOf } from '../people/check-of.ts';
import type { Setting } from '../people/setting.ts';
import { loginBody, signInAs } from '../people/sign-in.ts';
import { outcomeOf } from './example.ts';
import { notReached } from './not-reached.ts';

const REFUSED = [422, 401, 403, 404] as const;
const WHAT = 'the old password after a change';

/** Chooses a password for the run; it begins with the known one, so that it can be recovered. */
const chosenFrom = (password: string): string => `${password}-Run9`;

/** Returns the named member or, on a mock, which is restored, the usual one. */
function whoseOf({ options, isMock }: Setting) {
  if (options.writeMember) return options.writeMember;
  return isMock ? { no: options.member, password: options.password } : undefined;
}

/** Asks with a session that was opened by the old password. */
async function mustBeDead(as: Session, { probe, options }: Setting): Promise<void> {
  const check = checkOf('member');
  if (!check) return;
  await probe.run(operationOf(check, options.paths), {
    family: 'after logout',
    name: 'a session of the old password',
    session: 'none',
    as,
    staysHere: true,
    body: {},
    expects: refusal('session-outlives-password', [401, 403, 419]),
  });
}

/**
 * Changes a password with a wrong old one, which must be refused, then with the right one, after which the old one must
 * not sign in, and changes it back. Logs why that was skipped, or that setting it back failed.
 */
export async function exerciseOldPassword(change: Operation, setting: Setting): Promise<void> {
  const { options, probe, isMock } = setting;
  const skip = (why: string) => probe.log.skipped.push({ endpoint: change.key, what: WHAT, why });
  const whose = whoseOf(setting);
  if (!whose) {
    skip('no --write-member was named, whose password may be changed and changed back');
    return;
  }
  const { no, password } = whose;
  const chosen = chosenFrom(password);
  let current = password;
  const older = await signInAs(no, password, options, probe);
  const first = await signInAs(no, password, options, probe);
  if (!('as' in first)) {
    skip(first.why.replace('another member', '--write-member'));
    return;
  }
  let { as } = first;
  const ask = (name: string, body: Fields, expects: Case['expects']) =>
    probe.run(change, {
      family: 'wrong secret',
      name,
      session: 'none',
      staysHere: true,
      owner: no,
      as,
      body,
      expects,
    });
  const wrongly = await ask(
    'a wrong old password of --write-member',
    { mem_password: chosen, mem_oldpassword: `${password}-not` },
    refusal('old-password-not-checked', REFUSED),
  );
  if (isTaken(wrongly)) current = chosen;
  else {
    const changed = await ask(
      'the right old password',
      { mem_password: chosen, mem_oldpassword: password },
      { kind: 'answer' },
    );
    if (!isTaken(changed)) {
      notReached(probe, changed, WHAT, `a new password was not taken: ${outcomeOf(changed)}`);
      return;
    }
    current = chosen;
    if ('as' in older) await mustBeDead(older.as, setting);
  }
  await probe.run(operationOf('memberAuthLogin', options.paths), {
    family: 'wrong secret',
    name: WHAT,
    session: 'none',
    staysHere: true,
    body: { ...loginBody('member', options), membership_no: no, mem_password: password },
    expects: refusal('old-password-still-opens', REFUSED),
  });
  const again = await signInAs(no, current, options, probe);
  if ('as' in again) as = again.as;
  const back = await ask(
    'back to the password before',
    { mem_password: password, mem_oldpassword: current },
    { kind: 'answer' },
  );
  if (!isTaken(back) && !isMock) {
    skip(
      `the password of --write-member could not be changed back (${outcomeOf(back)}): it is now --write-password with -Run9 after it`,
    );
  }
}
