import type { SiteConfig } from '@coop/contracts/site';
import { MINIMUM_NET_SALARY } from '@coop/finance/credit';
import { formatRate, toWire } from '@coop/format/money';
import { DEMO_CHANNEL, MEMBER_CHANNELS } from './push/notify.ts';
import { COOPERATIVE } from './world/rules/cooperative.ts';
import { approvedHistory } from './world/rules/dividend-rates.ts';
import { FIRST_DUE, LOAN_PRODUCTS } from './world/rules/products.ts';

/** Links to an education office's salary slips, for each of the audiences that the specification names. */
const slips = (office: string, audiences: Record<string, string>) =>
  Object.entries(audiences).map(([audience, page]) => ({
    audience,
    url: `https://${office}.example/${page}`,
  }));

const CIVIL = { ข้าราชการ: 'salary' };
const PENSION = { ข้าราชการบำนาญ: 'pension' };

/** Site configuration of the example cooperative, without what depends on the day. */
export const demoSite: SiteConfig = {
  coopNameTH: COOPERATIVE.name,
  coopNameEN: COOPERATIVE.nameEn,
  www_description: COOPERATIVE.description,
  coop_address: COOPERATIVE.address,
  initials: 'สอ.',
  slogan: 'ออมวันละนิด มั่นคงไปด้วยกัน',
  email: COOPERATIVE.email,
  phone: COOPERATIVE.phone,
  privacy_contact: COOPERATIVE.privacyContact,
  texts: {
    privacy: '/texts/privacy.json',
    cookies: '/texts/cookies.json',
    accessibility: '/texts/accessibility.json',
  },
  vendor: 'Example Teachers’ Cooperative',
  mourning: true,
  fiscal_year_start_month: 1,
  passkey: true,
  push: {
    key: 'demo',
    cluster: 'ap1',
    channel: DEMO_CHANNEL,
    member_channel: MEMBER_CHANNELS,
    host: 'same-origin',
  },
  botCheck: { siteKey: 'demo', script: '/recaptcha/api.js' },
  salarySlips: {
    'สพป.นศ.1': slips('nst1', { ...CIVIL, พนักงานราชการ: 'employee', ...PENSION }),
    'สพป.นศ.2': slips('nst2', { ...CIVIL, ...PENSION }),
    'สพป.นศ.3': slips('nst3', { ...CIVIL, ลูกจ้างประจำ: 'permanent', ...PENSION }),
    'สพป.นศ.4': slips('nst4', { ...CIVIL, ...PENSION }),
    'สพม.นศ.': slips('sesao-nst', { ...CIVIL, ...PENSION }),
  },
  loan_products: Object.values(LOAN_PRODUCTS).map(
    ({ code, name, method, rounding, rates, terms, salaryMultiple, capSatang, guarantors }) => ({
      code,
      name,
      method,
      rounding,
      rates: rates.map(({ from, rate }) => ({ from, rate: formatRate(rate) })),
      terms: [...terms],
      salary_multiple: salaryMultiple,
      cap: toWire(capSatang),
      guarantors: guarantors.map(({ upToSatang, count }) => ({
        ...(upToSatang !== null && { up_to: toWire(upToSatang) }),
        count,
      })),
    }),
  ),
  first_due: FIRST_DUE,
  day_count: 365,
  minimum_net_salary: formatRate(MINIMUM_NET_SALARY),
};

/**
 * Returns the example cooperative's configuration on a day, served as /site.json in development; in production the web
 * server has its own file.
 */
export function demoSiteOn(asOf: string): SiteConfig {
  const dividend_history = approvedHistory(asOf).map(({ year, dividend, refund }) => ({
    year,
    dividend: formatRate(dividend),
    refund: formatRate(refund),
  }));
  return { ...demoSite, dividend_history };
}
