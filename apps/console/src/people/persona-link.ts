import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';

/** Pages of the member area to land on. */
export const LANDINGS = ADDRESSES.filter(({ layout }) => layout === 'member').map(sampleAddress);

export interface Entrance {
  readonly member: number;
  readonly world: string;
  readonly to: string;
}

/** Address that signs whoever opens it in as a member, in a world, and lands on a page. */
export function personaLink({ member, world, to }: Entrance): string {
  return `/__control/enter?${new URLSearchParams({ member: String(member), world, to })}`;
}
