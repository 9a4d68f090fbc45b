import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';

/** Pages of the member area to land on. */
export const LANDINGS = ADDRESSES.filter(({ layout }) => layout === 'member').map(sampleAddress);

/** Who is signed in, and where one lands; the first page of whoever it is if that is left out. */
export type Entrance = { readonly world: string; readonly to?: string } & (
  | { readonly member: number }
  | { readonly agency: string }
  /** The administrator, who looks at the pages of a member. */
  | { readonly admin: '1'; readonly member: number }
);

/** Address that signs whoever opens it in, in a world, and lands on a page. */
export function personaLink(entrance: Entrance): string {
  const words = Object.entries(entrance).map(([name, value]) => [name, String(value)]);
  return `/__control/enter?${new URLSearchParams(words)}`;
}
