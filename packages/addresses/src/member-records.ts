import { memberPage } from './address.ts';

/** The member area: records. */
export const memberRecords = [
  memberPage('/member/welcome', {
    layout: 'welcome',
    menuKey: 99,
  }),
  memberPage('/member/status', {
    titleTH: 'ภาพรวม',
    menu: { icon: 'house' },
    menuKey: 1,
    forRelatives: true,
  }),
  memberPage('/member/share', {
    titleTH: 'ทุนเรือนหุ้น',
    menu: { icon: 'chart-pie' },
    menuKey: 2,
    forRelatives: true,
  }),
  memberPage('/member/loan', {
    titleTH: 'เงินกู้',
    menu: { icon: 'hand-coins' },
    menuKey: 3,
    forRelatives: true,
  }),
  memberPage('/member/loan_statement/:statement', {
    parent: '/member/loan',
    menuKey: 3,
    forRelatives: true,
  }),
  memberPage('/member/loan-plan/:contract', {
    titleTH: 'วางแผนชำระ',
    parent: '/member/loan_statement/:statement',
    menuKey: 3,
    isOurs: true,
    forRelatives: true,
  }),
  memberPage('/member/deposit', {
    titleTH: 'เงินฝาก',
    menu: { icon: 'landmark' },
    menuKey: 4,
    forRelatives: true,
  }),
  memberPage('/member/dep_statement/:statement', {
    parent: '/member/deposit',
    menuKey: 4,
    forRelatives: true,
  }),
  memberPage('/member/kep', {
    titleTH: 'รายการเรียกเก็บ',
    menu: { icon: 'receipt-text' },
    menuKey: 5,
    forRelatives: true,
  }),
  memberPage('/member/kepcrem', {
    titleTH: 'ฌาปนกิจสงเคราะห์',
    parent: '/member/kep',
    menu: { icon: 'flower-2', group: 'family' },
    menuKey: 12,
    forRelatives: true,
  }),
  memberPage('/member/coll', {
    titleTH: 'การค้ำประกัน',
    menu: { icon: 'heart-handshake' },
    menuKey: 6,
  }),
] as const;
