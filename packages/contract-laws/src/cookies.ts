import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { cosmetic, type Finding } from './finding.ts';

/** Cookies of balancers and of walls against robots, which say nothing of who asks. */
const OF_THE_WAY = /^(__cf|cf_|_cf|awsalb|bigip|serverid|incap_|visid_|ts01|route|ak_|bm_)/i;

/** Requires of the cookies that know who asks to say whether other sites may send them. */
export function cookieFindings(set: readonly string[]): Finding[] {
  const says = 'a cookie says by SameSite whose pages may send it';
  return set
    .map((text) => ({ name: text.split('=', 1)[0] ?? '', text }))
    .filter(({ name }) => !OF_THE_WAY.test(name))
    .filter(({ name, text }) => name === CSRF_COOKIE || /;\s*httponly/i.test(text))
    .filter(({ text }) => !/;\s*samesite=/i.test(text))
    .map(({ name }) => cosmetic('no-same-site', `Set-Cookie ${name}`, says, 'no SameSite'));
}
