import type { NewPassword, RegisterResult } from '@coop/contracts/member/access/register';
import type { CodePurpose } from '../world/state/one-time-codes.ts';
import { hashPassword, passwordMatches } from '../world/state/password.ts';
import { recordNow } from '../world/state/record-now.ts';
import type { World } from '../world/world.ts';
import type { Call } from './handler.ts';
import { done, refused } from './outcome.ts';
import { tooMany } from './wire-error.ts';

const WRONG_CODE: RegisterResult = {
  rc_code: '0',
  errors: ['รหัสยืนยันไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบหรือขอรหัสใหม่'],
  field: 'otp',
};

interface Area {
  readonly area: 'member' | 'membergroup';
  /** Fact that access was opened. */
  readonly opened: 'registered' | 'group-registered';
  /** Fact with the hash of the password. */
  readonly kept: 'member-password' | 'group-password';
  /** Throws a 422 if the password is not acceptable. */
  readonly check: (world: World, subject: string, password: string) => Promise<void>;
}

/** Stores a new password, hashed. */
export async function keepPassword(
  world: World,
  kept: Area['kept'],
  subject: string,
  password: string,
): Promise<void> {
  recordNow(world, kept, subject, await hashPassword(password));
}

/** Changes the password of somebody who is signed in and knows it; their other sessions end. */
export async function changePassword(
  { world, subject, token, body }: Call<'memberPasswordUpdate' | 'membergroupPasswordUpdate'>,
  { area, kept, check }: Area,
) {
  const { mem_oldpassword: former, mem_password: password } = body;
  const stored = world.overlay.latest(kept, subject);
  if (!(await passwordMatches(former, stored))) return refused('รหัสผ่านเดิมไม่ถูกต้อง');
  if (password === former) return refused('รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม');
  await check(world, subject, password);
  await keepPassword(world, kept, subject, password);
  world.sessions.endAll(area, subject, token);
  return done('เปลี่ยนรหัสผ่านแล้ว');
}

/**
 * Sets one new password by a ticket and its code, once: the second step of registration and of a forgotten password.
 */
export async function setPasswordByCode(
  world: World,
  { area, opened, kept, check }: Area,
  purpose: CodePurpose,
  { ticket, otp, mem_password: password }: NewPassword,
): Promise<RegisterResult> {
  const now = world.clock.now();
  const subject = world.codes.check(purpose, ticket, otp, now);
  if (!subject) return WRONG_CODE;
  await check(world, subject, password);
  if (!world.codes.use(ticket)) return WRONG_CODE;
  await keepPassword(world, kept, subject, password);
  if (purpose === 'register' || purpose === 'group-register') {
    world.overlay.append({ at: now, kind: opened, subject, value: {} });
  }
  world.sessions.endAll(area, subject);
  return { rc_code: '1', messages: 'ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่' };
}

/**
 * Sends a code to the phone of a member or an agency, and returns its ticket.
 * @throws 429 when too many were sent there
 */
export function sendCode(world: World, purpose: CodePurpose, subject: string): string {
  const now = world.clock.now();
  const waitMs = world.codes.wait(subject, now);
  if (waitMs > 0) throw tooMany(waitMs);
  return world.codes.send(purpose, subject, now);
}

/** Masks a telephone number so that only its owner recognises it: `08x-xxx-x012`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 2)}x-xxx-x${phone.slice(-3)}`;
}
