import type { Finding } from '@coop/contracts/drift/finding';
import { schemaFindings } from '@coop/contracts/drift/schema';
import type { Exchange } from './finding.ts';

/** Findings where a success differs from its schema: something missing, of another type, or undocumented. */
export function checkSchema({ operation, answer, one }: Exchange): Finding[] {
  // Where a call had to be refused, that it was not is the finding.
  if (answer.status !== 200 || answer.body === undefined || one.expects.kind === 'refusal')
    return [];
  return schemaFindings(operation.endpoint.response, answer.body);
}
