import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { inPackage } from '../call/package-folder.ts';
import { invalid, WireError } from '../call/wire-error.ts';
import { worldOf } from '../call/world-of.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

/** Keys of the demo; a real backend that verifies against the stand-in uses them. */
export const BOT_CHECK = { siteKey: 'demo', secret: 'demo-bot-secret' } as const;

const SCRIPT = inPackage('src/bot-check/script.js');
const TokenRequest = z.object({ sitekey: z.string() });
/** Answers 503 while the quirk makes the provider unavailable. */
function guardOutage(world: World): void {
  if (world.quirks.botCheck === 'down') throw new WireError(503, { error: 'unavailable' });
}

const Verify = z.object({
  secret: z._default(z.string(), ''),
  response: z._default(z.string(), ''),
});

/**
 * Registers the stand-in for the provider: its script, its tokens, and verification for the server of a real backend.
 */
export async function registerBotCheck(app: FastifyInstance, worlds: Worlds): Promise<void> {
  let script: Promise<string> | undefined;
  app.get('/recaptcha/api.js', async (request, reply) => {
    guardOutage(worldOf(request, worlds));
    script ??= readFile(SCRIPT, 'utf8');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await script);
  });

  app.post('/recaptcha/token', async (request) => {
    const parsed = TokenRequest.safeParse(request.body);
    if (parsed.data?.sitekey !== BOT_CHECK.siteKey) {
      throw invalid({ sitekey: ['ไม่รู้จัก sitekey นี้'] });
    }
    const world = worldOf(request, worlds);
    guardOutage(world);
    return { token: world.botTokens.issue(world.clock.now()) };
  });

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/recaptcha/api/siteverify', async (request) => {
      const world = worldOf(request, worlds);
      const parsed = Verify.safeParse(request.body ?? {});
      const { secret = '', response = '' } = parsed.data ?? {};
      const now = world.clock.now();
      const code =
        secret === BOT_CHECK.secret
          ? world.botTokens.redeem(response, now)
          : 'invalid-input-secret';
      if (code) return { success: false, 'error-codes': [code] };
      return {
        success: true,
        challenge_ts: new Date(now).toISOString(),
        hostname: request.hostname,
      };
    });
  });
}
