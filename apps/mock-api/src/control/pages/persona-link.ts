import { ADDRESSES } from '@coop/addresses/addresses';
import { PERSONA_NAMES } from '@coop/cooperative/people/personas/persona';
import { personaNamed } from '@coop/cooperative/people/personas/personas';
import { didYouMean } from '@coop/format/text/did-you-mean';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { letView } from '../../admin/sign-in.ts';
import { type Browser, browserOf } from '../../call/browser.ts';
import { fitsPath } from '../../call/fits-path.ts';
import { pagePolicy } from '../../call/page-policy.ts';
import { refusal } from '../../call/wire-error.ts';
import { WORLD_COOKIE } from '../../call/world-of.ts';
import {
  IN_COOKIE,
  SESSION_COOKIES,
  setSessionCookie,
} from '../../http/sessions/session-cookie.ts';
import { memberSession } from '../../member/access/auth.ts';
import { openMemberSession } from '../../member/access/open-session.ts';
import { isRegistered } from '../../member/access/registered.ts';
import { groupSession } from '../../membergroup/auth.ts';
import { isAgencyRegistered } from '../../membergroup/register.ts';
import { openGroupSession } from '../../membergroup/session.ts';
import type { World } from '../../world/world.ts';
import { DEFAULT_WORLD, type Worlds } from '../../world/worlds.ts';
import { AgencyNo, agencyNamed, MemberNo, memberNamed } from '../operations/named.ts';
import { oneOf, only, WorldName } from '../strict/fields.ts';
import { misread } from '../strict/misread.ts';

/** Tells whether the portal has a page there, whatever query it is opened with, or a file. */
const isAddress = (to: string) =>
  ADDRESSES.some(({ path }) => fitsPath(to, path)) || /^[^?]*\.[a-z]+$/.test(to);

const Link = only({
  member: z.optional(MemberNo),
  /** Instead of a member's number. */
  persona: z.optional(oneOf(PERSONA_NAMES)),
  agency: z.optional(AgencyNo),
  /** The administrator views this member's pages, or those of persona 1. */
  admin: z.optional(z.literal('1', { error: 'admin is 1, or left out' })),
  world: z._default(WorldName, DEFAULT_WORLD),
  /** Must be a path: `//` or a backslash at its start would name another host. */
  to: z.optional(
    z.string().check(
      z.regex(/^\/(?![/\\])[^\s\\]*$/, 'a page is named by its path, such as /member/loan'),
      z.refine(isAddress, {
        error: ({ input }) =>
          `no page has the address ${input}${didYouMean(
            input,
            ADDRESSES.map(({ path }) => path),
          )}`,
      }),
    ),
  ),
});
type Link = z.infer<typeof Link>;

/** Entry to write to the browser's storage, and the page to open. */
interface Entrance {
  readonly key?: 'user' | 'usermemgroup';
  readonly session?: { readonly token: string };
  readonly to: string;
}

function asMember(world: World, typed: string, browser: Browser, to = '/member/status'): Entrance {
  const { no, subject } = memberNamed(world, typed);
  if (!isRegistered(world, subject))
    throw notYet(`${subject} has not registered and cannot sign in`);
  const token = openMemberSession(world, subject, browser);
  return { key: 'user', session: memberSession(world, no, token), to };
}

function asAgency(
  world: World,
  typed: string,
  browser: Browser,
  to = '/membergroup/dashboard',
): Entrance {
  const agency = agencyNamed(world, typed);
  const subject = agency.no;
  if (!isAgencyRegistered(world, subject)) {
    throw notYet(`${subject} has not registered and cannot sign in`);
  }
  const token = openGroupSession(world, subject, browser);
  return { key: 'usermemgroup', session: groupSession(world, agency, token), to };
}

/** Puts the token into the cookie of its area, with a placeholder in its place. */
function throughCookie(entrance: Entrance, reply: FastifyReply): Entrance {
  const { key, session } = entrance;
  if (!key || !session) return entrance;
  const name = key === 'user' ? SESSION_COOKIES.member : SESSION_COOKIES.membergroup;
  setSessionCookie(reply, name, session.token);
  return { ...entrance, session: { ...session, token: IN_COOKIE } };
}

const notYet = (message: string) => refusal(422, message);

/** Turns an unknown name in the link into a refusal of the wire. */
function orRefusal<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    throw error instanceof TRPCError ? notYet(error.message) : error;
  }
}

/** First page of the administrator's view; it fetches the session itself. */
const VIEW = '/member/impersonate';
const REASON = 'ดูหน้าจอแทนสมาชิกเพื่อทดสอบระบบ';

function linkOf(query: unknown): Link {
  const { data, error } = Link.safeParse(query);
  if (!data) throw misread(error, query);
  const { persona, agency, admin } = data;
  const named = [data.member, persona, agency].filter((text) => text !== undefined).length;
  const isOne = admin ? !agency && named < 2 : named === 1;
  if (!isOne) {
    throw notYet(
      'the link names one of member, persona, agency, and admin (with a member, or without)',
    );
  }
  if (admin && data.to !== undefined)
    throw notYet('the administrator lands on the member’s first page: leave to out');
  const member = persona ? String(personaNamed(persona)?.no) : data.member;
  return { ...data, member };
}

/** Serializes JSON safely for a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Renders a page that stores the session in the browser, as signing in would, and redirects. */
function pageOf({ key, session, to }: Entrance): { policy: string; html: string } {
  const keep = key
    ? `localStorage.setItem(${inScript(key)},${inScript(JSON.stringify(session))});`
    : '';
  const script = `${keep}location.replace(${inScript(to)})`;
  const html = `<!doctype html><html lang="th"><meta charset="utf-8"><title>กำลังเข้าสู่ระบบ</title>
<script>${script}</script></html>`;
  return { policy: pagePolicy({ script }), html };
}

/**
 * Registers GET /__control/enter?member=3&world=bug-12&to=/member/loan, which signs a tester in as that member in that
 * world, and opens that page. `persona=overdue` is the same member by its name, `agency=80010001` signs in as an agency,
 * `admin=1` as the administrator.
 */
export function registerPersonaLink(
  app: FastifyInstance,
  worlds: Worlds,
  sessionCookie: boolean,
): void {
  app.get('/__control/enter', async (request, reply) => {
    const { member, agency, admin, world: name, to } = linkOf(request.query);
    const world = worlds.get(name);
    const enter = (): Entrance => {
      if (agency !== undefined) return asAgency(world, agency, browserOf(request), to);
      if (!admin) return asMember(world, member ?? '', browserOf(request), to);
      letView({ request, reply, world }, memberNamed(world, member ?? '1').subject, REASON);
      return { to: VIEW };
    };
    const entrance = orRefusal(enter);
    const { policy, html } = pageOf(sessionCookie ? throughCookie(entrance, reply) : entrance);
    reply.setCookie(WORLD_COOKIE, name, { path: '/', sameSite: 'lax' });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(html);
  });
}
