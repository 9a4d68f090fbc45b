import type { SiteConfig } from '@coop/contracts/site';
import { DEMO_CHANNEL } from './push/announce.ts';

/** Where an education office shows its salary slips, for each of the audiences that the specification names. */
const slips = (office: string, audiences: Record<string, string>) =>
  Object.entries(audiences).map(([audience, page]) => ({
    audience,
    url: `https://${office}.example/${page}`,
  }));

const CIVIL = { ข้าราชการ: 'salary' };
const PENSION = { ข้าราชการบำนาญ: 'pension' };

/** The example cooperative, served as /site.json in development; in production the web server has its own file. */
export const demoSite: SiteConfig = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  coopNameEN: 'Example Teachers’ Savings and Credit Cooperative',
  www_description: 'สหกรณ์ออมทรัพย์ของครูและบุคลากรทางการศึกษา จังหวัดนครศรีธรรมราช',
  coop_address: '99 ถนนราชดำเนิน ตำบลในเมือง อำเภอเมือง จังหวัดนครศรีธรรมราช 80000',
  initials: 'สอ.',
  email: 'info@coop.example',
  phone: '075-123-456',
  vendor: 'Example Teachers’ Cooperative',
  mourning: true,
  fiscal_year_start_month: 1,
  push: { key: 'demo', cluster: 'ap1', channel: DEMO_CHANNEL, host: 'same-origin' },
  botCheck: { siteKey: 'demo', script: '/recaptcha/api.js' },
  salarySlips: {
    'สพป.นศ.1': slips('nst1', { ...CIVIL, พนักงานราชการ: 'employee', ...PENSION }),
    'สพป.นศ.2': slips('nst2', { ...CIVIL, ...PENSION }),
    'สพป.นศ.3': slips('nst3', { ...CIVIL, ลูกจ้างประจำ: 'permanent', ...PENSION }),
    'สพป.นศ.4': slips('nst4', { ...CIVIL, ...PENSION }),
    'สพม.นศ.': slips('sesao-nst', { ...CIVIL, ...PENSION }),
  },
};
