import { MASK } from '@coop/contract-laws/secrets';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { WORLD_HEADER } from '../../call/world-of.ts';
import type { JournalEntry } from '../../world/simulation/journal.ts';
import type { World } from '../../world/world.ts';

/** A call injected into the server, without the network. */
interface Injected {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

export type Inject = (call: Injected) => Promise<{ statusCode: number; payload: string }>;

type Line = Pick<JournalEntry, 'method' | 'url' | 'request' | 'subject'> & {
  readonly endpoint?: string | undefined;
};

const isEndpoint = (key: string): key is EndpointKey => Object.hasOwn(endpoints, key);

/** Returns why a line of a journal cannot be sent again; undefined if it can. */
export function whyNotReplayed({ endpoint, request, subject }: Line): string | undefined {
  if (endpoint === undefined || !isEndpoint(endpoint)) return 'it is no call of the contract';
  if (request.includes(MASK)) return 'what it sent is masked: a password, a token or a code';
  if (request.endsWith('…')) return 'its body is longer than what the journal keeps';
  const { session } = endpoints[endpoint];
  if (session === 'admin') return 'it needs the administrator’s cookie';
  return session !== 'none' && subject === undefined ? 'it had no session' : undefined;
}

/** Any value works as long as cookie and header are equal. */
const CSRF = 'replay';

/**
 * Sends a line of a journal again, in its own session of the same subject, which ends with the answer.
 * @returns status and body of the answer, masked and cut as in the journal, and its number there
 */
export async function replay(
  world: World,
  line: Line,
  inject: Inject,
): Promise<{ status: number; response: string; seq: number }> {
  const kind =
    line.endpoint && isEndpoint(line.endpoint) ? endpoints[line.endpoint].session : 'none';
  const opened = { subject: line.subject ?? '', remember: false };
  const token =
    kind === 'none' ? undefined : world.sessions.open({ ...opened, kind }, world.clock.now());
  const answer = await inject({
    method: line.method,
    url: line.url,
    headers: {
      [WORLD_HEADER]: world.name,
      [CSRF_HEADER]: CSRF,
      cookie: `${CSRF_COOKIE}=${CSRF}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(line.request !== '' && { 'content-type': 'application/json' }),
    },
    ...(line.request !== '' && { payload: line.request }),
  });
  if (token) world.sessions.end(token);
  const kept = world.journal.list().findLast(({ url }) => url === line.url);
  return {
    status: answer.statusCode,
    response: kept?.response ?? answer.payload,
    seq: kept?.seq ?? 0,
  };
}
