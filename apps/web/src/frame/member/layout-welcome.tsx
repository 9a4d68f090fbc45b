import { AreaGate } from '../../gates/area-gate.tsx';
import { LayoutPlain } from '../layout-plain.tsx';

/** Layout of the welcome page, which needs a session but comes before the member area, until the terms are accepted. */
export function Component() {
  return (
    <AreaGate area="member">
      <LayoutPlain />
    </AreaGate>
  );
}
