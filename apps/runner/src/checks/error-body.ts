import { errorBodyFindings, hasDataError } from '@coop/contracts/drift/error-body';
import type { Finding } from '@coop/contracts/drift/finding';
import { ErrorBody } from '@coop/contracts/error-body';
import { caseText } from '../cases/case.ts';
import type { Exchange } from './finding.ts';

function unnamed({ one, answer }: Exchange, { errors }: ErrorBody): Finding[] {
  const fields = one.expects.kind === 'refusal' ? (one.expects.fields ?? []) : [];
  if (answer.status !== 422 || fields.length === 0) return [];
  const says = 'a 422 names the field';
  const path = 'errors';
  if (Array.isArray(errors)) {
    return [{ severity: 'cosmetic', kind: 'errors-as-list', path, says, sent: 'a list of texts' }];
  }
  const named = Object.keys(errors ?? {});
  const isNamed = fields.some((field) =>
    named.some((one) => field === one || field.startsWith(`${one}.`)),
  );
  if (isNamed) return [];
  const sent = named.length > 0 ? `other fields (${caseText(one)})` : 'no field';
  return [{ severity: 'cosmetic', kind: 'field-not-named', path, says, sent }];
}

/** A failure has the wire's shape, words in Thai for a person and, for a wrong field, its name. */
export function checkErrorBody(exchange: Exchange): Finding[] {
  const { answer } = exchange;
  const found = errorBodyFindings(answer);
  const parsed = ErrorBody.safeParse(answer.body);
  const saysNothing = found.some(({ severity }) => severity === 'breaking');
  if (saysNothing || !parsed.success || hasDataError(answer.body)) return found;
  return [...found, ...unnamed(exchange, parsed.data)];
}
