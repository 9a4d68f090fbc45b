import { randomUUID } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Defect, ProxiedAnswer, ProxiedCall } from '../broken-mock.ts';
import { cookieIn } from './cookies.ts';

const CSRF = CSRF_HEADER.toLowerCase();

/** A session that the server keeps for a browser, signed in or not. */
interface Kept {
  readonly csrf: string;
  /** The member's or agency's token, where it is no longer the browser's. */
  readonly token?: string;
}

interface Kind {
  readonly cookie: string;
  /** The token stays with the server; the answer has none that opens anything. */
  readonly keepsToken: boolean;
  readonly attributes: string;
  /** Draws the number of a session. */
  readonly draw?: () => string;
}

const isAt = (call: ProxiedCall, ...keys: EndpointKey[]) =>
  keys.some((key) => endpoints[key].path === call.path);
const isLogin = (call: ProxiedCall) => isAt(call, 'memberAuthLogin', 'membergroupAuthLogin');
const isLogout = (call: ProxiedCall) => isAt(call, 'memberAuthLogout', 'membergroupAuthLogout');

/** Asks the mock with a token of its own if the session's token came, else with none, which it refuses. */
function passCsrf(call: ProxiedCall, kept: Kept | undefined): void {
  const isRight = kept !== undefined && call.headers[CSRF] === kept.csrf;
  delete call.headers[CSRF];
  call.headers.cookie = `${CSRF_COOKIE}=of-the-mock`;
  if (isRight) call.headers[CSRF] = 'of-the-mock';
}

/** A session in a cookie that the server sets on the first visit and draws anew at the sign-in; its token is bound to it. */
function serverSessions({ cookie, keepsToken, attributes, draw = randomUUID }: Kind): Defect {
  const sessions = new Map<string, Kept>();
  const ids = new WeakMap<ProxiedCall, string>();
  const begin = (token?: string) => {
    const id = draw();
    sessions.set(id, { csrf: `${randomUUID()}==`, ...(token !== undefined && { token }) });
    return id;
  };
  const opened = (answered: ProxiedAnswer): string => {
    if (!keepsToken) return begin();
    const { token, ...rest } = JSON.parse(answered.body) as { token: string };
    answered.body = JSON.stringify({ ...rest, token: 'in-the-session' });
    return begin(token);
  };
  return {
    onCall(call) {
      const id = cookieIn(call, cookie) ?? '';
      const kept = sessions.get(id);
      ids.set(call, id);
      passCsrf(call, kept);
      if (!keepsToken) return;
      const isForeign = call.headers.origin !== undefined;
      delete call.headers.authorization;
      if (kept?.token !== undefined && !isForeign)
        call.headers.authorization = `Bearer ${kept.token}`;
    },
    onAnswer(answered, call) {
      let id = ids.get(call) ?? '';
      const isOver = answered.status === 200 && (isLogin(call) || isLogout(call));
      if (isOver) sessions.delete(id);
      if (isOver && isLogin(call)) id = opened(answered);
      const known = sessions.has(id) ? id : begin();
      answered.cookies = [
        `${cookie}=${known}; Path=/; ${attributes}`,
        `${CSRF_COOKIE}=${encodeURIComponent(sessions.get(known)?.csrf ?? '')}; Path=/; SameSite=Lax`,
      ];
    },
  };
}

const ATTRIBUTES = 'HttpOnly; SameSite=Lax';

/** Laravel with tokens: its session is there for the CSRF token alone. */
export const laravel = () =>
  serverSessions({
    cookie: 'laravel_session',
    keepsToken: false,
    attributes: `Max-Age=7200; ${ATTRIBUTES}`,
  });

/** Express with the session in a cookie, which alone says who asks. */
export const express = (draw?: () => string) =>
  serverSessions({
    cookie: 'connect.sid',
    keepsToken: true,
    attributes: ATTRIBUTES,
    ...(draw && { draw }),
  });
