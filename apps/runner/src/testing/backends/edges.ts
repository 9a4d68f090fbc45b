import { randomUUID } from 'node:crypto';
import { endpoints } from '@coop/contracts/endpoints';
import type { Defect } from '../broken-mock.ts';
import { cookieIn } from './cookies.ts';

/** Sets a cookie that tells people from robots, and nothing of who asks. */
export const cloudflare = (): Defect => ({
  onAnswer(answered, call) {
    if (cookieIn(call, '__cf_bm')) return;
    answered.cookies.push(
      `__cf_bm=${randomUUID()}; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=None`,
    );
  },
});

const LOGINS: readonly string[] = [
  endpoints.memberAuthLogin.path,
  endpoints.membergroupAuthLogin.path,
];

/**
 * Spreads browsers over servers that do not know each other's sessions, and marks each with the one it was given, anew
 * with every answer.
 */
export function stickyBalancer(): Defect {
  const homes = new Map<string, string>();
  const serverOf = (call: Parameters<typeof cookieIn>[0]) =>
    cookieIn(call, 'AWSALB')?.split('.')[0];
  let visitors = 0;
  return {
    onCall(call) {
      const home = homes.get(call.headers.authorization ?? '');
      if (home !== undefined && home !== serverOf(call)) call.headers.authorization = 'Bearer lost';
    },
    onAnswer(answered, call) {
      visitors += 1;
      const server = serverOf(call) ?? `server${visitors}`;
      const value = `${server}.${randomUUID()}`;
      answered.cookies.push(
        `AWSALB=${value}; Path=/; Max-Age=604800; SameSite=Lax`,
        `AWSALBCORS=${value}; Path=/; Max-Age=604800; SameSite=None; Secure`,
      );
      if (!LOGINS.includes(call.path) || answered.status !== 200) return;
      const { token } = JSON.parse(answered.body) as { token: string };
      homes.set(`Bearer ${token}`, server);
    },
  };
}
