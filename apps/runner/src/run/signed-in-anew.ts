import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Operation } from '../call/operation.ts';
import type { Setting } from '../people/setting.ts';
import { reasonToSkip } from './exercise.ts';
import { exerciseOldPassword } from './old-password.ts';
import { exerciseSessionEnd } from './session-end.ts';

/** Checks that sign in anew, by the call that they are about. */
const CHECKS: { readonly [K in EndpointKey]?: typeof exerciseOldPassword } = {
  memberPasswordUpdate: exerciseOldPassword,
  memberSessionEnd: exerciseSessionEnd,
  membergroupSessionEnd: exerciseSessionEnd,
};

/** Makes the checks that sign in anew, before the sign-ins of everything else have used up what a limit allows. */
export async function exerciseSignedInAnew(
  operations: readonly Operation[],
  setting: Setting,
): Promise<void> {
  for (const operation of operations) {
    const check = CHECKS[operation.key];
    if (!check || reasonToSkip(operation, setting)) continue;
    setting.probe.log.turn = operation.key;
    await check(operation, setting);
    await setting.restore();
  }
}
