import { invalid } from '../call/wire-error.ts';
import type { World } from '../world/world.ts';

const FAILED = 'ยืนยันไม่สำเร็จ กรุณาลองใหม่อีกครั้ง';
const LATE = 'การยืนยันหมดเวลาหรือถูกใช้ไปแล้ว กรุณาลองใหม่อีกครั้ง';

/** Fixed tokens for testers, accepted where the control plane is on. */
const TEST_TOKENS: Readonly<Record<string, boolean>> = {
  'always-pass': true,
  'always-fail': false,
};

/** Refuses a call with an invalid bot-check token, and uses the token up. */
export function checkBot(world: World, token: string): void {
  const fixed = world.testTokens ? TEST_TOKENS[token] : undefined;
  if (fixed === true) return;
  const refusal =
    fixed === false ? 'invalid-input-response' : world.botTokens.redeem(token, world.clock.now());
  if (refusal) throw invalid({ recaptcha: [refusal === 'timeout-or-duplicate' ? LATE : FAILED] });
}
