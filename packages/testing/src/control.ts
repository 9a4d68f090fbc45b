import type { ControlRouter } from '@coop/mock-api/control/router';
import { createTRPCClient, httpLink } from '@trpc/client';

/** Every procedure of the mock's control plane, typed; docs/control.md describes them. */
export type Control = ReturnType<typeof createTRPCClient<ControlRouter>>;

/** Creates a client of the control plane at an origin, such as `http://127.0.0.1:4000`. It connects on first use. */
export function createControl(origin: string): Control {
  const url = `${origin.replace(/\/$/, '')}/__control`;
  return createTRPCClient<ControlRouter>({ links: [httpLink({ url })] });
}
