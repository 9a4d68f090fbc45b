import type { Verification } from '@coop/contracts/entry/verification';
import type { PaperFields } from '@coop/contracts/info/paper-code';
import { checkOf } from '../../world/state/paper-keys.ts';
import type { World } from '../../world/world.ts';

/** Returns the check with which anyone can verify a paper. */
export function stamp({ paperKeys }: Pick<World, 'paperKeys'>, paper: PaperFields): Verification {
  const code = paperKeys.code(paper);
  return { number: paper.number, code, check: checkOf(code) };
}
