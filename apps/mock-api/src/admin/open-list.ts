import { displayMembershipNo } from '@coop/format/identifiers/membership-no';
import { formatThaiInstant } from '@coop/format/thai-date';
import type { World } from '../world/world.ts';
import { escapeHtml } from './escape-html.ts';

/** A permission to view a member (`grant`), or a session in the member's name opened with one. */
export interface Open {
  /** Hash of its token, which cannot be used to sign in. */
  readonly id: string;
  readonly what: 'grant' | 'sign-in';
  readonly member: string;
  readonly reason: string;
  /** Instant at which it ends unless it is used before. */
  readonly expiresAt: number;
}

/** Returns everything an administrator has open, on any device: the permissions first. */
export function openOf({ sessions, clock }: World, admin: string): Open[] {
  const all = sessions.dump(clock.now()).flatMap(([id, session]): Open[] => {
    const { expiresAt, reason = '' } = session;
    if (session.kind === 'admin' && session.subject === admin && session.viewing)
      return [{ id, what: 'grant', member: session.viewing, reason, expiresAt }];
    return session.impersonatedBy === admin
      ? [{ id, what: 'sign-in', member: session.subject, reason, expiresAt }]
      : [];
  });
  return all.toSorted((a, b) => Number(a.what === 'sign-in') - Number(b.what === 'sign-in'));
}

/** Ends one of them; with a permission also what was opened with it. Ignores those of other administrators. */
export function endOpen(world: World, admin: string, id: string): void {
  const found = openOf(world, admin).find((item) => item.id === id);
  if (!found) return;
  if (found.what === 'grant') world.sessions.endViewing(admin, found.member);
  else world.sessions.endKept(id);
}

const WORDS = {
  grant: { what: 'สิทธิ์ดูเลขทะเบียน', end: 'สิ้นสุดสิทธิ์ดู' },
  'sign-in': { what: 'กำลังดูในนามเลขทะเบียน', end: 'สิ้นสุดการดู' },
} as const;

/** Renders the list for the administrator's page, each with a button that ends it. */
export function openList(token: string, open: readonly Open[]): string {
  const item = ({ id, what, member, reason, expiresAt }: Open) => {
    const no = escapeHtml(displayMembershipNo(member));
    return `<li><p><b>${WORDS[what].what} ${no}</b><br>เหตุผล: ${escapeHtml(reason)}<br>
<span class="hint">สิ้นสุดเองถ้าไม่มีการใช้งานถึง ${formatThaiInstant(expiresAt)}</span></p>
<form method="post" action="/admin/end"><input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="id" value="${escapeHtml(id)}"><button class="quiet">${WORDS[what].end} ${no}</button></form></li>`;
  };
  return `<h2>ที่เปิดอยู่ตอนนี้</h2><ul>${open.map(item).join('')}</ul>`;
}
