import type { EndpointKey } from '@coop/contracts/endpoints';
import type { World } from '@coop/mock-api/world/world';
import { screen } from '@testing-library/react';

/** A call that a person makes by pressing something. */
export interface Press {
  /** Path of the page, and its address where that is another. */
  readonly path: string;
  readonly at?: string;
  /** Number of who is signed in, where that is not the page's usual person. */
  readonly as?: string;
  /** Wanted state of the world. */
  readonly before?: (world: World) => unknown;
  /** From the opened page to where it can be pressed. */
  readonly prepare?: (world: World) => Promise<void>;
  readonly press: () => Promise<void>;
  /** Text that was typed, by label: still there after each failure. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Words of a page or toast, or an address, by which one sees that it worked. */
  readonly done: string;
}

/** Presses by the call that they make. */
export type Presses = { readonly [K in EndpointKey]?: Press };

export const PASSWORD = 'demo1234';
/** A password that the rules let through. */
export const FRESH = 'ข้าวต้มปลาร้อนๆ9ชาม';

/** The one-time code that was sent to a phone. */
export async function codeOf(world: World, subject: string): Promise<string> {
  await screen.findByLabelText('รหัสยืนยัน');
  const code = world.codes.latest(subject);
  if (!code) throw new Error(`no code was sent to ${subject}`);
  return code;
}
