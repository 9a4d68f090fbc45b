import { type Address, plainPage } from './address.ts';
import { info } from './info.ts';
import { infoAbout } from './info-about.ts';
import { memberRecords } from './member-records.ts';
import { memberRights } from './member-rights.ts';
import { membergroup } from './membergroup.ts';

/** The member area without a session: signing in, registering. */
const memberAccess = [
  plainPage('/member/logon', {
    menuKey: 11,
    sample: { heading: 'เข้าสู่ระบบสมาชิก' },
  }),
  plainPage('/member/registerauth', {
    screen: 'member/register',
    sample: { heading: 'สมัครใช้งานครั้งแรก' },
  }),
  plainPage('/member/register', {
    sample: { heading: 'สมัครใช้งานครั้งแรก' },
  }),
  plainPage('/member/forget', {
    screen: 'member/register',
    sample: { heading: 'ลืมรหัสผ่าน' },
  }),
  plainPage('/member/relative', {
    isOurs: true,
    sample: { heading: 'ดูข้อมูลในฐานะญาติ' },
  }),
  plainPage('/member/impersonate', {
    sample: { heading: 'ดูในนามสมาชิก' },
  }),
  plainPage('/member/termofconditional', {
    sample: {
      heading: 'ข้อตกลงการใช้งาน',
      feeds: {
        memberTermsTextShow: {
          shows: 'ผู้ใช้ต้องเป็นสมาชิกของสหกรณ์',
          wrongType: 'effective_date',
          missing: 'version',
        },
      },
    },
  }),
] as const;

export const ADDRESSES: readonly Address[] = [
  ...info,
  ...infoAbout,
  ...memberAccess,
  ...memberRecords,
  ...memberRights,
  ...membergroup,
];

/** The words of a path without its parameters, as folders are written; those of the public site stand in `info`. */
function folderOf(path: string): string {
  const kebab = path.replaceAll('_', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const words = kebab.split('/').filter((word) => word !== '' && !word.startsWith(':'));
  return [...(kebab.startsWith('/member') ? [] : ['info']), ...words].join('/');
}

/** Returns the folder of a screen in the source of the web: `member/loan-statement`. */
export const screenOf = ({ path, screen = folderOf(path) }: Address): string => screen;
