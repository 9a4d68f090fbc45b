import { type Address, plainPage } from './address.ts';
import { info } from './info.ts';
import { infoAbout } from './info-about.ts';
import { memberRecords } from './member-records.ts';
import { memberRights } from './member-rights.ts';
import { membergroup } from './membergroup.ts';

/** The member area without a session: signing in, registering. */
const memberAccess = [
  plainPage('/member/logon', {}),
  plainPage('/member/registerauth', {
    screen: 'member/register',
  }),
  plainPage('/member/register'),
  plainPage('/member/forget', {
    screen: 'member/register',
  }),
  plainPage('/member/relative', {
    titleTH: 'ดูข้อมูลในฐานะญาติ',
    isOurs: true,
  }),
  plainPage('/member/impersonate', {
    titleTH: 'ดูในนามสมาชิก',
  }),
  plainPage('/member/termofconditional', {
    titleTH: 'ข้อตกลงการใช้งาน',
  }),
] as const;

const ROWS = [
  ...info,
  ...infoAbout,
  ...memberAccess,
  ...memberRecords,
  ...memberRights,
  ...membergroup,
] as const;

/** The path of every row, as the router reads it. */
export type Path = (typeof ROWS)[number]['path'];

/** Every address of the portal. */
export const ADDRESSES: readonly Address[] = ROWS;

/** The words of a path without its parameters, as folders are written; those of the public site stand in `info`. */
function folderOf(path: string): string {
  const kebab = path.replaceAll('_', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const words = kebab.split('/').filter((word) => word !== '' && !word.startsWith(':'));
  return [...(kebab.startsWith('/member') ? [] : ['info']), ...words].join('/');
}

/** Returns the folder of a screen in the source of the web: `member/loan-statement`. */
export const screenOf = ({ path, screen = folderOf(path) }: Address): string => screen;
