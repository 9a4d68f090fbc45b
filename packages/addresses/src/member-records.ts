import { memberPage } from './address.ts';

/** The member area: records. */
export const memberRecords = [
  memberPage('/member/welcome', {
    layout: 'welcome',
    menuKey: 99,
  }),
  memberPage('/member/status', {
    menuKey: 1,
    forRelatives: true,
  }),
  memberPage('/member/share', {
    menuKey: 2,
    forRelatives: true,
  }),
  memberPage('/member/loan', {
    menuKey: 3,
    forRelatives: true,
  }),
  memberPage('/member/loan_statement/:statement', {
    menuKey: 3,
    forRelatives: true,
  }),
  memberPage('/member/loan-plan/:contract', {
    menuKey: 3,
    isOurs: true,
    forRelatives: true,
  }),
  memberPage('/member/deposit', {
    menuKey: 4,
    forRelatives: true,
  }),
  memberPage('/member/dep_statement/:statement', {
    menuKey: 4,
    forRelatives: true,
  }),
  memberPage('/member/kep', {
    menuKey: 5,
    forRelatives: true,
  }),
  memberPage('/member/kepcrem', {
    menuKey: 12,
    forRelatives: true,
  }),
  memberPage('/member/coll', {
    menuKey: 6,
  }),
] as const;
