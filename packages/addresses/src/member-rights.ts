import { memberPage } from './address.ts';

/** The member area: rights, letters, requests, the password. */
export const memberRights = [
  memberPage('/member/dividend', {
    titleTH: 'ปันผลและเฉลี่ยคืน',
    menu: { icon: 'badge-percent' },
    forRelatives: true,
  }),
  memberPage('/member/year', {
    titleTH: 'สรุปรายปี',
    menu: { icon: 'chart-column', group: 'money' },
    isOurs: true,
    forRelatives: true,
  }),
  memberPage('/member/retirement', {
    titleTH: 'แผนการเงินถึงวันเกษียณ',
    menu: { icon: 'sunrise', group: 'money' },
    isOurs: true,
  }),
  memberPage('/member/settlement', {
    titleTH: 'ใบสรุปการหักกลบลบหนี้',
    isOurs: true,
    forRelatives: true,
  }),
  memberPage('/member/calendar', {
    titleTH: 'ปฏิทิน',
    menu: { icon: 'calendar-days', group: 'money' },
    isOurs: true,
    forRelatives: true,
  }),
  memberPage('/member/notes', {
    titleTH: 'บันทึกของท่าน',
    menu: { icon: 'notebook-pen', group: 'money' },
    isOurs: true,
  }),
  memberPage('/member/consent', {
    titleTH: 'ความยินยอมและข้อมูลของท่าน',
    menu: { icon: 'shield-check', group: 'settings' },
    isOurs: true,
  }),
  memberPage('/member/welfare', {
    titleTH: 'สวัสดิการ',
    menu: { icon: 'hand-heart', group: 'family' },
  }),
  memberPage('/member/gian', {
    titleTH: 'ผู้รับโอนประโยชน์',
    menu: { icon: 'users-round' },
  }),
  memberPage('/member/family', {
    titleTH: 'สำหรับครอบครัว',
    menu: { icon: 'users', group: 'family' },
    isOurs: true,
  }),
  memberPage('/member/confirmData', {
    titleTH: 'หนังสือยืนยันยอด',
    menu: { icon: 'mail-check' },
  }),
  memberPage('/member/requestpromoney', {
    titleTH: 'คำขอทำรายการเงิน',
    menu: { icon: 'send', group: 'money' },
  }),
  memberPage('/member/borrow', {
    titleTH: 'กู้ได้เท่าใด (ตรวจสิทธิกู้)',
    parent: '/member/loan',
    menu: { icon: 'scale', group: 'loans' },
    isOurs: true,
  }),
  memberPage('/member/loan-apply', {
    titleTH: 'ขอกู้เงิน',
    parent: '/member/loan',
    menu: { icon: 'file-signature', group: 'loans' },
    isOurs: true,
  }),
  memberPage('/member/password', {
    titleTH: 'เปลี่ยนรหัสผ่าน',
    menu: { icon: 'key-round' },
  }),
  memberPage('/member/notice-setting', {
    titleTH: 'การแจ้งเตือนบนอุปกรณ์',
    menu: { icon: 'bell', group: 'settings' },
    isOurs: true,
  }),
  memberPage('/member/session', {
    titleTH: 'อุปกรณ์ที่เข้าสู่ระบบ',
    menu: { icon: 'monitor-smartphone', group: 'settings' },
    isOurs: true,
  }),
] as const;
