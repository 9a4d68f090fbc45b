import { memberPage } from './address.ts';

/** The member area: rights, letters, requests, the password. */
export const memberRights = [
  memberPage('/member/dividend', {
    menuKey: 8,
    forRelatives: true,
  }),
  memberPage('/member/retirement', {
    isOurs: true,
  }),
  memberPage('/member/settlement', {
    isOurs: true,
    forRelatives: true,
  }),
  memberPage('/member/calendar', {
    isOurs: true,
    forRelatives: true,
  }),
  memberPage('/member/notes', {
    isOurs: true,
  }),
  memberPage('/member/consent', {
    isOurs: true,
  }),
  memberPage('/member/welfare', {
    menuKey: 10,
  }),
  memberPage('/member/gian', {
    menuKey: 7,
  }),
  memberPage('/member/family', {
    isOurs: true,
    menuKey: 7,
  }),
  memberPage('/member/confirmData', {
    menuKey: 12,
  }),
  memberPage('/member/requestpromoney', {
    menuKey: 13,
  }),
  memberPage('/member/borrow', {
    menuKey: 3,
    isOurs: true,
  }),
  memberPage('/member/loan-apply', {
    menuKey: 3,
    isOurs: true,
  }),
  memberPage('/member/password', {
    menuKey: 9,
  }),
  memberPage('/member/session', {
    isOurs: true,
  }),
  memberPage('/member/notice-setting', {
    isOurs: true,
  }),
] as const;
