import type { ByLawChanges } from '@coop/contracts/by-laws/by-law-changes';
import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { LoanProductConfig } from '@coop/contracts/by-laws/products';
import type { SiteConfig } from '@coop/contracts/site';
import { BANK_ACCOUNTS } from '@coop/cooperative/rules/bank-accounts';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { COOPERATIVE } from '@coop/cooperative/rules/cooperative';
import { lastApprovedYear } from '@coop/cooperative/rules/dividend-rates';
import { DEMO_CHANNEL, MEMBER_CHANNELS } from './push/notify.ts';

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
  departments: COOPERATIVE.sections.map(({ name, extension, email }) => ({
    name,
    phone: `${COOPERATIVE.phone} ต่อ ${extension}`,
    email,
  })),
  accounts: BANK_ACCOUNTS,
  privacy_contact: COOPERATIVE.privacyContact,
  texts: {
    privacy: '/texts/privacy.json',
    cookies: '/texts/cookies.json',
    accessibility: '/texts/accessibility.json',
  },
  vendor: 'Example Teachers’ Cooperative',
  mourning: true,
  publishes: ['calendar', 'figures'],
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
};

/** Returns the by-laws of the families in which the cooperative differs from the example. */
function differences(): ByLawChanges {
  const families = Object.entries(BY_LAWS).filter(([family, laws]) => {
    const example = EXAMPLE_BY_LAWS[family as keyof typeof EXAMPLE_BY_LAWS];
    return JSON.stringify(laws) !== JSON.stringify(example);
  });
  return Object.fromEntries(families);
}

/**
 * Returns the example cooperative's configuration on a day, served as /site.json in development; in production the web
 * server has its own file.
 */
export function demoSiteOn(asOf: string): SiteConfig {
  const last = lastApprovedYear(asOf);
  const { loans, dividend, ...others } = differences();
  const by_laws: ByLawChanges = {
    ...others,
    loans: {
      ...loans,
      products: BY_LAWS.loans.products.map((product) => LoanProductConfig.parse(product)),
    },
    dividend: {
      ...dividend,
      history: BY_LAWS.dividend.history.filter(({ year }) => year <= last),
    },
  };
  return { ...demoSite, by_laws };
}
