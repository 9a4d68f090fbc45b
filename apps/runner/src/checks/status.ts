import { breaking, type Finding, type Severity } from '@coop/contract-laws/finding';
import { errorStatuses } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import { type Breach, type Case, caseText } from '../cases/case.ts';
import type { Exchange } from './finding.ts';

const BREACHES: Record<Breach, readonly [severity: Severity, says: string]> = {
  'auth-not-enforced': ['breaking', 'nobody is answered without a session of the right kind'],
  'foreign-record': ['breaking', 'another member’s record is 404'],
  'token-survives': ['breaking', 'a token is dead after logout'],
  'foreign-page-answered': ['breaking', 'a page of another origin has no session'],
  'planted-csrf-taken': ['breaking', 'a CSRF token that another page planted is none'],
  'takes-negative': ['breaking', 'an amount below nought is refused'],
  'wrong-password-accepted': ['breaking', 'a wrong password opens nothing'],
  'bot-check-not-enforced': ['breaking', 'a bot check that nobody passed opens nothing'],
  'old-password-not-checked': ['breaking', 'a new password needs the old one'],
  'old-password-still-opens': ['breaking', 'after a change the old password opens nothing'],
  'session-outlives-password': ['breaking', 'a new password ends the sessions of the old one'],
  'session-end-ends-nothing': ['breaking', 'a session that was ended is dead'],
  'wildcard-taken': ['breaking', 'a sign of a search is the number of nobody'],
  'loose-number-signs-in': ['breaking', 'a number with something after it is the number of nobody'],
  'ticket-not-checked': ['breaking', 'a new password needs the ticket of a proof'],
  // The portal never sends such input, so a backend that accepts it breaks nothing.
  'accepts-invalid': ['additive', 'an input that the contract does not take is refused'],
};

/** Breaches that may also be refused by `rc_code`, because it is a business question. */
const BY_CODE = new Set<Breach>([
  'wildcard-taken',
  'loose-number-signs-in',
  'foreign-record',
  'takes-negative',
  'old-password-not-checked',
  'old-password-still-opens',
  'ticket-not-checked',
  'wrong-password-accepted',
  'bot-check-not-enforced',
]);

const SERVER_ERROR = 500;

function refusesByCode(body: unknown): boolean {
  const { rc_code } = (body ?? {}) as { rc_code?: unknown };
  return rc_code !== undefined && !isSuccess(rc_code);
}

/** Some backends answer a failed session check with 400 and data.error, which the portal reads like a 401. */
function isDataErrorRefusal({ operation, answer }: Exchange): boolean {
  const { data } = (answer.body ?? {}) as { data?: { error?: unknown } };
  return operation.endpoint.lifecycle === 'check' && answer.status === 400 && Boolean(data?.error);
}

function found(
  severity: Severity,
  kind: string,
  status: number | string,
  says: string,
  testCase: Case,
): Finding[] {
  const path = typeof status === 'number' ? `HTTP ${status}` : status;
  return [{ severity, kind, path, says, sent: `${path} (${caseText(testCase)})` }];
}

function ofRefusal(exchange: Exchange, expects: Case['expects'] & { kind: 'refusal' }): Finding[] {
  const { testCase, answer, operation } = exchange;
  const { status } = answer;
  if (expects.statuses.includes(status)) return [];
  const wanted = expects.statuses.join(' or ');
  if (status >= 200 && status < 300) {
    if (refusesByCode(answer.body)) {
      // A foreign record may be refused by rc_code, too: whose it is is a business question.
      if (BY_CODE.has(expects.breach)) return [];
      const says = `a refusal has status ${wanted}`;
      return found('cosmetic', 'refused-by-code', 'rc_code', says, testCase);
    }
    const [severity, says] = BREACHES[expects.breach];
    return found(severity, expects.breach, `${testCase.family} → ${status}`, says, testCase);
  }
  if (status === 403 && (testCase.family === 'no session' || testCase.family === 'dead session')) {
    const says = '401: only then the portal signs out; a 403 leaves people in a dead session';
    return found('breaking', 'dead-session-kept', `${testCase.family} → 403`, says, testCase);
  }
  const known = [...errorStatuses(operation.endpoint), 404, 405].includes(status);
  if (known || isDataErrorRefusal(exchange)) {
    const path = `${testCase.family} → ${status}`;
    return found('cosmetic', 'other-refusal', path, `status ${wanted}`, testCase);
  }
  return found('breaking', 'unknown-status', status, `status ${wanted}`, testCase);
}

/** Statuses that a call with the right session and token may have. */
function answered(exchange: Exchange): number[] {
  const never = exchange.testCase.session === 'none' ? [419] : [401, 419];
  return errorStatuses(exchange.operation.endpoint).filter(
    (errorStatus) => !never.includes(errorStatus),
  );
}

/** Requires a status that the contract knows for the call. Nothing may be a 500; sessions must be enforced. */
export function checkStatus(exchange: Exchange): Finding[] {
  const { testCase, answer } = exchange;
  const { status } = answer;
  const { expects } = testCase;
  if (answer.failure !== undefined) {
    const path = 'no whole answer';
    const sent = `${answer.failure} (${caseText(testCase)})`;
    return [breaking('no-answer', path, 'every call is answered', sent)];
  }
  if (status >= SERVER_ERROR) {
    return found('breaking', 'server-error', status, 'nothing is a 500', testCase);
  }
  if (expects.kind === 'no failure') return [];
  if (expects.kind === 'refusal') return ofRefusal(exchange, expects);
  if (status === 200) return [];
  if (expects.kind === 'success') {
    return found(
      'breaking',
      'example-refused',
      status,
      'the example is answered with 200',
      testCase,
    );
  }
  const statuses = answered(exchange);
  if (statuses.includes(status)) return [];
  return found('breaking', 'unknown-status', status, `200, ${statuses.join(', ')}`, testCase);
}
