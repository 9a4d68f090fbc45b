import { joinFigures } from '@coop/format/whole';
import type { ReactNode } from 'react';

/** Kind and number of a contract or account; the line breaks only between the two. */
export function NumberedName({ name, no }: { name: string; no: string }) {
  return (
    <>
      <span className="whole">{name}</span>{' '}
      <span className="whole nowrap" translate="no">
        {no}
      </span>
    </>
  );
}

/** A cell of two lines: a name, and in small letters what is to be known of it. */
export function WithUnder({ of, under }: { of: ReactNode; under: string }) {
  return (
    <div>
      {typeof of === 'string' ? joinFigures(of) : of}
      {under && <span className="under">{joinFigures(under)}</span>}
    </div>
  );
}
