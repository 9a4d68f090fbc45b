import type { Browser, Session } from '../call/browser.ts';
import { operationOf } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import { type Probe, unrecorded } from '../probe/probe.ts';
import { checkOf } from './check-of.ts';

/** Things that a sign-in has left with whoever signed in. */
interface Given {
  /** The token of the answer, or an empty text. */
  readonly token: string;
  readonly browser: Browser;
  /** The browser as it was before. */
  readonly before: Browser;
}

/** Returns the values of the cookies that a sign-in set and no script can read. */
function setCookies({ browser, before }: Given): string[] {
  const known = new Map(before.cookies().map(({ key, value }) => [key, value]));
  return browser
    .cookies()
    .filter(({ key, value, httpOnly }) => httpOnly && known.get(key) !== value)
    .map(({ value }) => value);
}

/**
 * Finds out which of token and cookies is the session: a protected call decides, made with each of them alone. Where the
 * backend keeps nothing in a browser it can only be the token.
 */
export async function sessionOf(
  key: 'memberAuthLogin' | 'membergroupAuthLogin',
  opening: Given,
  { options, probe }: { options: Options; probe: Probe },
): Promise<{ readonly as: Session; readonly tokens: readonly string[] }> {
  const { token, browser, before } = opening;
  const bearer = token === '' ? undefined : token;
  const byToken = { bearer, browser, isInCookie: false };
  const tokens = bearer === undefined ? [] : [bearer];
  const check = checkOf(key === 'memberAuthLogin' ? 'member' : 'membergroup');
  if (!browser.isMarked() || !check) return { as: byToken, tokens };
  const opens = async (as: Session) => {
    const { status } = await probe.run(
      operationOf(check, options.paths),
      {
        family: 'example',
        name: 'which is the session',
        session: 'none',
        as,
        body: {},
        expects: { kind: 'answer' },
      },
      unrecorded,
    );
    return status === 200;
  };
  const nobody = { bearer: undefined, browser: before, isInCookie: false };
  // A door that is open to everybody decides nothing.
  const isOpen = await opens(nobody);
  const isInCookie = !isOpen && (await opens({ ...nobody, browser }));
  const isInToken = bearer !== undefined && (isOpen || (await opens({ ...nobody, bearer })));
  if (isInToken || !isInCookie) return { as: { bearer, browser, isInCookie }, tokens };
  return { as: { bearer: undefined, browser, isInCookie }, tokens: setCookies(opening) };
}
