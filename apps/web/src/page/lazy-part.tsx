import { Skeleton } from '@coop/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a screen, for whose code the rest does not wait.
 * @param blocks heights of what will stand there; without them its place is empty until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  blocks?: readonly string[],
) {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={blocks && <Skeleton blocks={blocks} />}>
      <Part {...props} />
    </Suspense>
  );
}
