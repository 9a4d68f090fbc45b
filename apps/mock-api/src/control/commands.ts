import { agencies, auditor, cashier, officer } from './acting.ts';
import { backend } from './backend.ts';
import { clock } from './clock.ts';
import { quirks } from './faults.ts';
import { notifications } from './notifications.ts';
import { push } from './push.ts';
import { sessions } from './sessions.ts';
import { router } from './trpc.ts';

/** Commands for the steps of a scenario, besides its faults. */
export const commands = {
  clock,
  quirks,
  backend,
  sessions,
  notifications,
  push,
  agencies,
  cashier,
  officer,
  auditor,
};

export const commandsRouter = router(commands);
