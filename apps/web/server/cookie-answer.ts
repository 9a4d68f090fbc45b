import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ANSWER_PATH, type CookieAnswer, cookieOf } from '../src/settings/cookie-consent.ts';

/** Returns the page on which a form was sent, without its host; `/` where the browser does not say. */
function pageOf({ headers: { referer = '' } }: FastifyRequest): string {
  const { pathname = '/', search = '' } = URL.parse(referer) ?? {};
  // Two slashes would begin a host.
  return pathname.replace(/^\/+/, '/') + search;
}

/**
 * Stores a visitor's answer about cookies, for as long as the cookie page says. Who presses before the page's code is
 * there sends a form, and is led back to the page.
 */
export async function keepCookieAnswer(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // The form has no fields.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, __, done) => done(null),
    );
    scope.post<{ Params: { answer: CookieAnswer } }>(
      `${ANSWER_PATH}/:answer(^[YN]$)`,
      (request, reply) => {
        const answer = cookieOf(request.params.answer);
        reply.headers({ 'Set-Cookie': answer, 'Cache-Control': 'no-store' });
        if (request.headers.accept?.includes('text/html'))
          return reply.redirect(pageOf(request), 303);
        return reply.status(204).send();
      },
    );
  });
}
