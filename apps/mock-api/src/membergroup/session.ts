import type { membergroupSession } from '@coop/contracts/membergroup/session';
import { type Browser, NOBODY_KNOWN } from '../call/browser.ts';
import { endDevices, listDevices } from '../call/devices.ts';
import type { HandlersOf } from '../call/handler.ts';
import { addressArea, readDevice } from '../world/state/kinds/device.ts';
import type { World } from '../world/world.ts';

/** Opens an agency's session on the calling device, and returns its token. */
export function openGroupSession(
  world: World,
  subject: string,
  browser: Browser = NOBODY_KNOWN,
  { remember = false } = {},
): string {
  const session = {
    kind: 'membergroup',
    subject,
    remember,
    device: readDevice(browser.userAgent),
    addressArea: addressArea(browser.address),
  } as const;
  return world.sessions.open(session, world.clock.now());
}

export const membergroupSessionHandlers: HandlersOf<keyof typeof membergroupSession> = {
  membergroupSessionList: (call) => listDevices('membergroup', call),
  membergroupSessionEnd: (call) => endDevices('membergroup', call),
};
