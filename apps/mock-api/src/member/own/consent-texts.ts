import type { ConsentCode } from '@coop/contracts/member/own/consent';
import { TERMS } from '../access/terms-text.ts';

/** The example cooperative's requests for its members' consent. */
export const CONSENT_TEXTS = {
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
