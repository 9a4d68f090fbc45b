import { breaking } from '@coop/contract-laws/finding';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { hasToken, type Wire } from '../call/wire.ts';
import { addFindings, type Log } from './log.ts';

/** Adds a finding to the first call that was refused because no answer sets the cookie that the portal reads. */
export function judgeCsrf(log: Log, { visitor }: Wire): void {
  if (hasToken(visitor)) return;
  const cookies = visitor.cookies().map(({ key }) => key);
  const index = log.calls.findIndex(({ status }) => status === 419);
  const path = `Set-Cookie ${CSRF_COOKIE}`;
  const says = 'the portal finds the token of its calls in this cookie';
  const sent = cookies.length > 0 ? `other cookies: ${cookies.join(', ')}` : 'no cookie';
  const found = { ...breaking('no-csrf-cookie', path, says, sent), check: 'headers' } as const;
  addFindings(log, index, [found], (call) => `curl -sS -i "$BASE${call.path}"`);
}
