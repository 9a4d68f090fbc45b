import { breaking } from '@coop/contract-laws/finding';
import { TOO_MANY } from '@coop/contract-laws/rate-limit';
import type { Answer } from '../call/answer.ts';
import type { Operation } from '../call/operation.ts';
import { type Case, refusal } from '../cases/case.ts';
import type { Setting } from '../people/setting.ts';
import { asksForBotCheck, loginBody } from '../people/sign-in.ts';

const WHAT = 'wrong passwords one after another';
/** More than anybody mistypes; a program guesses so many in a second. */
const TIMES = 20;

/** A refusal without its figures, which may say how many tries are left. */
const wordsOf = ({ status, text }: Answer): string => `${status} ${text.replace(/\d+/g, '9')}`;

const isRefusal = ({ status }: Answer): boolean => status >= 200 && status < 500;

/**
 * Signs in with wrong passwords, each past the bot check: at last the backend must hold them back, lock, or at least say
 * something else than at the first.
 */
export async function exerciseGuessing(operation: Operation, setting: Setting): Promise<void> {
  const { options, probe, isMock } = setting;
  const skip = (why: string) =>
    probe.log.skipped.push({ endpoint: operation.key, what: WHAT, why });
  const person = isMock ? { no: options.member, password: options.password } : options.writeMember;
  if (!person || (!isMock && !options.allowWrites))
    return void skip('no --write-member, who may be locked out, was named with --allow-writes');
  if (options.botTokens.isSingleUse) return void skip('each would use up a --bot-token');
  const sentences = new Set<string>();
  let last: Answer | undefined;
  for (let time = 1; time <= TIMES; time += 1) {
    const testCase: Case = {
      family: 'wrong secret',
      name: `a guess, time ${time}`,
      session: 'none',
      staysHere: true,
      body: {
        ...loginBody('member', options),
        membership_no: person.no,
        mem_password: `${person.password}-guess-${time}`,
      },
      expects: refusal('wrong-password-accepted', [422, 401, 403, 404, 423]),
    };
    // Being held back is what is asked for, and no case that was.
    last = await probe.run(operation, testCase, ({ status }) => status !== TOO_MANY);
    if (last.status === TOO_MANY || !isRefusal(last) || asksForBotCheck(last)) return;
    sentences.add(wordsOf(last));
  }
  if (!last || sentences.size > 1) return;
  const says = 'whoever guesses is held back';
  const sent = `the same refusal ${TIMES} times`;
  probe.amend(last, 'status', [breaking('guessing-unlimited', `HTTP ${last.status}`, says, sent)]);
}
