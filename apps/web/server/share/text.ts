import { titleOf } from '@coop/addresses/title';

/** Kind of an item whose category has no name; names of categories come from the backend. */
export const TOPIC = 'ข่าวสาร';

/** Titles of the public pages that show no item, by address, as the pages themselves have them. */
export const PAGE_TITLES: Readonly<Record<string, string>> = {
  loancal: 'คำนวณเงินกู้',
  caldividend: 'คำนวณเงินปันผลและเฉลี่ยคืน',
  loans: titleOf('/loans'),
  rates: titleOf('/rates'),
  welfare: titleOf('/welfare'),
  calendar: titleOf('/calendar'),
  figures: titleOf('/figures'),
  join: titleOf('/join'),
  contact: titleOf('/contact'),
  board: 'กระดานถามตอบ',
  boardPost: 'ตั้งกระทู้ใหม่',
  demand: 'คำร้องและข้อเสนอแนะ',
  election: 'การเลือกตั้ง',
  verify: 'ตรวจสอบเอกสาร',
  accessibility: 'การเข้าถึงเว็บไซต์',
  'privacy-policy/cookies-policy': 'นโยบายคุกกี้',
  'privacy-policy/private-policy': 'นโยบายความเป็นส่วนตัว',
};
