import type { Session } from '../call/browser.ts';
import { CannotRun } from '../call/cannot-run.ts';
import type { Control } from '../call/control.ts';
import type { Operation } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import type { Wire } from '../call/wire.ts';
import type { Credentials, Who } from '../cases/case.ts';
import type { Probe } from '../probe/probe.ts';
import { signIn, signInAdmin } from './sign-in.ts';

export interface SigningIn {
  readonly options: Options;
  readonly operations: readonly Operation[];
  readonly probe: Probe;
  readonly wire: Wire;
  readonly control: Control | undefined;
  /** Filled as people sign in; the probe reads it. */
  readonly credentials: Map<Who, Session>;
}

/** Returns the people whose sessions the endpoints need: the right kind, and wrong kinds for the refusals. */
function neededBy(operations: readonly Operation[]): Who[] {
  const kinds = new Set(operations.map(({ endpoint }) => endpoint.session));
  const logins = operations.map(({ key }) => key);
  const needed: Who[] = [];
  const hasSessions = kinds.has('member') || kinds.has('membergroup') || kinds.has('admin');
  if (hasSessions || logins.includes('memberAuthLogin')) needed.push('member');
  if (kinds.has('member')) needed.push('other');
  if (hasSessions || logins.includes('membergroupAuthLogin')) needed.push('membergroup');
  if (kinds.has('admin')) needed.push('admin');
  return needed;
}

/** Signs in everybody who is needed. Throws when the credentials that a chosen endpoint requires are wrong. */
export async function signInAll(signing: SigningIn) {
  const { options, operations, probe, credentials } = signing;
  const kinds = new Set<string>(operations.map(({ endpoint }) => endpoint.session));
  const absent = new Map<Who, string>();
  /** Answers of the sign-ins. */
  const logins = new Map<Who, unknown>();
  for (const who of neededBy(operations)) {
    const signedIn =
      who === 'admin'
        ? await signInAdmin(options, signing.wire, signing.control)
        : await signIn(who, options, probe);
    if ('as' in signedIn) {
      credentials.set(who, signedIn.as);
      logins.set(who, signedIn.login);
    } else {
      if (signedIn.isRefused && kinds.has(who)) throw new CannotRun(signedIn.why);
      absent.set(who, signedIn.why);
    }
  }
  return { credentials: credentials as Credentials, absent, logins };
}

export type People = Awaited<ReturnType<typeof signInAll>>;
