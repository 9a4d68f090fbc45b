import type { NewPassword, RegisterResult } from '@coop/contracts/member/access/register';
import type { CodePurpose } from '../world/state/one-time-codes.ts';
import type { World } from '../world/world.ts';
import { tooMany } from './wire-error.ts';

const WRONG_CODE: RegisterResult = {
  rc_code: '0',
  errors: ['รหัสยืนยันไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบหรือขอรหัสใหม่'],
};

type OfSubject = (world: World, subject: string, password: string) => Promise<void>;

interface Area {
  readonly area: 'member' | 'membergroup';
  /** Fact that access was opened. */
  readonly opened: 'registered' | 'group-registered';
  /** Throws a 422 if the password is not acceptable. */
  readonly check: OfSubject;
  readonly choose: OfSubject;
}

/**
 * Sets one new password by a ticket and its code, once: the second step of registration and of a forgotten password.
 */
export async function setPasswordByCode(
  world: World,
  { area, opened, check, choose }: Area,
  purpose: CodePurpose,
  { ticket, otp, mem_password: password }: NewPassword,
): Promise<RegisterResult> {
  const now = world.clock.now();
  const subject = world.codes.check(purpose, ticket, otp, now);
  if (!subject) return WRONG_CODE;
  await check(world, subject, password);
  if (!world.codes.use(ticket)) return WRONG_CODE;
  await choose(world, subject, password);
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
