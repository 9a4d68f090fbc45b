import { type ReactNode, useRef } from 'react';
import { ReadAloud } from './read-aloud.tsx';

interface SpokenProps {
  /** Thing that it explains. */
  readonly of: string;
  readonly children: ReactNode;
}

/** An explanation, and below it the button that reads it aloud. */
export function Spoken({ of, children }: SpokenProps) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="stack" ref={region}>
        {children}
      </div>
      <ReadAloud region={region} of={of} />
    </>
  );
}
