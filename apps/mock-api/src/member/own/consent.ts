import {
  ConsentCode,
  type ConsentLogRow,
  type MemberConsentList,
} from '@coop/contracts/member/own/consent';
import { wallTime } from '@coop/cooperative/moments';
import { personaOf } from '@coop/cooperative/people/personas/personas';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { TERMS } from '../access/terms-text.ts';

/** The example cooperative's requests for its members' consent. */
const CONSENT_TEXTS = {
  TERMS: {
    title: TERMS.title,
    purpose: 'ให้บริการสมาชิกผ่านระบบนี้ และเก็บข้อมูลเท่าที่จำเป็นต่อสัญญาและกฎหมาย',
    if_withdrawn: 'ท่านจะใช้ระบบนี้ไม่ได้ จึงต้องแจ้งที่สหกรณ์ ข้อมูลที่กฎหมายให้เก็บยังเก็บต่อไป',
    may_change: false,
  },
  MARKETING: {
    title: 'รับข่าวสารและสิทธิประโยชน์จากสหกรณ์',
    purpose: 'ส่งข่าวสาร โครงการ และสิทธิประโยชน์ของสหกรณ์ทางโทรศัพท์ ข้อความ และอีเมล',
    if_withdrawn: 'สหกรณ์จะหยุดส่งข่าวสาร การแจ้งเรื่องเงินของท่านยังมีตามเดิม',
    may_change: true,
  },
  THIRD_PARTY: {
    title: 'ให้เปิดเผยข้อมูลแก่หน่วยงานที่ร่วมให้สวัสดิการ',
    purpose: 'ให้บริษัทประกันและสมาคมฌาปนกิจที่ร่วมกับสหกรณ์เสนอสวัสดิการที่ตรงกับท่าน',
    if_withdrawn: 'สหกรณ์จะไม่ส่งข้อมูลเพิ่ม สิทธิที่ท่านมีอยู่แล้วไม่เปลี่ยน',
    may_change: true,
  },
} as const satisfies Record<
  ConsentCode,
  { title: string; purpose: string; if_withdrawn: string; may_change: boolean }
>;

/** Returns every decision of the member, oldest first: on the welcome page, then here. */
function decisionsOf({ overlay }: World, subject: string) {
  const welcome = overlay.all('terms-accepted', subject).flatMap(({ at, value }) => {
    const { version, marketing, thirdParty } = value;
    const given = { TERMS: true, MARKETING: marketing, THIRD_PARTY: thirdParty };
    return ConsentCode.options.map((code) => ({ at, code, version, given: given[code] }));
  });
  const here = overlay.all('consent', subject).map(({ at, value }) => ({ at, ...value }));
  return [...welcome, ...here].toSorted((a, b) => a.at - b.at);
}

function consentsOf(world: World, subject: string): MemberConsentList {
  const decisions = decisionsOf(world, subject);
  const rows = ConsentCode.options.map((code) => {
    const last = decisions.findLast((one) => one.code === code);
    // Members who accepted the terms before the log began did not consent to anything else.
    const before = code === 'TERMS' && personaOf(Number(subject))?.termsAccepted !== false;
    return {
      consent_code: code,
      ...CONSENT_TEXTS[code],
      version: TERMS.version,
      given: last?.given ?? before,
      decided_at: last ? wallTime(last.at) : '',
    };
  });
  const decided = decisions.map(({ at, code, version, given }) => ({
    ms: at,
    event: given ? ('GIVEN' as const) : ('WITHDRAWN' as const),
    title: CONSENT_TEXTS[code].title,
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
    const stands = consentsOf(world, subject).rows.find((one) => one.consent_code === code);
    if (stands?.given !== given || stands.decided_at === '') {
      recordNow(world, 'consent', subject, { code, version, given });
    }
    return done(given ? 'บันทึกความยินยอมแล้ว' : 'ถอนความยินยอมแล้ว');
  },
};
