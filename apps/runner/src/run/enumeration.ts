import { breaking, type Finding } from '@coop/contract-laws/finding';
import type { Answer } from '../call/answer.ts';
import type { Operation } from '../call/operation.ts';
import type { Case, Fields } from '../cases/case.ts';
import { asksForBotCheck } from '../people/sign-in.ts';
import type { Probe } from '../probe/probe.ts';

/** Fields that name a person or an agency. */
const NAMES = ['membership_no', 'member_group_no'] as const;

const SLOWER_MS = 100;
const TIMES = 3;

const finding = (path: string, sent: string): Finding =>
  breaking(
    'tells-who-is-a-member',
    path,
    'a number of nobody is refused like a wrong secret',
    sent,
  );

/** Returns the text of a refusal without the number that was sent. */
const wordsOf = ({ text }: Answer, no: string): string =>
  text.replaceAll(no, '').replace(/\d+/g, '9');

const nobody = (no: string): string => no.replace(/^\d{4}/, '9999');

const wrongSecret = (value: unknown): string => {
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return '1901-02-03';
  return /^\d+$/.test(text) ? text.split('').toReversed().join('') : `${text}-not`;
};

const SECRETS = ['mem_password', 'member_group_pass', 'birth_date'] as const;

const isSlower = (slow: readonly Answer[], fast: readonly Answer[]): boolean => {
  const leastMs = Math.min(...slow.map(({ ms }) => ms));
  const mostMs = Math.max(...fast.map(({ ms }) => ms));
  return leastMs > mostMs + SLOWER_MS && leastMs > mostMs * TIMES;
};

/** Compares the answers to a known and an unknown number, both with a wrong secret. */
function differences(knowns: readonly Answer[], nobodys: readonly Answer[], no: string): Finding[] {
  const first = knowns[0];
  const other = nobodys[0];
  if (!first || !other || [first, other].some(({ status }) => status === 429 || status === 0))
    return [];
  if (first.status !== other.status) {
    return [finding('status', `HTTP ${first.status} and HTTP ${other.status}`)];
  }
  if (wordsOf(first, no) !== wordsOf(other, nobody(no))) return [finding('words', 'other words')];
  return isSlower(knowns, nobodys) || isSlower(nobodys, knowns)
    ? [finding('time', 'at another speed')]
    : [];
}

/** Asks for both numbers, past the bot check where it is asked for. */
async function askBoth(ask: (no: string, passes: boolean) => Promise<Answer>, no: string) {
  const round = async (passes: boolean) => ({
    known: await ask(no, passes),
    nobody: await ask(nobody(no), passes),
  });
  const asks = (both: typeof last) => Object.values(both).map(asksForBotCheck);
  let last = await round(false);
  // The check is asked for after some failures, which may be between the two.
  if (new Set(asks(last)).size > 1) last = await round(false);
  return asks(last).every(Boolean) ? round(true) : last;
}

/**
 * Asks with a known and an unknown number, both with a wrong secret: status, words and time must not tell which is
 * which. A difference in time counts only when it repeats twice, so that a busy machine is no breach.
 */
export async function judgeEnumeration(
  operation: Operation,
  body: Fields | undefined,
  { probe, botToken }: { probe: Probe; botToken: string },
): Promise<void> {
  const name = NAMES.find((other) => typeof body?.[other] === 'string');
  const secret = SECRETS.find((other) => body?.[other] !== undefined);
  if (!operation.endpoint.isAttempt || !body || !name || !secret) return;
  const no = String(body[name]);
  const ask = (number: string, passes: boolean) => {
    const testCase: Case = {
      family: 'who is a member',
      name: number === no ? 'a number that is known' : 'a number of nobody',
      session: 'none',
      body: {
        ...body,
        ...(passes && { recaptcha: botToken }),
        [secret]: wrongSecret(body[secret]),
        [name]: number,
      },
      expects: { kind: 'answer' },
    };
    return probe.run(operation, testCase);
  };
  const knowns: Answer[] = [];
  const nobodys: Answer[] = [];
  const round = async () => {
    const both = await askBoth(ask, no);
    knowns.push(both.known);
    nobodys.push(both.nobody);
  };
  await round();
  const suspects = () => differences(knowns, nobodys, no);
  if (suspects()[0]?.path === 'time') await round();
  if (suspects()[0]?.path === 'time') await round();
  const [last] = nobodys;
  if (last) probe.amend(last, 'status', suspects());
}
