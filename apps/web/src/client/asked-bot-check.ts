import { ApiError } from '@coop/contracts/api-error';
import type { SiteConfig } from '@coop/contracts/site';
import { botCheckToken } from './bot-check.ts';

/** What a call sends of the bot check: nothing at first, a token once it has been asked for. */
export interface AskedCheck {
  readonly recaptcha?: string;
}

/**
 * Makes a call that may ask for the bot check, as some do after failures (422 at `recaptcha`): it is then made once
 * more with a token. Without a bot check of the deployment the refusal stands.
 */
export async function withAskedBotCheck<T>(
  site: SiteConfig,
  call: (check: AskedCheck) => Promise<T>,
): Promise<T> {
  try {
    return await call({});
  } catch (error) {
    const isAsked = error instanceof ApiError && error.fields.recaptcha !== undefined;
    if (!isAsked || !site.botCheck) throw error;
    return call({ recaptcha: await botCheckToken(site) });
  }
}
