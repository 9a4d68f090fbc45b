import type { BrowserContext } from '@playwright/test';

/** The instant at which every world of the browser tests begins, and the clocks of the web server and of the devices. */
export const CLOCK_START = '2026-11-20T09:00:00+07:00';

/** Time that the tests' own day is ahead of the browser's, which runs on the machine's (tools/circumstances.ts). */
const FAKED_MS = Number(process.env.FAKETIME ?? 0) * 1_000;

/**
 * The device's clock begins at that instant, whatever the day of the run, and goes on as time does. Playwright's own
 * clock would replace the timers, too.
 */
export async function setDeviceClock(context: BrowserContext): Promise<void> {
  const aheadMs = Date.parse(CLOCK_START) - (Date.now() - FAKED_MS);
  await context.addInitScript((ahead) => {
    const MachineDate = Date;
    const now = () => MachineDate.now() + ahead;
    globalThis.Date = new Proxy(MachineDate, {
      construct: (target, args, made) =>
        Reflect.construct(target, args.length > 0 ? args : [now()], made),
      apply: () => new MachineDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, aheadMs);
}
