/** Pages a tester lands on most. */
export const LANDINGS = [
  '/member/status',
  '/member/share',
  '/member/loan',
  '/member/deposit',
  '/member/kep',
  '/member/kepcrem',
  '/member/coll',
  '/member/gian',
  '/member/dividend',
  '/member/welfare',
  '/member/confirmData',
  '/member/requestpromoney',
] as const;

export interface Entrance {
  readonly member: number;
  readonly world: string;
  readonly to: string;
}

/** Address that signs whoever opens it in as a member, in a world, and lands on a page. */
export function personaLink({ member, world, to }: Entrance): string {
  return `/__control/enter?${new URLSearchParams({ member: String(member), world, to })}`;
}
