import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';

/** Pages of the member area to land on. */
export const LANDINGS = ADDRESSES.filter(({ layout }) => layout === 'member').map(sampleAddress);

/** Person to sign in, and page to land on; by default that person's first page. */
export type Entrance = { readonly world: string; readonly to?: string } & (
  | { readonly member: number }
  | { readonly agency: string }
  /** The administrator, looking at a member's pages. */
  | { readonly admin: '1'; readonly member: number }
);

/** Returns an address that signs in whoever opens it, in a world, and lands on a page. */
export function personaLink(entrance: Entrance): string {
  const words = Object.entries(entrance).map(([name, value]) => [name, String(value)]);
  return `/__control/enter?${new URLSearchParams(words)}`;
}
