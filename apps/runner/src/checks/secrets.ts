import type { Finding } from '@coop/contracts/drift/finding';
import type { Check } from './finding.ts';

const SHORTEST = 8;
const CITIZEN_NO = /(?<![\d.-])\d{13}(?![\d.])/;

const shows = (path: string, sent: string): Finding => ({
  severity: 'breaking',
  kind: 'shows-secret',
  path,
  says: 'no answer shows a password, a token or a citizen number',
  sent,
});

/** A citizen number by its check digit. */
function isCitizenNo(text: string): boolean {
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 12).reduce((all, digit, index) => all + digit * (13 - index), 0);
  return digits.length === 13 && (11 - (sum % 11)) % 10 === digits[12];
}

/** No answer shows what was presented as a secret, or a citizen number in full. */
export const checkSecrets: Check = ({ answer, one, sent, operation }) => {
  const found: Finding[] = [];
  const body = (typeof one.body === 'object' ? one.body : {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(body ?? {})) {
    if (!/pass/i.test(name) || typeof value !== 'string' || value.length < SHORTEST) continue;
    if (/^(.)\1*$/u.test(value)) continue;
    if (answer.text.includes(value)) found.push(shows(name, 'the password of the call'));
  }
  const token = /^Bearer (.+)/.exec(sent.headers.authorization ?? '')?.[1];
  if (token && token.length >= SHORTEST && answer.text.includes(token)) {
    found.push(shows('token', 'the token of the call'));
  }
  if (operation.endpoint.session === 'none' || answer.status !== 200) return found;
  const number = CITIZEN_NO.exec(answer.text)?.[0];
  if (number && isCitizenNo(number)) found.push(shows('card_person', 'a citizen number in full'));
  return found;
};
