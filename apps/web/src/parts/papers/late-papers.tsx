import { lazy, Suspense } from 'react';
import type { LongPaperProps, PrintedPapersProps } from './paper-sheet.tsx';

// Asked for at once, but the page waits for none of it: what is on paper only is printed a while after it is read.
const sheets = import('./paper-sheet.tsx');
const Printed = lazy(async () => ({ default: (await sheets).PrintedPapers }));
const Long = lazy(async () => ({ default: (await sheets).LongPaper }));

/** The papers of a page in its print. */
export function LatePapers(props: PrintedPapersProps) {
  return (
    <Suspense fallback={null}>
      <Printed {...props} />
    </Suspense>
  );
}

/** A paper that is rendered only while it is printed, in place of the whole page. */
export function LateLongPaper(props: LongPaperProps) {
  return (
    <Suspense fallback={null}>
      <Long {...props} />
    </Suspense>
  );
}
