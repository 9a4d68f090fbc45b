import { controlRouter } from '../control/router.ts';
import { createSnapshots } from '../control/snapshots.ts';
import type { Mock } from './start-mock.ts';

/** The control plane of a mock, without the network in between. */
export function controlOf(mock: Pick<Mock, 'worlds'>) {
  return controlRouter.createCaller({ worlds: mock.worlds, snapshots: createSnapshots() });
}
