import type { Sample } from './sample-page.ts';

export const accessSamples = {
  '/member/logon': { heading: 'เข้าสู่ระบบสมาชิก' },
  '/member/registerauth': { heading: 'สมัครใช้งานครั้งแรก' },
  '/member/register': { heading: 'สมัครใช้งานครั้งแรก' },
  '/member/forget': { heading: 'ลืมรหัสผ่าน' },
  '/member/relative': {},
  '/member/impersonate': {},
  '/member/termofconditional': {
    feeds: {
      memberTermsTextShow: {
        shows: 'ผู้ใช้ต้องเป็นสมาชิกของสหกรณ์',
        wrongType: 'effective_date',
        missing: 'version',
      },
    },
  },
} satisfies Readonly<Record<string, Sample>>;
