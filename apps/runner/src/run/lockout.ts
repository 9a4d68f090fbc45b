import { breaking } from '@coop/contract-laws/finding';
import { TOO_MANY } from '@coop/contract-laws/rate-limit';
import type { Operation } from '../call/operation.ts';
import { type Case, refusal } from '../cases/case.ts';
import type { Setting } from '../people/setting.ts';
import { loginBody } from '../people/sign-in.ts';

const WHAT = 'sign-ins that failed the bot check';
/** More than a backend lets anybody fail at one number. */
const TIMES = 12;

/**
 * Signs in without having passed the bot check, more often than a number may be guessed at, and then rightly: whoever
 * floods must not shut the member out. What the backend holds back from this address altogether says nothing of that.
 */
export async function exerciseLockout(operation: Operation, setting: Setting): Promise<void> {
  const { options, probe, isMock } = setting;
  const skip = (why: string) =>
    probe.log.skipped.push({ endpoint: operation.key, what: WHAT, why });
  const person = isMock ? { no: options.member, password: options.password } : options.writeMember;
  if (!person || options.otherMember === '') {
    skip('no --write-member, who may be locked out, and --other-member were named');
    return;
  }
  const rightly = { ...loginBody('member', options), membership_no: person.no };
  const ask = (name: string, body: object, expects: Case['expects']) =>
    probe.run(operation, {
      family: 'wrong secret',
      name,
      session: 'none',
      staysHere: true,
      body: { ...rightly, mem_password: person.password, ...body },
      expects,
    });
  for (let time = 1; time <= TIMES; time += 1) {
    await ask(
      `a bot check of nobody, time ${time}`,
      { recaptcha: 'passed-by-nobody' },
      refusal('bot-check-not-enforced', [422, TOO_MANY]),
    );
  }
  const right = await ask('the right sign-in after them', {}, { kind: 'answer' });
  if (right.status === 200) return;
  const other = await ask('another member after them', loginBody('other', options), {
    kind: 'answer',
  });
  if (other.status !== 200) {
    skip(`the backend holds this address back (HTTP ${other.status})`);
    return;
  }
  const says = 'what fails the bot check counts for nobody but who sends it';
  const sent = `HTTP ${right.status} after ${TIMES} sign-ins that failed the check`;
  probe.amend(right, 'status', [
    breaking('failed-check-locks-out', `HTTP ${right.status}`, says, sent),
  ]);
}
