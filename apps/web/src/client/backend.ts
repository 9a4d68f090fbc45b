import { ApiError } from '@coop/contracts/api-error';
import { type CallInput, type Client, createClient } from '@coop/contracts/client';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import {
  type EndpointKey,
  endpoints,
  isOfAgencies,
  type Response,
} from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { groupFailureTexts } from '@coop/contracts/group-failure';
import type { SiteConfig } from '@coop/contracts/site';
import * as z from 'zod/mini';
import { expireGroup, expireMember, SESSIONS } from '../session/session-end.ts';
import { cookieValue } from '../session/storage/cookies.ts';
import { withFirstAnswers } from './first-calls.ts';
import { reportAnswer } from './reports/report.ts';
import { noteServerTime } from './server-time.ts';

function readCsrf(site: SiteConfig): string | undefined {
  const { source, name } = site.api?.csrf ?? { source: 'cookie', name: CSRF_COOKIE };
  if (source === 'cookie') return decodeURIComponent(cookieValue(name) ?? '') || undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)?.content;
}

const NO_COOKIES = 'เบราว์เซอร์นี้ไม่รับคุกกี้ จึงส่งข้อมูลไม่ได้ กรุณาเปิดใช้คุกกี้ของเว็บนี้ในการตั้งค่า หรือใช้เบราว์เซอร์อื่น';

/** Tells the console and the cooperative where an answer differs from the contract; the answer has already been repaired for the page. */
function reportDrift(endpoint: EndpointKey, drift: readonly { path: string; expected: string }[]) {
  const places = drift.map((item) => `${item.path} (expected ${item.expected})`).join(', ');
  console.warn(`${endpoint}: the answer differs from the contract at ${places}`);
  reportAnswer(
    endpoint,
    drift.map(({ path }) => path),
  );
}

// The content security policy forbids eval, which zod would try.
z.config({ jitless: true });

/** An answered call restarts the time of its session; a login and a check may tell its length. */
function moveEnd(key: EndpointKey, answer: object = {}): void {
  const { session, lifecycle }: Endpoint = endpoints[key];
  if (session !== 'member' && session !== 'membergroup' && lifecycle !== 'login') return;
  const { clock } = SESSIONS[isOfAgencies(key) ? 'membergroup' : 'member'];
  clock.move('expires_in' in answer ? answer.expires_in : undefined);
}

const isSession = (token: string) =>
  Object.values(SESSIONS).some(({ session }) => session.get()?.token === token);

/** Creates the client of this deployment. A 401 ends the session that the call was made with. */
export function createApi(
  site: SiteConfig,
  fetcher: typeof fetch = withFirstAnswers(fetch.bind(globalThis), isSession),
): Client {
  const client = createClient({
    fetch: async (...call) => noteServerTime(await fetcher(...call)),
    baseUrl: site.api?.baseUrl ?? '',
    token: (area) => (site.session === 'cookie' ? undefined : SESSIONS[area].session.get()?.token),
    csrf: { read: () => readCsrf(site), primePath: endpoints.infoMenuShow.path },
    ...(site.api?.paths && { paths: site.api.paths }),
    onDrift: reportDrift,
  });
  return async <K extends EndpointKey>(key: K, input: CallInput<K>): Promise<Response<K>> => {
    const { session: area }: Endpoint = endpoints[key];
    const isBehindGate = area === 'member' || area === 'membergroup';
    const token = isBehindGate ? SESSIONS[area].session.get()?.token : undefined;
    try {
      const answer = await client(key, input);
      moveEnd(key, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, body } = error;
      if (error.kind === 'malformed') reportAnswer(key);
      if (status === 419 && !readCsrf(site)) {
        throw new ApiError('http', key, { status, body: { error: NO_COOKIES } });
      }
      // A refusal is an answer, too; a failure may not have reached the session.
      if (status >= 400 && status < 500 && status !== 401) moveEnd(key);
      // Without a session a 401 is a failure like any other.
      error.endedSession = isBehindGate && status === 401;
      if (error.endedSession && area === 'member') expireMember(token);
      if (error.endedSession && area === 'membergroup') expireGroup(token, groupFailureTexts(body));
      throw error;
    }
  };
}
