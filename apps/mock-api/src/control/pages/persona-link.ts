import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Browser, browserOf } from '../../call/browser.ts';
import { pagePolicy } from '../../call/page-policy.ts';
import { invalid } from '../../call/wire-error.ts';
import { WORLD_COOKIE } from '../../call/world-of.ts';
import { IN_COOKIE, SESSION_COOKIES, setSessionCookie } from '../../http/session-cookie.ts';
import { memberSession } from '../../member/access/auth.ts';
import { openMemberSession } from '../../member/access/open-session.ts';
import { isRegistered } from '../../member/access/registered.ts';
import { membershipNoOf } from '../../world/people/member.ts';
import type { World } from '../../world/world.ts';
import { DEFAULT_WORLD, type Worlds } from '../../world/worlds.ts';

const Link = z.object({
  member: z.coerce.number().check(z.int(), z.positive()),
  world: z._default(z.string().check(z.regex(/^[\w-]{1,64}$/)), DEFAULT_WORLD),
  /** Must be a path: `//` or a backslash at its start would name another host. */
  to: z._default(z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/)), '/member/status'),
});

function sessionOf(world: World, no: number, browser: Browser) {
  const subject = membershipNoOf(no);
  if (!isRegistered(world, subject)) throw invalid({ member: ['เลขทะเบียนนี้ยังเข้าสู่ระบบไม่ได้'] });
  return memberSession(world, no, openMemberSession(world, subject, browser));
}

/** JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Registers GET /__control/enter?member=3&world=bug-12&to=/member/loan: one address signs a tester in as that member,
 * in that world, and lands on that page.
 */
export function registerPersonaLink(
  app: FastifyInstance,
  worlds: Worlds,
  sessionCookie: boolean,
): void {
  app.get('/__control/enter', async (request, reply) => {
    const link = Link.safeParse(request.query);
    if (!link.success) {
      throw invalid({ link: ['ต้องมี member (เลขทะเบียน) และอาจมี world กับ to ที่ขึ้นต้นด้วย /'] });
    }
    const { member, world, to } = link.data;
    const opened = sessionOf(worlds.get(world), member, browserOf(request));
    const session = sessionCookie ? { ...opened, token: IN_COOKIE } : opened;
    if (sessionCookie) setSessionCookie(reply, SESSION_COOKIES.member, opened.token);
    reply.setCookie(WORLD_COOKIE, world, { path: '/', sameSite: 'lax' });
    const script = `localStorage.setItem('user',${inScript(JSON.stringify(session))});location.replace(${inScript(to)})`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy({ script }))
      .send(
        `<!doctype html><html lang="th"><meta charset="utf-8"><title>กำลังเข้าสู่ระบบ</title>
<script>${script}</script></html>`,
      );
  });
}
