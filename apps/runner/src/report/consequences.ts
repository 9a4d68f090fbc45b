import type { Judged } from '../checks/judge.ts';
import type { Call } from '../probe/log.ts';

// One fault of a backend shows in many calls. Findings that follow from a worse one at the same endpoint are left out,
// so that a report names causes.

/** Found in wrong calls where right ones are refused with the same status. */
const FOLLOW_REFUSAL = new Set(['other-refusal', 'unknown-status', 'dead-session-kept']);

function hasFound(calls: readonly Call[], test: (finding: Judged, call: Call) => boolean): boolean {
  return calls.some((call) => call.findings.some((finding) => test(finding, call)));
}

/** Returns a test for findings that follow from a worse finding at the same endpoint. */
function followsAt(calls: readonly Call[]): (finding: Judged, call: Call) => boolean {
  const isOpen = hasFound(
    calls,
    ({ kind }, { family }) => kind === 'auth-not-enforced' && family === 'no session',
  );
  const refused = new Set(
    calls
      .filter(({ findings }) => findings.some(({ kind }) => kind === 'example-refused'))
      .map(({ status }) => status),
  );
  return ({ kind }, { family, status }) => {
    // An endpoint that is open without a session also takes every wrong session.
    if (kind === 'auth-not-enforced') return isOpen && family !== 'no session';
    // Where even the example is refused, wrong calls are refused in the same way.
    return FOLLOW_REFUSAL.has(kind) && refused.has(status);
  };
}

/** Returns the calls with only those findings that are causes. */
export function withoutConsequences(calls: readonly Call[]): Call[] {
  // Without a token every call is refused.
  const isTokenless = hasFound(calls, ({ kind }) => kind === 'no-csrf-cookie');
  const byEndpoint = Map.groupBy(calls, ({ endpoint }) => endpoint);
  const follows = new Map([...byEndpoint].map(([key, calls]) => [key, followsAt(calls)]));
  return calls.map((call) => {
    if (call.findings.length === 0) return call;
    const findings = call.findings.filter(
      (finding) =>
        !follows.get(call.endpoint)?.(finding, call) &&
        !(isTokenless && call.status === 419 && finding.kind !== 'no-csrf-cookie'),
    );
    return { ...call, findings };
  });
}
