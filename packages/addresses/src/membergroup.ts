import { agencyPage, plainPage } from './address.ts';

/** Input of a month's sheets: the agency that is signed in. */

/** The agency area, with and without a session. */
export const membergroup = [
  plainPage('/membergroup/logon'),
  plainPage('/membergroup/register', {
    isOurs: true,
  }),
  plainPage('/membergroup/forget', {
    screen: 'membergroup/register',
    isOurs: true,
  }),
  agencyPage('/membergroup/dashboard', {
    titleTH: 'ภาพรวมการเรียกเก็บ',
    menu: { icon: 'chart-column' },
  }),
  agencyPage('/membergroup/keeprep', {
    titleTH: 'งบหน้าเรียกเก็บ',
    menu: { icon: 'file-spreadsheet' },
  }),
  agencyPage('/membergroup/delivery_book', {
    titleTH: 'หนังสือนำส่ง',
    menu: { icon: 'mail' },
  }),
  agencyPage('/membergroup/summarize_rep', {
    titleTH: 'สรุปยอดเรียกเก็บ',
    menu: { icon: 'sigma', labelTH: 'สรุยอดเรียกเก็บ' },
  }),
  agencyPage('/membergroup/password', {
    titleTH: 'เปลี่ยนรหัสผ่าน',
    menu: { icon: 'key-round' },
  }),
  agencyPage('/membergroup/session', {
    titleTH: 'อุปกรณ์ที่เข้าสู่ระบบ',
    isOurs: true,
  }),
  agencyPage('/membergroup/guide_group', {
    titleTH: 'แนวปฏิบัติสำหรับผู้แทนหน่วยงาน',
    menu: { icon: 'book-open', labelTH: 'แนวปฏิบัติผู้แทน' },
  }),
  agencyPage('/membergroup/deduct_result', {
    titleTH: 'บันทึกผลการหักเงิน',
    menu: { icon: 'list-checks', labelTH: 'ผลการหักเงิน' },
    isOurs: true,
  }),
] as const;
