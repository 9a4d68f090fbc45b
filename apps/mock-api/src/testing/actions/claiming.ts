import { SMALLEST_PNG } from '@coop/contracts/examples/member-inputs';
import { today } from '@coop/cooperative/moments';
import { WireError } from '../../call/wire-error.ts';
import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall } from '../worlds.ts';

let keys = 0;

/** Claims one of the welfare rights that can be claimed today, of today, into a deposit account where there is one. */
export async function claim(
  { world, no }: { readonly world: World; readonly no: number },
  right: number,
): Promise<void> {
  const { rights } = await handlers.memberWelfareList(memberCall(world, no));
  const open = rights.filter((other) => other.can_request);
  const wanted = open[right % Math.max(1, open.length)];
  if (!wanted) return;
  const { accounts } = await handlers.memberDepositList(memberCall(world, no));
  keys += 1;
  const body = {
    idempotency_key: `claim-key-${keys}`,
    welfare_code: wanted.welfare_code,
    event_date: wanted.event_label ? today(world.clock) : '',
    quantity: 1,
    pay_to: accounts.at(-1)?.deptaccount_no ?? '',
    note: '',
    files: [{ name: 'หลักฐาน.png', data: SMALLEST_PNG }],
  };
  try {
    await handlers.memberWelfareCreate({ ...memberCall(world, no), body });
  } catch (error) {
    // The event was too long ago, or the account was closed meanwhile.
    if (!(error instanceof WireError)) throw error;
  }
}
