import { memberPage } from './address.ts';

/** The member area: records. */
export const memberRecords = [
  memberPage('/member/welcome', {
    layout: 'welcome',
  }),
  memberPage('/member/status', {
    titleTH: 'ภาพรวม',
    menu: { icon: 'house' },
    forRelatives: true,
  }),
  memberPage('/member/share', {
    titleTH: 'ทุนเรือนหุ้น',
    menu: { icon: 'chart-pie' },
    forRelatives: true,
  }),
  memberPage('/member/loan', {
    titleTH: 'เงินกู้',
    menu: { icon: 'hand-coins' },
    forRelatives: true,
  }),
  memberPage('/member/loan_statement/:statement', {
    parent: '/member/loan',
    forRelatives: true,
  }),
  memberPage('/member/loan-plan/:contract', {
    titleTH: 'วางแผนชำระ',
    parent: '/member/loan_statement/:statement',
    isOurs: true,
    forRelatives: true,
  }),
  memberPage('/member/deposit', {
    titleTH: 'เงินฝาก',
    menu: { icon: 'landmark' },
    forRelatives: true,
  }),
  memberPage('/member/dep_statement/:statement', {
    parent: '/member/deposit',
    forRelatives: true,
  }),
  memberPage('/member/kep', {
    titleTH: 'รายการเรียกเก็บ',
    menu: { icon: 'receipt-text' },
    forRelatives: true,
  }),
  memberPage('/member/kepcrem', {
    titleTH: 'ฌาปนกิจสงเคราะห์',
    parent: '/member/kep',
    menu: { icon: 'flower-2', group: 'family' },
    forRelatives: true,
  }),
  memberPage('/member/coll', {
    titleTH: 'การค้ำประกัน',
    menu: { icon: 'heart-handshake' },
  }),
] as const;
