import type { World } from '../world.ts';

/** Members from whose shares those of all are estimated. */
const ASKED = 16;
/** Nobody holds more than a fifth of all shares (Cooperatives Act B.E. 2542, section 33). */
const PART = 5;

const ceilings = new WeakMap<object, number>();

/** What one member may hold in shares, satang: a fifth of all, estimated once a day from members all over the numbers. */
export function mostShares(world: World): number {
  const view = world.view();
  const known = ceilings.get(view);
  if (known !== undefined) return known;
  const { population } = view;
  const asked = Math.min(ASKED, population);
  let sum = 0;
  for (let at = 0; at < asked; at += 1) {
    const no = 1 + Math.floor((at * population) / asked);
    sum += world.records(no).shares.balanceSatang;
  }
  const most = Math.floor((sum / asked) * (population / PART));
  ceilings.set(view, most);
  return most;
}
