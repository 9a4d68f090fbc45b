import type { MiddlewareFunction } from 'react-router';
import { pageContext } from '../feed/loader.ts';
import { isOpenToRelative } from '../session/relative-pages.ts';
import { type Area, SESSIONS } from '../session/session-end.ts';
import { sessionChecked } from './gate-queries.ts';

/** Tells whether the feeds of a page may be asked for before its session is confirmed. */
function mayAsk(area: Area, pathname: string): boolean {
  // Without a connection stored figures are shown, and no calls are made.
  const session = navigator.onLine ? SESSIONS[area].session.get() : undefined;
  // Nobody has asked for a page that is closed to a relative, so its refusal must not be shown.
  const isClosed = session && 'relative' in session && !isOpenToRelative(pathname);
  return session !== undefined && !isClosed;
}

const nothing = async () => undefined;

/** Starts the check of the session beside the loaders of a page behind a sign-in; without a session they ask nothing. */
export const inSession =
  (area: Area): MiddlewareFunction =>
  ({ url, context }, next) => {
    const page = context.get(pageContext);
    if (mayAsk(area, url.pathname)) void sessionChecked(area, page);
    else context.set(pageContext, { ...page, fill: nothing, ask: nothing });
    return next();
  };
