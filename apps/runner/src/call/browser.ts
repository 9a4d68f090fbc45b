import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { type Cookie, CookieJar } from 'tough-cookie';

/** Decodes a cookie as the portal does, which sends back what the text stands for. */
function plain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Keeps the cookies that a backend sets, and sends them back as a browser would. */
export function openBrowser(baseUrl: string, from?: CookieJar) {
  const jar = from ?? new CookieJar(undefined, { rejectPublicSuffixes: false });
  const cookies = (): Cookie[] => jar.getCookiesSync(`${baseUrl}/`, { allPaths: true });
  return {
    cookies,
    /** Tells whether the backend keeps something in it besides the token of the calls. */
    isMarked: () => cookies().some(({ key }) => key !== CSRF_COOKIE),
    /** Headers by which a call to this path shows the cookies and the token of the calls. */
    headersFor(path: string): Record<string, string> {
      const cookie = jar.getCookieStringSync(baseUrl + path);
      const csrf = cookies().find(({ key }) => key === CSRF_COOKIE)?.value;
      return {
        ...(cookie && { cookie }),
        ...(csrf && { [CSRF_HEADER.toLowerCase()]: plain(csrf) }),
      };
    },
    /** Keeps what an answer sets. */
    take(path: string, headers: Headers): void {
      for (const text of headers.getSetCookie())
        jar.setCookieSync(text, baseUrl + path, { ignoreError: true });
    },
    copy: () => openBrowser(baseUrl, jar.cloneSync()),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** Way in which one person's calls show who asks. */
export interface Session {
  /** The token of the sign-in, where the backend takes it. */
  readonly bearer: string | undefined;
  readonly browser: Browser;
  /** The cookies open records by themselves, and so also for a page of a stranger. */
  readonly isInCookie: boolean;
}
