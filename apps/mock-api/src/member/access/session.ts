import { endDevices, listDevices } from '../../call/devices.ts';
import type { HandlersOf } from '../../call/handler.ts';

export const memberSessionHandlers: HandlersOf<'memberSessionList' | 'memberSessionEnd'> = {
  memberSessionList: (call) => listDevices('member', call),
  memberSessionEnd: (call) => endDevices('member', call),
};
