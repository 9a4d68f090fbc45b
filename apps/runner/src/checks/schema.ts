import type { Finding } from '@coop/contracts/drift/finding';
import { schemaFindings } from '@coop/contracts/drift/schema';
import type { Exchange } from './finding.ts';

/** A success says what its schema says: nothing missing, nothing of another type, nothing more. */
export function checkSchema({ operation, answer }: Exchange): Finding[] {
  if (answer.status !== 200 || answer.body === undefined) return [];
  return schemaFindings(operation.endpoint.response, answer.body);
}
