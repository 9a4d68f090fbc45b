import { CSRF_HEADER } from '@coop/contracts/csrf';
import type { Body } from '@coop/contracts/endpoints';
import type { Answer } from '../call/answer.ts';
import { NO_TOKEN } from '../call/bot-tokens.ts';
import type { Session } from '../call/browser.ts';
import type { Control } from '../call/control.ts';
import { operationOf } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import type { Wire } from '../call/wire.ts';
import type { Probe } from '../probe/probe.ts';
import { sessionOf } from './session-of.ts';

/** A session and the answer of the sign-in, or the reason why there is none. */
export type SignedIn =
  | { readonly as: Session; readonly login?: unknown }
  | { readonly why: string; readonly isRefused?: boolean };

export function loginBody(who: 'member' | 'other' | 'membergroup', options: Options) {
  if (who === 'membergroup') {
    return {
      member_group_no: options.agency,
      member_group_pass: options.agencyPassword,
      remember: false,
    } satisfies Body<'membergroupAuthLogin'>;
  }
  const isOther = who === 'other';
  return {
    membership_no: isOther ? options.otherMember : options.member,
    mem_password: isOther ? options.otherPassword : options.password,
    remember: false,
    recaptcha: options.botToken,
  } satisfies Body<'memberAuthLogin'>;
}

/** Statuses that refuse the credentials: an error in the runner's call, not a breach of the contract. */
const NOT_TAKEN = [422, 429];

/** Some calls require the bot check after failures. */
export function asksForBotCheck({ status, body }: Answer): boolean {
  const { errors } = (body ?? {}) as { errors?: object };
  return status === 422 && errors !== undefined && 'recaptcha' in errors;
}

/** Says why nobody was let in, and which option would help. */
function refusalOf(answer: Answer): string {
  if (asksForBotCheck(answer)) return 'the backend did not take the --bot-token';
  if (answer.status === 429)
    return 'too many have tried (HTTP 429); --max-wait waits as long as it says';
  const { errors } = (answer.body ?? {}) as { errors?: object };
  const fields = Object.keys(errors ?? {}).join(', ');
  return `the number and password were not taken (HTTP ${answer.status}${fields && ` at ${fields}`})`;
}

async function askToSignIn(
  key: 'memberAuthLogin' | 'membergroupAuthLogin',
  no: string,
  name: string,
  body: object,
  { options, probe }: { options: Options; probe: Probe },
): Promise<SignedIn> {
  const browser = await probe.browser();
  const before = browser.copy();
  const run = (sent: object) =>
    probe.run(
      operationOf(key, options.paths),
      {
        family: 'example',
        name: `sign in as ${name}`,
        session: 'none',
        // A session of a second world would open nothing in this one.
        staysHere: true,
        as: { bearer: undefined, browser, isInCookie: false },
        expects: { kind: 'success' },
        body: sent,
      },
      ({ status }) => !NOT_TAKEN.includes(status),
    );
  const first = await run(body);
  // After failures from the same address some calls require the bot check.
  const answer =
    asksForBotCheck(first) && !('recaptcha' in body)
      ? await run({ ...body, recaptcha: options.botToken })
      : first;
  if (NOT_TAKEN.includes(answer.status)) {
    return { why: `could not sign in as ${name}: ${refusalOf(answer)}`, isRefused: true };
  }
  if (answer.failure === NO_TOKEN) return { why: NO_TOKEN };
  const { token } = (answer.body ?? {}) as { token?: unknown };
  const opening = { token: typeof token === 'string' ? token : '', browser, before };
  if (opening.token === '' && !browser.isMarked()) {
    return { why: `${key} answered HTTP ${answer.status} without a token` };
  }
  const { as, tokens } = await sessionOf(key, opening, { options, probe });
  probe.log.signIns.push({ no, tokens, answer });
  return { as, login: answer.body };
}

/** Signs in by the documented call; its answer is judged like any other. */
export async function signIn(
  who: 'member' | 'other' | 'membergroup',
  options: Options,
  probe: Probe,
): Promise<SignedIn> {
  const no = { member: options.member, other: options.otherMember, membergroup: options.agency };
  if (no[who] === '') return { why: `no ${who} was named to sign in as` };
  const key = who === 'membergroup' ? 'membergroupAuthLogin' : 'memberAuthLogin';
  return askToSignIn(key, no[who], who, loginBody(who, options), { options, probe });
}

/** Signs in any member. */
export const signInAs = (no: string, password: string, options: Options, probe: Probe) =>
  askToSignIn(
    'memberAuthLogin',
    no,
    'another member',
    { ...loginBody('member', options), membership_no: no, mem_password: password },
    { options, probe },
  );

/** Signs in the administrator, outside the contract: the mock's call is known, other backends need a cookie. */
export async function signInAdmin(
  options: Options,
  wire: Wire,
  control: Control | undefined,
): Promise<SignedIn> {
  const browser = wire.visitor.copy();
  const as: Session = { bearer: undefined, browser, isInCookie: false };
  if (options.adminCookie) {
    browser.take('/', new Headers({ 'set-cookie': `${options.adminCookie}; Path=/` }));
    return { as };
  }
  if (!control) return { why: 'no --admin-cookie was given' };
  const path = '/admin/login';
  const shown = browser.headersFor(path);
  const form = {
    admin: 'admin',
    password: 'demo1234',
    membership_no: options.member,
    reason: 'contract run',
    token: shown[CSRF_HEADER.toLowerCase()] ?? '',
  };
  const answer = await wire.send({
    method: 'POST',
    path,
    headers: { ...wire.headers, ...shown, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  browser.take(path, answer.headers);
  const isIn = browser.cookies().some(({ key }) => key.endsWith('admin_session'));
  return isIn ? { as } : { why: `the mock’s /admin/login answered HTTP ${answer.status}` };
}
