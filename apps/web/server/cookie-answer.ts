import type { FastifyInstance } from 'fastify';
import { ANSWER_PATH, type CookieAnswer, cookieOf } from '../src/settings/cookie-consent.ts';

/** Stores a visitor's answer about cookies, for as long as the cookie page says. */
export function keepCookieAnswer(app: FastifyInstance): void {
  app.post<{ Params: { answer: CookieAnswer } }>(
    `${ANSWER_PATH}/:answer(^[YN]$)`,
    ({ params }, reply) => {
      reply
        .status(204)
        .headers({ 'Set-Cookie': cookieOf(params.answer), 'Cache-Control': 'no-store' })
        .send();
    },
  );
}
