import type { SignedInDevice } from '@coop/contracts/member/access/session';
import { type HandlersOf, subjectOf } from '../../call/handler.ts';
import { invalid, notFound } from '../../call/wire-error.ts';
import { wallTimeText } from '../../world/letter/confirmation.ts';
import { deviceText, readDevice } from '../../world/state/kinds/device.ts';
import { type Session, usedAt } from '../../world/state/sessions.ts';

const NOT_TOLD = readDevice('');

const EITHER = 'ระบุอุปกรณ์หนึ่งเครื่อง หรืออุปกรณ์อื่นทั้งหมด อย่างใดอย่างหนึ่ง';

const describe = (one: Session, isCurrent: boolean): SignedInDevice => ({
  session_id: one.id,
  device: deviceText(one.device ?? NOT_TOLD),
  address_area: one.addressArea ?? '',
  signed_in_at: wallTimeText(one.openedAt),
  last_used_at: wallTimeText(usedAt(one)),
  remembered: one.remember,
  is_current: isCurrent,
});

export const memberSessionHandlers: HandlersOf<'memberSessionList' | 'memberSessionEnd'> = {
  memberSessionList(call) {
    const { world, session } = call;
    const live = world.sessions.list('member', subjectOf(call), world.clock.now());
    return { rows: live.map((one) => describe(one, one.id === session?.id)) };
  },

  memberSessionEnd(call) {
    const { world, session, body } = call;
    const { sessions, clock } = world;
    const subject = subjectOf(call);
    if ((body.session_id === undefined) !== (body.all_others === true)) {
      throw invalid({ session_id: [EITHER] });
    }
    if (body.session_id !== undefined) {
      if (!sessions.endOne('member', subject, body.session_id)) throw notFound();
      return { rc_code: '1', rc_des: 'ออกจากระบบบนอุปกรณ์นั้นแล้ว' };
    }
    for (const { id } of sessions.list('member', subject, clock.now())) {
      if (id !== session?.id) sessions.endOne('member', subject, id);
    }
    return { rc_code: '1', rc_des: 'ออกจากระบบบนอุปกรณ์อื่นทั้งหมดแล้ว' };
  },
};
