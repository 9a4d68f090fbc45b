import { controlRouter } from '../control/router.ts';
import { createSnapshots } from '../control/snapshots.ts';
import type { Mock } from './start-mock.ts';

/** Calls the control plane of a mock without the network. */
export function controlOf(mock: Pick<Mock, 'worlds'>) {
  return controlRouter.createCaller({ worlds: mock.worlds, snapshots: createSnapshots() });
}
