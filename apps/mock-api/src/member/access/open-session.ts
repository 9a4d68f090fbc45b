import { type Browser, NOBODY_KNOWN } from '../../call/browser.ts';
import { addressArea, isSameDevice, readDevice } from '../../world/state/kinds/device.ts';
import type { World } from '../../world/world.ts';

/**
 * Opens a member's session on the calling device, and returns its token. A new device is stored as a fact, of which the
 * member is notified.
 */
export function openMemberSession(
  world: World,
  subject: string,
  browser: Browser = NOBODY_KNOWN,
  { remember = false } = {},
): string {
  const { overlay, sessions, clock } = world;
  const now = clock.now();
  const device = readDevice(browser.userAgent);
  const last = overlay.all('signed-in', subject).at(-1);
  const before = last && { at: last.at, device: last.value.device };
  const on = { device, addressArea: addressArea(browser.address), ...(before && { before }) };
  const token = sessions.open({ kind: 'member', subject, remember, ...on }, now);
  const seen = overlay.all('device', subject);
  overlay.append({ at: now, kind: 'signed-in', subject, value: { device } });
  if (!seen.some(({ value }) => isSameDevice(value.device, device))) {
    const value = { device, isFirst: seen.length === 0 };
    overlay.append({ at: now, kind: 'device', subject, value });
  }
  return token;
}
