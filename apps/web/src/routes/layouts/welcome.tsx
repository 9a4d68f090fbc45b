import { LayoutPlain } from '../../frame/layout-plain.tsx';
import { AreaGate } from '../../gates/area-gate.tsx';

/** Layout of the welcome page, which needs a session but comes before the member area, until the terms are accepted. */
export function Component() {
  return (
    <AreaGate area="member">
      <LayoutPlain />
    </AreaGate>
  );
}
