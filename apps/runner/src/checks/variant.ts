import type { Finding } from '@coop/contracts/drift/finding';
import { formFindings } from '@coop/contracts/drift/form';
import type { Exchange } from './finding.ts';

/** Another of the forms that the schema allows than the documented one: rc_code as a number. */
export function checkVariant({ operation, answer }: Exchange): Finding[] {
  return answer.status === 200 ? formFindings(operation.endpoint, answer.body) : [];
}
