import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

/** Work that a press begins, once at a time. */
export interface Once<Input, Outcome> {
  readonly busy: boolean;
  /** Reason why the last try failed; null while it is tried again. */
  readonly error: Error | null;
  /** Resolves to undefined, and does nothing, while an earlier press is still under way. */
  readonly run: (input: Input) => Promise<Outcome | undefined>;
}

/** Runs what a press begins as a mutation of TanStack Query, and ignores further presses until it has ended. */
export function useOnce<Input, Outcome>(
  work: (input: Input) => Promise<Outcome>,
): Once<Input, Outcome> {
  const mutationKey = [useId()];
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({ mutationKey, mutationFn: work });
  return {
    busy: isPending,
    error,
    async run(input) {
      // Asked of the cache, because a second press can come before the first is rendered.
      if (queryClient.isMutating({ mutationKey }) > 0) return undefined;
      return mutateAsync(input);
    },
  };
}
