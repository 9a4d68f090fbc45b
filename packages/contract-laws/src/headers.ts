import { CSRF_COOKIE } from '@coop/contracts/csrf';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { cookieFindings } from './cookies.ts';
import { breaking, cosmetic, type Finding, type Seen } from './finding.ts';

/** Requires that nobody on the way may store personal data and tokens. */
function stored({ session, lifecycle }: Endpoint, { status, headers }: Seen): Finding[] {
  if (status !== 200 || (session === 'none' && lifecycle !== 'login')) return [];
  const sent = headers.get('cache-control') ?? '';
  if (/no-store/i.test(sent)) return [];
  const says = 'personal data say no-store';
  const found = /no-cache|private/i.test(sent) ? cosmetic : breaking;
  return [found('may-be-stored', 'Cache-Control', says, sent || 'no header')];
}

/** Requires that nobody on the way keeps a refusal, which would then meet somebody who may ask. */
function refusalStored({ status, headers }: Seen): Finding[] {
  const sent = headers.get('cache-control') ?? '';
  const isKept = /\bpublic\b|(?:max-age|s-maxage)=0*[1-9]/i.test(sent) && !/no-store/i.test(sent);
  const says = 'a refusal is kept by nobody';
  return status >= 400 && status < 500 && isKept
    ? [breaking('refusal-kept', 'Cache-Control', says, sent)]
    : [];
}

/** Requires that the portal can read the CSRF cookie, which it sends back. */
function csrfCookie(headers: Seen['headers']): Finding[] {
  const cookies = (headers as Partial<Headers>).getSetCookie?.() ?? [];
  const csrf = cookies.find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  if (!csrf) return [];
  const path = `Set-Cookie ${CSRF_COOKIE}`;
  const says = 'the portal reads the cookie on every page';
  const wrong: [RegExp, string][] = [
    [/;\s*httponly/i, 'HttpOnly'],
    [/;\s*path=\/[^;\s]/i, 'a Path below /'],
    [/;\s*samesite=none(?!.*;\s*secure)/i, 'SameSite=None without Secure'],
    [/;\s*max-age=0\b/i, 'a life of no time'],
  ];
  return wrong
    .filter(([pattern]) => pattern.test(csrf))
    .map(([, sent]) => breaking('csrf-unreadable', path, says, sent));
}

function origins({ headers }: Seen, origin: string | undefined): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const withCredentials = headers.get('access-control-allow-credentials') === 'true';
  if (!allowed || !withCredentials) return [];
  const isOpen = allowed === '*' || (origin !== undefined && allowed === origin);
  const says = 'pages of strangers do not read answers with credentials';
  const path = 'Access-Control-Allow-Origin';
  return isOpen ? [breaking('open-to-strangers', path, says, `${allowed} with credentials`)] : [];
}

/** Finds headers that harm the portal or its people. `origin` is the foreign one that the call came from. */
export function headerFindings(endpoint: Endpoint, seen: Seen, origin?: string): Finding[] {
  const { status, headers } = seen;
  const says = 'a 405 says which methods there are';
  const lacksAllow = status === 405 && !headers.get('allow');
  return [
    ...stored(endpoint, seen),
    ...refusalStored(seen),
    ...cookieFindings((headers as Partial<Headers>).getSetCookie?.() ?? []),
    ...csrfCookie(headers),
    ...origins(seen, origin),
    ...(lacksAllow ? [cosmetic('no-allow', 'Allow', says, 'no header')] : []),
  ];
}
