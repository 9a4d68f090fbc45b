import type { Judged } from './checks/judge.ts';
import type { Call } from './log.ts';

// One thing that is wrong shows in many calls. What follows from something worse at the same endpoint is left out, so
// that a report names causes.

function hasFound(calls: readonly Call[], test: (finding: Judged, call: Call) => boolean): boolean {
  return calls.some((call) => call.findings.some((one) => test(one, call)));
}

/** Whether a finding says nothing that another of the endpoint's does not say louder. */
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
    // Where nobody is asked for a session, every session will do.
    if (kind === 'auth-not-enforced') return isOpen && family !== 'no session';
    // Where even the example is refused, wrong calls are refused in the same way.
    return kind === 'other-refusal' && refused.has(status);
  };
}

/** The calls with findings that are causes. */
export function withoutConsequences(calls: readonly Call[]): Call[] {
  const byEndpoint = Map.groupBy(calls, ({ endpoint }) => endpoint);
  const follows = new Map([...byEndpoint].map(([key, own]) => [key, followsAt(own)]));
  return calls.map((call) => {
    if (call.findings.length === 0) return call;
    const findings = call.findings.filter((one) => !follows.get(call.endpoint)?.(one, call));
    return { ...call, findings };
  });
}
