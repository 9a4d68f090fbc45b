import { fieldErrors } from '@coop/contracts/issue-text';
import type { Case, Expectation, Family, Subject } from './case.ts';

/** Bodies that would change prototypes; many JSON parsers refuse them themselves. */
const CHANGES_PROTOTYPES = /"(?:__proto__|constructor)":/;

/**
 * Derives the expectation from the contract's schema: a body that it takes may be answered either way, any other must
 * get a 422 that names the field.
 */
function expectationFor({ operation }: Subject, body: unknown): Expectation {
  const parsed = operation.endpoint.body?.safeParse(body, { reportInput: true });
  if (!parsed || parsed.success) return { kind: 'answer' };
  const fields = Object.keys(fieldErrors(parsed.error.issues));
  const statuses = CHANGES_PROTOTYPES.test(JSON.stringify(body)) ? [422, 400] : [422];
  return { kind: 'refusal', statuses, breach: 'accepts-invalid', fields };
}

/** Builds a case that differs from the endpoint's good input in its body only. */
export function bodyCase(subject: Subject, family: Family, name: string, body: unknown): Case {
  const { session, params } = subject;
  const expects = expectationFor(subject, body);
  return { family, name, session, expects, body, ...(params && { params }) };
}
