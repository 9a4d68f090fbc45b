import {
  ConsentCode,
  type ConsentLogRow,
  type MemberConsent,
  type MemberConsentList,
} from '@coop/contracts/member/own/consent';
import { morning, wallTime } from '@coop/cooperative/moments';
import { personaOf } from '@coop/cooperative/people/personas/personas';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { TERMS } from '../access/terms-text.ts';

/** Consequences of withdrawing each of the example cooperative's consents, and whether it is done here. */
const WITHDRAWING = {
  TERMS: {
    if_withdrawn: 'ท่านจะใช้ระบบนี้ไม่ได้ จึงต้องแจ้งที่สหกรณ์ ข้อมูลที่กฎหมายให้เก็บยังเก็บต่อไป',
    may_change: false,
  },
  MARKETING: {
    if_withdrawn: 'สหกรณ์จะหยุดส่งข่าวสาร การแจ้งเรื่องเงินของท่านยังมีตามเดิม',
    may_change: true,
  },
  THIRD_PARTY: {
    if_withdrawn: 'สหกรณ์จะไม่ส่งข้อมูลเพิ่ม สิทธิที่ท่านมีอยู่แล้วไม่เปลี่ยน',
    may_change: true,
  },
} as const satisfies Record<ConsentCode, { if_withdrawn: string; may_change: boolean }>;

/** Returns the words of a consent as they were ticked: those of the terms' page, which asks for them. */
function wordsOf(code: ConsentCode): Pick<MemberConsent, 'title' | 'purpose' | 'recipient'> {
  if (code === 'TERMS') {
    const purpose = 'ให้บริการสมาชิกผ่านระบบนี้ และเก็บข้อมูลเท่าที่จำเป็นต่อสัญญาและกฎหมาย';
    return { title: TERMS.title, purpose };
  }
  const consentTerm = TERMS.consents?.find((consent) => consent.consent_code === code);
  const { title = '', purpose = '', recipient = '' } = consentTerm ?? {};
  return { title, purpose, recipient };
}

/** Returns when a member accepted the terms before the log began: the day they took effect, or of joining. */
function acceptedBefore(world: World, subject: string) {
  if (personaOf(Number(subject))?.termsAccepted === false) return [];
  const { joinedOn } = world.records(Number(subject)).member;
  const since = Math.max(morning(joinedOn), morning(TERMS.effective_date));
  const acceptedAt = Math.min(since, morning(world.view().startedOn));
  return [{ at: acceptedAt, code: 'TERMS' as const, version: TERMS.version, given: true }];
}

/** Returns every decision of the member, oldest first: before the log, on the welcome page, then here. */
function decisionsOf(world: World, subject: string) {
  const { overlay } = world;
  const welcome = overlay.all('terms-accepted', subject).flatMap(({ at, value }) => {
    const { version, marketing, thirdParty } = value;
    const consents = { TERMS: true, MARKETING: marketing, THIRD_PARTY: thirdParty };
    return ConsentCode.options.map((code) => ({ at, code, version, given: consents[code] }));
  });
  const here = overlay.all('consent', subject).map(({ at, value }) => ({ at, ...value }));
  return [...acceptedBefore(world, subject), ...welcome, ...here].toSorted((a, b) => a.at - b.at);
}

function consentsOf(world: World, subject: string): MemberConsentList {
  const decisions = decisionsOf(world, subject);
  const rows = ConsentCode.options.map((code) => {
    const last = decisions.findLast((decision) => decision.code === code);
    return {
      consent_code: code,
      ...wordsOf(code),
      ...WITHDRAWING[code],
      version: TERMS.version,
      given: last?.given ?? false,
      decided_at: last ? wallTime(last.at) : '',
    };
  });
  const decided = decisions.map(({ at, code, version, given }) => ({
    ms: at,
    event: given ? ('GIVEN' as const) : ('WITHDRAWN' as const),
    title: wordsOf(code).title,
    version,
  }));
  const copies = world.overlay.all('data-copy', subject).map(({ at }) => ({
    ms: at,
    event: 'DATA_COPY' as const,
    title: 'สำเนาข้อมูลของท่าน',
    version: '',
  }));
  const log = [...decided, ...copies]
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ ms, ...row }): ConsentLogRow => ({ at: wallTime(ms), ...row }));
  return { rows, log };
}

export const memberConsentHandlers: HandlersOf<'memberConsentList' | 'memberConsentUpdate'> = {
  memberConsentList: ({ world, subject }) => consentsOf(world, subject),

  memberConsentUpdate({ world, body, subject }) {
    const { consent_code: code, given, version } = body;
    if (version !== TERMS.version) return refused('ข้อความนี้มีฉบับใหม่แล้ว กรุณาเปิดหน้านี้อีกครั้งเพื่ออ่าน');
    const stands = consentsOf(world, subject).rows.find((row) => row.consent_code === code);
    if (stands?.given !== given || stands.decided_at === '') {
      recordNow(world, 'consent', subject, { code, version, given });
    }
    return done(given ? 'บันทึกความยินยอมแล้ว' : 'ถอนความยินยอมแล้ว');
  },
};
