import { wallTime } from '../../world/state/clock.ts';
import type { PushSetting } from '../../world/state/kinds/push-facts.ts';

/** Returns whether a moment is in the member's quiet hours by Bangkok time; they may span midnight. */
export function isQuiet(
  { quietFrom, quietTo }: Pick<PushSetting, 'quietFrom' | 'quietTo'>,
  at: number,
): boolean {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return false;
  const time = wallTime(at).slice(11, 16);
  return quietFrom < quietTo
    ? time >= quietFrom && time < quietTo
    : time >= quietFrom || time < quietTo;
}
