import type { Body } from '@coop/contracts/endpoints';
import type { SessionList, SignedInDevice } from '@coop/contracts/member/access/session';
import { wallTime } from '@coop/cooperative/moments';
import { deviceText, readDevice } from '../world/state/kinds/device.ts';
import { type Session, usedAt } from '../world/state/sessions/session.ts';
import type { World } from '../world/world.ts';
import type { SignedIn } from './handler.ts';
import { done } from './outcome.ts';
import { invalid, notFound } from './wire-error.ts';

// Lists and ends the sessions of a member or an agency.

type Area = 'member' | 'membergroup';

interface Asked extends SignedIn {
  readonly world: World;
}

const NOT_TOLD = readDevice('');

const EITHER = 'ระบุอุปกรณ์หนึ่งเครื่อง หรืออุปกรณ์อื่นทั้งหมด อย่างใดอย่างหนึ่ง';

const describe = (session: Session, isCurrent: boolean): SignedInDevice => ({
  session_id: session.id,
  device: deviceText(session.device ?? NOT_TOLD),
  address_area: session.addressArea ?? '',
  signed_in_at: wallTime(session.openedAt),
  last_used_at: wallTime(usedAt(session)),
  remembered: session.remember,
  is_current: isCurrent,
});

export function listDevices(area: Area, call: Asked): SessionList {
  const { world, session, subject } = call;
  const live = world.sessions.list(area, subject, world.clock.now());
  return { rows: live.map((other) => describe(other, other.id === session.id)) };
}

/**
 * Ends one of the caller's sessions, or all others.
 * @throws 422 if neither is chosen, 404 for somebody else's
 */
export function endDevices(
  area: Area,
  call: Asked & { readonly body: Body<'memberSessionEnd'> },
): { rc_code: string; rc_des: string } {
  const { world, session, subject, body } = call;
  const { sessions } = world;
  if ((body.session_id === undefined) !== (body.all_others === true)) {
    throw invalid({ session_id: [EITHER] });
  }
  if (body.session_id !== undefined) {
    if (!sessions.endOne(area, subject, body.session_id)) throw notFound();
    return done('ออกจากระบบบนอุปกรณ์นั้นแล้ว');
  }
  sessions.endOwn(area, subject, session.id);
  return done('ออกจากระบบบนอุปกรณ์อื่นทั้งหมดแล้ว');
}
