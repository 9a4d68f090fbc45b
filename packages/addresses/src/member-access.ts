import { plainPage } from './address.ts';

/** The member area without a session: signing in, registering. */
export const memberAccess = [
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
