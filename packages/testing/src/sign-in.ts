import { ApiError } from '@coop/contracts/api-error';
import { type Client, createClient } from '@coop/contracts/client';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import { CookieJar } from 'tough-cookie';

/** Password of everybody of the demo. */
const PASSWORD = 'demo1234';
/** Passes the mock's bot check. */
const BOT_TOKEN = 'always-pass';

/** Makes any call of the contract, by its key, as whoever has signed in. */
export type SignedIn = Client;

/** Keeps cookies as a browser does, and puts each call into a world. */
function fetchIn(headers: Readonly<Record<string, string>>, jar: CookieJar): typeof fetch {
  return async (address, init) => {
    const url = String(address);
    const sent = new Headers(init?.headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    sent.set('cookie', jar.getCookieStringSync(url));
    const answer = await fetch(url, { ...init, headers: sent });
    for (const cookie of answer.headers.getSetCookie()) jar.setCookieSync(cookie, url);
    return answer;
  };
}

/** Returns the error of a sign-in with the sentence that a person would read. */
function refusalOf(no: string, cause: unknown): Error {
  const { message = String(cause) } = (cause instanceof ApiError ? cause.body : cause) as {
    message?: string;
  };
  return new Error(`${no} cannot sign in: ${message}`, { cause });
}

/**
 * Signs a member in, or an agency by its eight digits, through the calls of the portal.
 * @throws Error with the number and the sentence of the refusal
 */
export async function signIn(
  origin: string,
  headers: Readonly<Record<string, string>>,
  no: string,
  password = PASSWORD,
): Promise<SignedIn> {
  const jar = new CookieJar();
  let token: string | undefined;
  const client = createClient({
    fetch: fetchIn(headers, jar),
    baseUrl: origin,
    token: () => token,
    csrf: {
      read: () => jar.getCookiesSync(origin).find(({ key }) => key === CSRF_COOKIE)?.value,
      primePath: endpoints.infoMenuShow.path,
    },
  });
  const login =
    no.length === 8
      ? client('membergroupAuthLogin', {
          body: { member_group_no: no, member_group_pass: password, remember: false },
        })
      : client('memberAuthLogin', {
          body: {
            membership_no: no,
            mem_password: password,
            remember: false,
            recaptcha: BOT_TOKEN,
          },
        });
  try {
    token = (await login).token;
  } catch (cause) {
    throw refusalOf(no, cause);
  }
  return client;
}
