import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import type { Wire } from '../call/wire.ts';
import type { Judged } from '../checks/judge.ts';
import type { Log } from './log.ts';

/** Adds a finding to the first call that was refused because no answer sets the cookie that the portal reads. */
export function judgeCsrf(log: Log, { headers, cookies }: Wire): void {
  if (headers[CSRF_HEADER.toLowerCase()] !== undefined) return;
  const at = log.calls.findIndex(({ status }) => status === 419);
  const refused = log.calls[at];
  if (!refused) return;
  const found: Judged = {
    check: 'headers',
    severity: 'breaking',
    kind: 'no-csrf-cookie',
    path: `Set-Cookie ${CSRF_COOKIE}`,
    says: 'the portal finds the token of its calls in this cookie',
    sent: cookies.length > 0 ? `other cookies: ${cookies.join(', ')}` : 'no cookie',
  };
  const curl = refused.curl ?? `curl -sS -i "$BASE${refused.path}"`;
  log.calls[at] = { ...refused, findings: [...refused.findings, found], curl };
}
