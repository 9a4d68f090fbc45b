import { lazy, Suspense } from 'react';
import type { Person } from './people.ts';

// Asked for at once, and needed only when somebody is opened.
const detail = import('./detail.tsx');
const Detail = lazy(() => detail);

/** Everything about a person, under their row. */
export function LateDetail({ person }: { person: Person }) {
  return (
    <Suspense fallback={null}>
      <Detail person={person} />
    </Suspense>
  );
}
