import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { PERSONA_PASSWORD } from '@coop/cooperative/people/personas/personas';
import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { networkOf } from '../call/network.ts';
import { tooMany } from '../call/wire-error.ts';
import { worldOf } from '../call/world-of.ts';
import { adminTokenOf, clearAdminCookie, setAdminCookie } from '../http/sessions/admin-cookie.ts';
import { ensureCsrf } from '../http/sessions/csrf.ts';
import { isForeign } from '../http/sessions/session-cookie.ts';
import { isMember } from '../member/access/registered.ts';
import { createCounter } from '../world/state/counter.ts';
import { sameSecret } from '../world/state/same-secret.ts';
import type { Session } from '../world/state/sessions/session.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { endOpen, openOf } from './open-list.ts';
import { LEAST_REASON, SIGN_IN_POLICY, signInPage } from './sign-in-page.ts';

// The administrator's sign-in, which is not part of the contract: a page of the mock, like one of a cooperative's back
// office. It sets a signed, HttpOnly cookie, which /member/impersonate then uses.

const ADMIN_NAME = 'admin';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const Form = z.object({
  admin: z.string(),
  password: z.string(),
  membership_no: z.string(),
  reason: z.string().check(z.maxLength(200)),
  token: z.string(),
});

const Token = z.object({ token: z.string() });

const isBlank = (form: z.infer<typeof Form>) =>
  Object.values(form).some((value) => value.trim() === '');

function parseForm(body: string): unknown {
  return Object.fromEntries(new URLSearchParams(body));
}

function isRight(form: z.infer<typeof Form>, password: string): boolean {
  const matches = sameSecret(form.password, password);
  return form.admin === ADMIN_NAME && matches;
}

const TOO_LATE = 'หน้านี้เปิดค้างไว้นานเกินไป กรุณาลองใหม่';

const tokenOf = (request: FastifyRequest) => request.cookies[CSRF_COOKIE] ?? '';

const sendPage = (reply: FastifyReply, page: Parameters<typeof signInPage>[0]) =>
  reply.type('text/html; charset=utf-8').send(signInPage(page));

const tooLate = (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(reply.status(419), { token: tokenOf(request), error: TOO_LATE });

function adminOf(request: FastifyRequest, world: World): Session | undefined {
  const token = adminTokenOf(request);
  return token ? world.sessions.find(token, 'admin', world.clock.now()) : undefined;
}

/** Ends the permission to view, and the view opened with it. */
function signOut(world: World, session: Session | undefined): void {
  if (session?.viewing) world.sessions.endViewing(session.subject, session.viewing);
}

/** Opens the administrator's session for viewing one member, in the signed cookie; an earlier view ends. */
export function letView(
  { request, reply, world }: { request: FastifyRequest; reply: FastifyReply; world: World },
  no: string,
  reason: string,
): void {
  signOut(world, adminOf(request, world));
  const session = { kind: 'admin', subject: ADMIN_NAME, remember: false } as const;
  const opened = world.sessions.open({ ...session, viewing: no, reason }, world.clock.now());
  setAdminCookie(request, reply, opened);
}

/** Returns the form's fields where its token is the page's; undefined where the page is too old. */
function fieldsOf<S extends z.ZodMiniType<{ token: string }>>(
  request: FastifyRequest,
  schema: S,
): z.infer<S> | undefined {
  const form = schema.safeParse(request.body);
  const isOfPage = form.success && sameSecret(tokenOf(request), form.data.token);
  return isOfPage ? form.data : undefined;
}

function showPage(request: FastifyRequest, reply: FastifyReply, world: World) {
  const token = ensureCsrf(request, reply);
  const session = adminOf(request, world);
  const signedIn = session && {
    admin: session.subject,
    member: session.viewing ?? '',
    open: openOf(world, session.subject),
  };
  return sendPage(reply, { token, ...(signedIn && { signedIn }) });
}

/** Signs an administrator in; failures are counted by the machine's clock and never lock out a correct sign-in. */
function createSignIn(adminPassword: string) {
  const wrong = [createCounter(10, MINUTE), createCounter(60, HOUR)];
  return (request: FastifyRequest, reply: FastifyReply, world: World) => {
    const token = tokenOf(request);
    const parsed = Form.safeParse(request.body);
    const typed = parsed.data ?? {};
    const answer = (status: number, error: string) =>
      sendPage(reply.status(status), { token, error, typed });
    if (!parsed.success || isBlank(parsed.data)) return answer(422, 'กรุณากรอกให้ครบทุกช่อง');
    const form = parsed.data;
    const no = padMembershipNo(form.membership_no);
    const reason = form.reason.trim();
    if (!sameSecret(token, form.token)) return answer(419, TOO_LATE);
    const visitor = networkOf(request.ip);
    const waitMs = Math.max(...wrong.map((counter) => counter.wait(visitor, Date.now())));
    if (waitMs > 0) {
      const { message, retryAfter } = tooMany(waitMs);
      reply.header('retry-after', retryAfter);
      return answer(429, message);
    }
    if (!isRight(form, adminPassword)) {
      for (const counter of wrong) counter.add(visitor, Date.now());
      return answer(422, 'ชื่อหรือรหัสผ่านไม่ถูกต้อง');
    }
    if (!isMember(world, no)) return answer(422, 'ไม่พบเลขทะเบียนสมาชิกนี้');
    if ([...reason].length < LEAST_REASON) {
      return answer(422, `กรุณาระบุเหตุผลอย่างน้อย ${LEAST_REASON} ตัวอักษร`);
    }
    letView({ request, reply, world }, no, reason);
    return reply.redirect('/member/impersonate', 303);
  };
}

/** Registers GET and POST /admin/login, POST /admin/logout, POST /admin/end. */
export async function registerAdminSignIn(
  app: FastifyInstance,
  worlds: Worlds,
  adminPassword: string = PERSONA_PASSWORD,
): Promise<void> {
  const signIn = createSignIn(adminPassword);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, parseForm(String(body))),
    );

    scope.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', SIGN_IN_POLICY).header('cache-control', 'no-store');
      // A sister domain could plant the token, and for `SameSite` it is the same site.
      if (request.method === 'POST' && isForeign(request)) return tooLate(request, reply);
    });

    scope.get('/admin/login', async (request, reply) =>
      showPage(request, reply, worldOf(request, worlds)),
    );

    scope.post('/admin/logout', async (request, reply) => {
      if (!fieldsOf(request, Token)) return tooLate(request, reply);
      const world = worldOf(request, worlds);
      signOut(world, adminOf(request, world));
      return clearAdminCookie(request, reply).redirect('/admin/login', 303);
    });

    scope.post('/admin/end', async (request, reply) => {
      const form = fieldsOf(request, z.extend(Token, { id: z.string() }));
      if (!form) return tooLate(request, reply);
      const world = worldOf(request, worlds);
      const session = adminOf(request, world);
      if (session) endOpen(world, session.subject, form.id);
      return reply.redirect('/admin/login', 303);
    });

    scope.post('/admin/login', async (request, reply) =>
      signIn(request, reply, worldOf(request, worlds)),
    );
  });
}
