import { ledger } from './acting.ts';
import { recording } from './backend.ts';
import { capsule } from './capsule.ts';
import { commands } from './commands.ts';
import { faults } from './faults.ts';
import { journal } from './journal.ts';
import { webPush } from './notifications.ts';
import { members, personas } from './people.ts';
import { scenarios } from './scenarios.ts';
import { audit, codes } from './sessions.ts';
import { router } from './trpc.ts';
import { worlds } from './worlds.ts';

// The control plane of the mock, used by the console, the acceptance tests and the contract runner; never by members.

export const controlRouter = router({
  worlds,
  faults,
  scenarios,
  journal,
  recording,
  codes,
  audit,
  personas,
  members,
  capsule,
  ledger,
  webPush,
  ...commands,
});
export type ControlRouter = typeof controlRouter;
