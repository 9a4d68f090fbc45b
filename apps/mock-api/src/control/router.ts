import { agencies, auditor, cashier, ledger, officer } from './acting.ts';
import { backend } from './backend.ts';
import { capsule } from './capsule.ts';
import { clock } from './clock.ts';
import { faults, quirks } from './faults.ts';
import { journal } from './journal.ts';
import { notifications } from './notifications.ts';
import { members, personas } from './people.ts';
import { push } from './push.ts';
import { audit, codes, sessions } from './sessions.ts';
import { router } from './trpc.ts';
import { worlds } from './worlds.ts';

// The control plane: what only a mock can do. The console, the acceptance tests and the contract runner use it; members
// never do.

export const controlRouter = router({
  worlds,
  clock,
  faults,
  quirks,
  backend,
  journal,
  sessions,
  codes,
  audit,
  personas,
  members,
  notifications,
  push,
  capsule,
  agencies,
  cashier,
  officer,
  auditor,
  ledger,
});
export type ControlRouter = typeof controlRouter;
