import type { UseQueryResult } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import { type AnswerOf, control, type InputOf, type QueryName } from './control.ts';
import { useMockQuery } from './mock-query.tsx';
import { usePlace } from './use-place.ts';

/** Pace of what changes by itself, or because testers use the portal in another window. */
export const POLL_MS = 2_000;

type Beside<Input> = Omit<NonNullable<Input>, 'world'>;

/** Queries the control plane about the current world; with an interval, repeatedly. */
export function useControl<Name extends QueryName>(
  name: Name,
  beside: Beside<InputOf<Name>> | undefined = undefined,
  everyMs: number | false = false,
): UseQueryResult<AnswerOf<Name>> {
  const { world } = usePlace();
  const input = { ...beside, world };
  // The untyped client knows no answers; the router that typed the name answers so.
  return useMockQuery(
    [name, input],
    () => getUntypedClient(control).query(name, input) as Promise<AnswerOf<Name>>,
    everyMs,
  );
}
