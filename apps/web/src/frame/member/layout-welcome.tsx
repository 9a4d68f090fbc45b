import { MemberGate } from '../../gates/member-gate.tsx';
import { LayoutPlain } from '../layout-plain.tsx';

/** Layout of the welcome page, which needs a session but comes before the member area: the terms are not accepted yet. */
export function Component() {
  return (
    <MemberGate>
      <LayoutPlain />
    </MemberGate>
  );
}
