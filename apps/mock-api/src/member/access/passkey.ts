import { hash } from 'node:crypto';
import type { memberPasskey } from '@coop/contracts/member/access/passkey';
import { wallTime } from '@coop/cooperative/moments';
import { deriveMember } from '@coop/cooperative/people/member';
import { COOPERATIVE } from '@coop/cooperative/rules/cooperative';
import type { HandlersOf } from '../../call/handler.ts';
import { networkOf } from '../../call/network.ts';
import { done, refused } from '../../call/outcome.ts';
import { invalid, notFound } from '../../call/wire-error.ts';
import { CHALLENGE_MS } from '../../world/state/challenges.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { memberSession } from './auth.ts';
import { openMemberSession } from './open-session.ts';
import { ensurePassword, mustReset } from './password.ts';
import { isRegistered } from './registered.ts';
import { verifiedCounter, verifiedCredential } from './relying-party.ts';

const LOGIN = 'login';
const addFor = (subject: string) => `add ${subject}`;
const required = 'required' as const;
/** ES256, EdDSA and RS256, which current devices support. */
const ALGORITHMS = [-7, -8, -257];
const MOST = 10;

/** One message for all failures. */
const notKnown = () => invalid({ id: ['เข้าสู่ระบบด้วยพาสคีย์ไม่สำเร็จ โปรดเข้าสู่ระบบด้วยรหัสผ่าน'] });

/** Returns the member's passkeys with their last use, in the order they were added. */
function passkeysOf({ overlay }: World, subject: string) {
  const removed = new Set(overlay.all('passkey-removed', subject).map(({ value }) => value.id));
  const used = overlay.all('passkey-used', subject);
  return overlay.all('passkey', subject).map(({ at, value }) => {
    const last = used.findLast((fact) => fact.value.id === value.id);
    const counter = last?.value.counter ?? value.counter;
    return { ...value, at, counter, usedAt: last?.at, isRemoved: removed.has(value.id) };
  });
}

const liveOf = (world: World, subject: string) =>
  passkeysOf(world, subject).filter((passkey) => !passkey.isRemoved);

export const memberPasskeyHandlers: HandlersOf<keyof typeof memberPasskey> = {
  async memberPasskeyOptions({ world, body, subject, no }) {
    await ensurePassword(world, subject, body);
    const { firstName, surname } = deriveMember(world.view(), no);
    return {
      challenge: world.challenges.issue(addFor(subject), subject, world.clock.now()),
      rp: { name: COOPERATIVE.name },
      user: {
        id: hash('sha256', `passkey/${subject}`, 'base64url'),
        name: subject,
        displayName: `${firstName} ${surname}`,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: liveOf(world, subject).map(({ id }) => ({
        type: 'public-key' as const,
        id,
      })),
      authenticatorSelection: { residentKey: required, userVerification: required },
      attestation: 'none',
    };
  },

  async memberPasskeyRegister({ world, body, subject }) {
    const { overlay, clock } = world;
    if (liveOf(world, subject).length >= MOST) {
      return refused(`มีพาสคีย์ได้ไม่เกิน ${MOST} รายการ โปรดลบรายการที่ไม่ใช้แล้วก่อน`);
    }
    const made = await verifiedCredential(world, addFor(subject), body);
    if (!made || overlay.latest('passkey-owner', made.id)) {
      return refused('เพิ่มพาสคีย์ไม่สำเร็จ กรุณาลองใหม่');
    }
    const now = clock.now();
    const { id, counter } = made;
    const publicKey = Buffer.from(made.publicKey).toString('base64url');
    const value = { id, name: body.name, publicKey, counter };
    overlay.append({ at: now, kind: 'passkey', subject, value });
    overlay.append({ at: now, kind: 'passkey-owner', subject: id, value: { no: subject } });
    return done('เพิ่มพาสคีย์แล้ว');
  },

  memberPasskeyList({ world, subject }) {
    const rows = liveOf(world, subject).map(({ id, name, at, usedAt }) => ({
      passkey_id: id,
      name,
      added_at: wallTime(at),
      last_used_at: usedAt === undefined ? '' : wallTime(usedAt),
    }));
    return { rows: rows.reverse() };
  },

  memberPasskeyRemove({ world, body, subject }) {
    const found = passkeysOf(world, subject).find(({ id }) => id === body.passkey_id);
    if (!found) throw notFound();
    if (!found.isRemoved) {
      recordNow(world, 'passkey-removed', subject, { id: found.id });
    }
    return done('ลบพาสคีย์แล้ว');
  },

  memberPasskeyChallenge({ world, browser }) {
    const visitor = networkOf(browser?.address ?? '');
    const challenge = world.challenges.issue(LOGIN, visitor, world.clock.now());
    return { challenge, timeout: CHALLENGE_MS, userVerification: required };
  },

  async memberPasskeyLogin({ world, body, browser }) {
    const subject = world.overlay.latest('passkey-owner', body.id)?.no ?? '';
    const found = liveOf(world, subject).find(({ id }) => id === body.id);
    if (!found || !isRegistered(world, subject) || mustReset(world, subject)) throw notKnown();
    const counter = await verifiedCounter(world, LOGIN, found, body);
    // Another sign-in may have counted on, or the passkey been removed, while this one was checked.
    const isStill = liveOf(world, subject).find(({ id }) => id === found.id)?.counter;
    if (counter === undefined || isStill !== found.counter) throw notKnown();
    recordNow(world, 'passkey-used', subject, { id: found.id, counter });
    const token = openMemberSession(world, subject, browser);
    return memberSession(world, Number(subject), token);
  },
};
