import type { Finding } from '@coop/contracts/drift/finding';
import { JSON_TYPE } from '@coop/contracts/drift/judge-answer';
import { maskText } from '@coop/contracts/drift/mask';
import { caseText } from '../cases/case.ts';
import type { Exchange } from './finding.ts';

/** Every answer says that it is JSON, and is. What a server error looks like is judged by its status alone. */
export function checkContentType({ answer, one }: Exchange): Finding[] {
  if (answer.failure !== undefined || answer.status >= 500) return [];
  const found: Finding[] = [];
  const type = answer.headers.get('content-type') ?? 'none';
  // The portal never sends another method.
  const severity = one.family === 'wrong method' ? 'cosmetic' : 'breaking';
  if (!JSON_TYPE.test(type)) {
    const says = 'application/json';
    found.push({ severity, kind: 'content-type', path: 'Content-Type', says, sent: type });
  }
  if (answer.body === undefined) {
    const sent = `${maskText(answer.text.slice(0, 40))} (${caseText(one)})`;
    found.push({ severity, kind: 'not-json', path: 'body', says: 'the body is JSON', sent });
  }
  return found;
}
