import { hash, randomBytes, randomInt } from 'node:crypto';
import { endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { memberRelative, Relative } from '@coop/contracts/member/access/relative';
import { wallTime } from '@coop/cooperative/moments';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { invalid, notFound } from '../../call/wire-error.ts';
import type { RelativeFact } from '../../world/state/kinds/fact-values.ts';
import { recordNow } from '../../world/state/record-now.ts';
import { sameSecret } from '../../world/state/same-secret.ts';
import { keyOf } from '../../world/state/sessions/session-table.ts';
import type { World } from '../../world/world.ts';
import { memberSession } from './auth.ts';
import { ensurePassword } from './password.ts';
import { isRegistered } from './registered.ts';

const HOUR = 60 * 60_000;
const CODE_MS = 48 * HOUR;
const DAY_MS = 24 * HOUR;
/** Maximum number of relatives with access or a waiting code. */
const MOST = 5;
const MOST_OPENED = 50;
const DIGITS = 12;

const hashOf = (subject: string, code: string) => hash('sha256', `${subject}/${code}`, 'hex');

/** One message for all failures, so that it does not tell which numbers exist. */
const wrongCode = () =>
  invalid({ code: ['เลขทะเบียนหรือรหัสเชิญไม่ถูกต้อง หรือรหัสหมดอายุแล้ว โปรดขอรหัสใหม่จากสมาชิก'] });

function stateOf(
  world: World,
  subject: string,
  relativeFact: RelativeFact,
  instant: number,
): Relative['state'] {
  const { overlay, sessions, clock } = world;
  const now = clock.now();
  if (sessions.relatives(subject, now).has(relativeFact.id)) return 'reading';
  const isIt = ({ value }: { value: { id: string } }) => value.id === relativeFact.id;
  const isUsed = overlay.all('relative-entered', subject).some(isIt);
  const isTaken = overlay.all('relative-ended', subject).some(isIt);
  // A new password invalidates the codes made before.
  const isOld = overlay.all('member-password', subject).some((fact) => fact.at > instant);
  return isUsed || isTaken || isOld || relativeFact.codeUntil <= now ? 'ended' : 'invited';
}

function relativesOf(world: World, subject: string) {
  return world.overlay
    .all('relative', subject)
    .map(({ at, value }) => ({ ...value, state: stateOf(world, subject, value, at) }));
}

/** Describes a logged call. */
function wordsOfRead(key: string): string {
  return (endpoints as Readonly<Record<string, Endpoint>>)[key]?.titleTH ?? key;
}

/** Returns what a relative has opened, newest first. */
function openedBy(world: World, subject: string, id: string): Relative['opened'] {
  return world.overlay
    .all('relative-read', subject)
    .filter(({ value }) => value.id === id)
    .slice(-MOST_OPENED)
    .map(({ at, value }) => ({ what: wordsOfRead(value.endpoint), opened_at: wallTime(at) }))
    .reverse();
}

/** Records a failed attempt for the member to see. Nothing is recorded for a number that is not in use. */
function noteRefused(world: World, subject: string, hash: string): void {
  const ended = relativesOf(world, subject).find((relative) => sameSecret(relative.codeHash, hash));
  recordNow(world, 'relative-refused', subject, ended ? { id: ended.id } : {});
}

/** Returns the failed attempts, newest first. */
function refusedOf(world: World, subject: string) {
  const names = new Map(relativesOf(world, subject).map(({ id, name }) => [id, name]));
  return world.overlay
    .all('relative-refused', subject)
    .map(({ at, value }) => ({ tried_at: wallTime(at), name: names.get(value.id ?? '') ?? '' }))
    .reverse();
}

export const memberRelativeHandlers: HandlersOf<keyof typeof memberRelative> = {
  async memberRelativeInvite({ world, body, subject }) {
    const { overlay, clock } = world;
    await ensurePassword(world, subject, body);
    const live = relativesOf(world, subject).filter(({ state }) => state !== 'ended');
    if (live.length >= MOST) return refused(`ให้ดูพร้อมกันได้ไม่เกิน ${MOST} คน โปรดยกเลิกคนที่ไม่ใช้แล้วก่อน`);
    const now = clock.now();
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const value = {
      id: randomBytes(12).toString('base64url'),
      name: body.name,
      codeHash: hashOf(subject, code),
      codeUntil: now + CODE_MS,
      until: now + body.days * DAY_MS,
    };
    overlay.append({ at: now, kind: 'relative', subject, value });
    const code_until = wallTime(value.codeUntil);
    return { rc_code: '1', rc_des: 'ออกรหัสเชิญแล้ว', code, code_until };
  },

  memberRelativeEnter({ world, body }) {
    const { overlay, sessions, clock } = world;
    const { membership_no: subject, code } = body;
    const hash = hashOf(subject, code);
    const isMember = isRegistered(world, subject);
    const found = isMember
      ? relativesOf(world, subject).find(
          (relative) => relative.state === 'invited' && sameSecret(relative.codeHash, hash),
        )
      : undefined;
    const now = clock.now();
    if (!found || found.until <= now) {
      if (isMember) noteRefused(world, subject, hash);
      throw wrongCode();
    }
    const { id, name, until } = found;
    const token = sessions.openRelative(subject, { id, name }, until, now);
    const value = { id, name, tokenHash: keyOf(token) };
    overlay.append({ at: now, kind: 'relative-entered', subject, value });
    return {
      ...memberSession(world, Number(subject), token),
      relative: { name, until: wallTime(until) },
      expires_in: Math.floor((until - now) / 1_000),
    };
  },

  memberRelativeList({ world, subject }) {
    const rows = relativesOf(world, subject).map(({ id, name, state, until, codeUntil }) => ({
      relative_id: id,
      name,
      state,
      until: wallTime(until),
      code_until: wallTime(codeUntil),
      opened: openedBy(world, subject, id),
    }));
    return { rows: rows.reverse(), refused: refusedOf(world, subject) };
  },

  memberRelativeEnd({ world, body, subject }) {
    const found = relativesOf(world, subject).find(({ id }) => id === body.relative_id);
    if (!found) throw notFound();
    const { id, state } = found;
    if (state !== 'ended') {
      recordNow(world, 'relative-ended', subject, { id });
      world.sessions.endRelative(subject, id);
    }
    return done('ยกเลิกการให้ดูข้อมูลแล้ว');
  },
};
