import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import * as z from 'zod/mini';
import { checkBot } from '../bot-check/check.ts';
import { WireError } from '../call/wire-error.ts';
import type { World } from '../world/world.ts';

const ASKED = 'กรุณายืนยันว่าท่านไม่ใช่โปรแกรมอัตโนมัติ';

/** Thrown if a required token is missing: nothing was attempted, so nothing is counted. */
export class BotCheckRequested extends WireError {
  constructor() {
    super(422, { error: ASKED, errors: { recaptcha: [ASKED] } });
  }
}

/** Returns whether a call needs no bot check until there were failures. */
export function asksOnlyAfterFailures(key: EndpointKey): boolean {
  const { body }: Endpoint = endpoints[key];
  const token = body?.shape.recaptcha;
  return token !== undefined && z.safeParse(token, undefined).success;
}

/** Requires a call's bot check: 422 at `recaptcha` if it is missing or wrong. */
export function askBotCheck(world: World, body: unknown): void {
  const { recaptcha } = (body ?? {}) as { recaptcha?: string };
  if (recaptcha === undefined) throw new BotCheckRequested();
  checkBot(world, recaptcha);
}
