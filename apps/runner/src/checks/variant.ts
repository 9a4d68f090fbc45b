import type { Finding } from '@coop/contracts/drift/finding';
import { formFindings } from '@coop/contracts/drift/form';
import type { Exchange } from './finding.ts';

/** Findings about values in an allowed form that is not the documented one, such as rc_code as a number. */
export function checkVariant({ operation, answer, one }: Exchange): Finding[] {
  return answer.status === 200 && one.expects.kind !== 'refusal'
    ? formFindings(operation.endpoint, answer.body)
    : [];
}
